/** What keeps people with a screen reader, a keyboard or weak eyes from a page, as axe finds it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Each rule that is broken, with the elements that break it: in the dialogs, where there are any, for what is behind them
 * cannot be used; otherwise on the whole page.
 * @param rules the only ones to look for; all, where there are none
 */
export const barriersOf = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  // What is still fading in has not its colours yet. A bar that travels for ever is not waited for.
  await page.evaluate(async () => {
    // What has just been put there begins to fade in with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page });
  if ((await page.getByRole('dialog').count()) > 0) axe.include('[role=dialog]');
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};
