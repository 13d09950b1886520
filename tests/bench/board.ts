import type { Page } from 'playwright-core';
import { openBenchBrowser } from './benchBrowser';
import { startBenchShop } from './benchShop';
import { median } from './median';
import type { BenchRow } from './table';

const RUNS = 5;
/** From here on a person sees that a movement halts. */
const BOUND = 50;

declare global {
  interface Window {
    /** Milliseconds of each long task since it was emptied. */
    longTasks: number[];
  }
}

const watchTasks = () => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
};

/** The longest task while something is done; 0 where none was longer than 50 ms. */
const longestTask = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.longTasks.length = 0;
  });
  await act();
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...window.longTasks));
};

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The wheel, turned as fast as a finger does, over a column until its end. */
const scrollColumn = async (page: Page, name: string): Promise<void> => {
  const box = await column(page, name).boundingBox();
  if (!box) throw new Error(`There is no column ${name}`);
  const last = () => column(page, name).locator('[data-ticket]').last().getAttribute('data-ticket');
  const before = await last();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
  }
  if ((await last()) === before) throw new Error(`Column ${name} did not move`);
};

/** The first card of a column, carried over the others and put back where it was. */
const carryCard = async (page: Page, from: string, over: string): Promise<void> => {
  const card = await column(page, from).locator('[data-ticket]').first().boundingBox();
  const end = await column(page, over).boundingBox();
  if (!card || !end) throw new Error('There is no card to carry, or no column to carry it over');
  await page.mouse.move(card.x + 40, card.y + 30);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 200, { steps: 40 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
};

/** How smoothly the board of the sample's tickets moves under a hand. */
export const boardBench = async (): Promise<BenchRow[]> => {
  const shop = await startBenchShop();
  const browser = await openBenchBrowser();
  try {
    const localStorage = [{ name: 'token', value: await shop.token() }];
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: shop.url, localStorage }] },
    });
    const page = await context.newPage();
    await page.addInitScript(watchTasks);
    const scrolls: number[] = [];
    const carries: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto('/job-tickets?view=board');
      await column(page, 'Press').locator('[data-ticket]').first().waitFor();
      carries.push(await longestTask(page, () => carryCard(page, 'Press', 'Rewind')));
      scrolls.push(await longestTask(page, () => scrollColumn(page, 'Press')));
    }
    const row = (figure: string, times: readonly number[]): BenchRow => ({
      figure: `board of ${shop.tickets} tickets: longest task of ${figure}`,
      measured: median(times) < BOUND ? `none over ${BOUND} ms` : `${median(times).toFixed(0)} ms`,
      bound: `${BOUND} ms`,
      holds: median(times) <= BOUND,
    });
    return [row('scrolling a column', scrolls), row('carrying a card over the columns', carries)];
  } finally {
    await browser.close();
    await shop.stop();
  }
};
