/** What keeps people with a screen reader, a keyboard or weak eyes from a page, as axe finds it. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A grid draws its rows a moment before what is in them, and shapes of rows before those. */
const UNFINISHED = '[role=row]:not(:has([role=gridcell], [role=columnheader])), .MuiSkeleton-root';

/**
 * Each rule that is broken, with the elements that break it: in the dialogs, where there are any, for what is behind them
 * cannot be used; otherwise on the whole page. Looks again at a page that has changed under the look.
 * @param rules the only ones to look for; all, where there are none
 */
export const barriersOf = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  // A page that was looked at before still has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const scope = (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : 'html';
  return page.evaluate(
    async ({ scope, rules, unfinished }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // What is still fading in has not its colours yet. A bar that travels for ever is not waited for.
      const atRest = async () => {
        // What has just been put there begins to fade in with the next frame.
        await frame();
        await frame();
        const passing = document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
        await Promise.allSettled(passing.map(({ finished }) => finished));
      };

      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const runOnly = rules ? { runOnly: { type: 'rule' as const, values: [...rules] } } : {};
      let hasChanged = false;
      const changes = new MutationObserver(() => {
        hasChanged = true;
      });
      changes.observe(document.body, { subtree: true, childList: true, attributes: true });
      for (;;) {
        do await atRest();
        while (document.querySelector(unfinished));
        changes.takeRecords();
        hasChanged = false;
        const { violations } = await axe.run(scope, { ...runOnly, resultTypes: ['violations'] });
        if (hasChanged) continue;
        changes.disconnect();
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${failureSummary} ${html}`).join(' ')}`,
        );
      }
    },
    { scope, rules, unfinished: UNFINISHED },
  );
};
