/** What keeps people with a screen reader, a keyboard or weak eyes from a page, as axe finds it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Each rule that is broken, with the elements that break it.
 * @param rules the only ones to look for; all, where there are none
 */
export const barriersOf = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
