/** What keeps people with a screen reader, a keyboard or weak eyes from a page, as axe finds it. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Each rule that is broken, with the elements that break it: in the dialogs, where there are any, for what is behind them
 * cannot be used; otherwise on the whole page.
 * @param rules the only ones to look for; all, where there are none
 */
export const barriersOf = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  // A grid draws its rows a moment before what is in them.
  await page
    .locator('[role=row]:not(:has([role=gridcell], [role=columnheader]))')
    .first()
    .waitFor({ state: 'detached' });
  // What is still fading in has not its colours yet. A bar that travels for ever is not waited for.
  await page.evaluate(async () => {
    // What has just been put there begins to fade in with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  await page.evaluate(axe.source);
  const scope = (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : 'html';
  const violations = await page.evaluate(
    async ([scope, rules]) => {
      const runOnly = rules ? { runOnly: { type: 'rule' as const, values: [...rules] } } : {};
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const results = await axe.run(scope, { ...runOnly, resultTypes: ['violations'] });
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [scope, rules] as const,
  );
  return violations;
};
