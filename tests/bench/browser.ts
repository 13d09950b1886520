import type { Browser, CDPSession, Page } from 'playwright-core';
import { openBenchBrowser } from './benchBrowser';
import { startBenchShop } from './benchShop';
import { median } from './median';
import type { BenchRow } from './table';
import { FIRST_ROW, type Wanted, watchPage } from './watchPage';

const RUNS = 5;
const SLOWED = 4;

/** A page of somebody who is signed in, in a browser that has kept nothing, on a processor that is four times slower. */
const openSlowed = async (browser: Browser, url: string, token: string): Promise<[Page, CDPSession]> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }] },
  });
  const page = await context.newPage();
  await watchPage(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return [page, session];
};

/** How long after a click something is there, in the page's own clock, with the frame that shows it. */
const fromClick = async (page: Page, click: () => Promise<void>, there: Wanted): Promise<number> => {
  const result = page.evaluate((wanted) => window.bench.untilAfterClick(wanted), there);
  await click();
  return result;
};

const settled = (page: Page) => page.waitForTimeout(1500);

type Run = {
  load: number;
  blocking: number;
  sort: number;
  ticket: number;
  quote: number;
  rowsInDom: number;
  rowsInSight: number;
  scrollTask: number;
};

const FORM = { selector: '[role=dialog] [role=tabpanel] [role=group]' };

const oneRun = async (browser: Browser, url: string, token: string): Promise<Run> => {
  const [page] = await openSlowed(browser, url, token);
  await page.goto('/job-tickets');
  const { load, blocking } = await page.evaluate(() => window.bench.untilLoaded());
  await settled(page);

  const otherThan = (await page.locator(FIRST_ROW).first().getAttribute('data-id')) ?? '';
  const heading = page.getByRole('columnheader', { name: 'Due Date' });
  const sort = await fromClick(page, () => heading.click(), { selector: FIRST_ROW, otherThan });
  await settled(page);
  const ticket = await fromClick(page, () => page.getByRole('row').nth(3).getByRole('gridcell').nth(3).click(), FORM);

  await page.goto('/quotes');
  await page.getByRole('gridcell').first().waitFor();
  await settled(page);
  const quote = await fromClick(page, () => page.getByRole('row').nth(3).getByRole('gridcell').nth(3).click(), FORM);

  await page.goto('/job-tickets?perPage=100');
  await page.getByRole('gridcell').first().waitFor();
  await settled(page);
  const { rowsInDom, rowsInSight, scrollTask } = await page.evaluate(() => window.bench.scrollThrough());
  await page.context().close();
  return { load, blocking, sort, ticket, quote, rowsInDom, rowsInSight, scrollTask };
};

/** What somebody at a slow machine waits for: the first rows, an order, a dialog; and how smoothly a long page scrolls. */
export async function browserBench(): Promise<BenchRow[]> {
  const shop = await startBenchShop();
  const browser = await openBenchBrowser();
  try {
    const token = await shop.token();
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await oneRun(browser, shop.url, token));
    const figure = (name: keyof Run) => median(runs.map((run) => run[name]));
    const timed = (text: string, name: keyof Run, bound: number): BenchRow => ({
      figure: `${text}, processor slowed 4 times`,
      measured: `${figure(name).toFixed(0)} ms`,
      bound: `${bound} ms`,
      holds: figure(name) <= bound,
    });
    const inDom = figure('rowsInDom');
    const most = figure('rowsInSight') + 2 * OVERSCAN_ROWS;
    return [
      timed(`cold load to rows of ${shop.tickets} tickets`, 'load', 2300),
      timed('main thread blocked until the first rows (of each task, beyond 50 ms)', 'blocking', 1100),
      timed('sort to rows', 'sort', 320),
      timed('row click to ticket dialog', 'ticket', 350),
      timed('row click to quote dialog', 'quote', 450),
      {
        figure: 'rows in the DOM, 100 rows a page',
        measured: `${inDom}, ${figure('rowsInSight')} in sight`,
        bound: `${most}`,
        holds: inDom <= most,
      },
      timed('longest task of scrolling through them', 'scrollTask', 50),
    ];
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** The grid renders so many rows before and after those in sight. */
const OVERSCAN_ROWS = 11;
