import type { Page } from 'playwright-core';

/** An element that is waited for, with another text than it had. */
export type Wanted = { selector: string; otherThan?: string };

export const FIRST_ROW = '[role=grid] [role=row][data-id]';

declare global {
  interface Window {
    bench: {
      untilLoaded: () => Promise<{ load: number; blocking: number }>;
      untilAfterClick: (wanted: Wanted) => Promise<number>;
      scrollThrough: () => Promise<{ rowsInDom: number; rowsInSight: number; scrollTask: number }>;
    };
  }
}

/** Measures in the page itself, so that nothing of the way to it is measured with it. */
const watch = (firstRow: string) => {
  // What a task takes beyond this is what holds up whoever uses the page.
  const SHORT_TASK = 50;
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const holds = ({ selector, otherThan }: Wanted): boolean => {
    const element = document.querySelector(selector);
    return element !== null && (otherThan === undefined || element.textContent !== otherThan);
  };

  /** The moment after the frame in which the condition first held. */
  const until = async (wanted: Wanted): Promise<number> => {
    while (!holds(wanted)) await frame();
    await frame();
    return performance.now();
  };
  // Watched from the start: whoever asks later is told when it was.
  let rowsAt: Promise<number> | undefined;
  document.addEventListener('DOMContentLoaded', () => {
    rowsAt = until({ selector: firstRow });
  });

  window.bench = {
    untilLoaded: async () => {
      const load = (await rowsAt) ?? Number.NaN;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const blocking = tasks
        .filter(({ startTime }) => startTime < load)
        .reduce((sum, { duration }) => sum + duration - SHORT_TASK, 0);
      return { load, blocking };
    },
    untilAfterClick: async (wanted) => {
      const clicked = await new Promise<number>((resolve) => {
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      });
      return (await until(wanted)) - clicked;
    },
    scrollThrough: async () => {
      const scroller = document.querySelector('.MuiDataGrid-virtualScroller');
      if (!scroller) throw new Error('There is no grid');
      const rows = () => document.querySelectorAll(firstRow);
      scroller.scrollTop = 0;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const start = performance.now();
      const box = scroller.getBoundingClientRect();
      const rowsInSight = [...rows()].filter((row) => row.getBoundingClientRect().top < box.bottom).length;
      let rowsInDom = rows().length;
      const end = scroller.scrollHeight - scroller.clientHeight;
      for (let top = 0; top < end; top += 40) {
        scroller.scrollTop = top;
        await frame();
        rowsInDom = Math.max(rowsInDom, rows().length);
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      const during = tasks.filter(({ startTime }) => startTime >= start);
      return { rowsInDom, rowsInSight, scrollTask: Math.max(0, ...during.map(({ duration }) => duration)) };
    },
  };
};

/** The compiler that runs the bench names functions by a helper of its own, which a page does not have. */
const NAMER = 'globalThis.__name ??= (named) => named;';

/** Puts the measuring into every page that is opened there. A row of its list is found by `row`. */
export const watchPage = async (page: Page, row: string): Promise<void> => {
  await page.addInitScript(NAMER);
  await page.addInitScript(watch, row);
};
