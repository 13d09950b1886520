import type { Browser, Locator, Page } from 'playwright-core';
import { openBenchBrowser } from './benchBrowser';
import { startBenchShop } from './benchShop';
import { median } from './median';
import { serveStockList } from './stock/serveStockList';
import type { BenchRow } from './table';
import { FIRST_ROW, type Wanted, watchPage } from './watchPage';

const RUNS = 5;
const SLOWED = 4;

/** Makes the processor of a page so many times slower. */
const slow = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** A page of somebody who is signed in, in a browser that has kept nothing, on a processor that is four times slower. */
const openSlowed = async (browser: Browser, url: string, token: string, row: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }] },
  });
  const page = await context.newPage();
  await watchPage(page, row);
  await slow(page, SLOWED);
  return page;
};

/** How long after a click something is there, in the page's own clock, with the frame that shows it. */
const fromClick = async (page: Page, target: Locator, there: Wanted): Promise<number> => {
  const result = page.evaluate((wanted) => window.bench.untilAfterClick(wanted), there);
  await target.click();
  return result;
};

const settled = (page: Page) => page.waitForTimeout(1500);

/** Milliseconds. */
type Waits = { load: number; blocking: number; sort: number; form: number };
type Run = Waits & {
  quote: number;
  rowsInDom: number;
  rowsInSight: number;
  scrollTask: number;
  slowedScrollTask: number;
};

/** The first rows of a list of tickets, another order of them, and the form of one. */
const waitsOf = async (
  page: Page,
  list: string,
  { row, heading, cell, form }: { row: string; heading: Locator; cell: Locator; form: string },
): Promise<Waits> => {
  await page.goto(list);
  const { load, blocking } = await page.evaluate(() => window.bench.untilLoaded());
  await settled(page);
  const otherThan = (await page.locator(row).first().textContent()) ?? '';
  const sort = await fromClick(page, heading, { selector: row, otherThan });
  await settled(page);
  return { load, blocking, sort, form: await fromClick(page, cell, { selector: form }) };
};

const FORM = '[role=dialog] [role=tabpanel] [role=group]';
const cellOfThirdRow = (page: Page) => page.getByRole('row').nth(3).getByRole('gridcell').nth(3);

const oneRun = async (browser: Browser, url: string, token: string): Promise<Run> => {
  const page = await openSlowed(browser, url, token, FIRST_ROW);
  const waits = await waitsOf(page, '/job-tickets', {
    row: FIRST_ROW,
    heading: page.getByRole('columnheader', { name: 'Due Date' }),
    cell: cellOfThirdRow(page),
    form: FORM,
  });

  await page.goto('/quotes');
  await page.getByRole('gridcell').first().waitFor();
  await settled(page);
  const quote = await fromClick(page, cellOfThirdRow(page), { selector: FORM });

  await page.goto('/job-tickets?perPage=100');
  await page.getByRole('gridcell').first().waitFor();
  await settled(page);
  const { scrollTask: slowedScrollTask } = await page.evaluate(() => window.bench.scrollThrough());
  await slow(page, 1);
  const scrolled = await page.evaluate(() => window.bench.scrollThrough());
  await page.context().close();
  return { ...waits, quote, ...scrolled, slowedScrollTask };
};

const STOCK_ROW = 'tbody tr.RaDatagrid-row';

const stockRun = async (browser: Browser, url: string, token: string): Promise<Waits> => {
  const page = await openSlowed(browser, url, token, STOCK_ROW);
  const waits = await waitsOf(page, '/', {
    row: STOCK_ROW,
    heading: page.getByRole('button', { name: /due date/i }),
    cell: page.locator(STOCK_ROW).nth(2).getByRole('cell').nth(3),
    form: 'form input[name=quote_id]',
  });
  await page.context().close();
  return waits;
};

/**
 * What somebody at a slow machine waits for: the first rows, an order, a dialog; and how smoothly a long page scrolls.
 * Beside it what a stock react-admin list of the same tickets takes in the same minutes: the bounds were set where it
 * took {@link STOCK_BY_BOUNDS}, and a machine on which it takes longer is that much slower.
 */
export async function browserBench(): Promise<BenchRow[]> {
  const shop = await startBenchShop();
  const stock = await serveStockList(shop.url);
  const browser = await openBenchBrowser();
  try {
    const token = await shop.token();
    const runs: Run[] = [];
    const stockRuns: Waits[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await oneRun(browser, shop.url, token));
      stockRuns.push(await stockRun(browser, stock.url, token));
    }
    const figure = (name: keyof Run) => median(runs.map((run) => run[name]));
    const timed = (text: string, name: keyof Run, bound: number, stockName?: keyof Waits): BenchRow => {
      const limitedBy = name === 'load' || name === 'blocking' ? BEFORE_ROWS : ONE_RENDERING;
      const beside = stockName && median(stockRuns.map((run) => run[stockName]));
      return {
        figure: `${text}, processor slowed 4 times`,
        measured: `${figure(name).toFixed(0)} ms${beside === undefined ? '' : ` (stock ${beside.toFixed(0)})`}`,
        bound: `${bound} ms${stockName ? ` (stock ${STOCK_BY_BOUNDS[stockName]})` : ''}`,
        holds: figure(name) <= bound,
        limitedBy,
      };
    };
    const inDom = figure('rowsInDom');
    const most = figure('rowsInSight') + 2 * OVERSCAN_ROWS;
    return [
      timed(`cold load to rows of ${shop.tickets} tickets`, 'load', 2300, 'load'),
      timed('main thread blocked until the first rows (of each task, beyond 50 ms)', 'blocking', 1100, 'blocking'),
      timed('sort to rows', 'sort', 320, 'sort'),
      timed('row click to ticket dialog', 'form', 350, 'form'),
      timed('row click to quote dialog', 'quote', 450),
      {
        figure: 'rows in the DOM, 100 rows a page',
        measured: `${inDom}, ${figure('rowsInSight')} in sight`,
        bound: `${most}`,
        holds: inDom <= most,
      },
      {
        figure: 'longest task of scrolling through them',
        measured: `${taskText(figure('scrollTask'))} (processor slowed 4 times: ${taskText(figure('slowedScrollTask'))})`,
        bound: '50 ms',
        holds: figure('scrollTask') <= 50,
        limitedBy: ONE_RENDERING,
      },
    ];
  } finally {
    await browser.close();
    await stock.stop();
    await shop.stop();
  }
}

const BEFORE_ROWS =
  'the machine, as far as the stock list is slower here than where the bound was set; then the code of react-admin and the grid, which runs before there are rows';
const ONE_RENDERING =
  'script before all: React and what the grid and the form do at a render, which is one task; of a dialog also the styles that Emotion makes of it at its first opening. Of a step of scrolling it is half, and the other half is the style, layout and paint of the rows that come in sight';

/** The longest of some tasks; 0 where the browser told of none. */
const taskText = (longest: number): string => (longest < 50 ? 'none over 50 ms' : `${longest.toFixed(0)} ms`);

/** What the stock list took, in milliseconds, on the machine where the bounds were set. */
const STOCK_BY_BOUNDS: Waits = { load: 2300, blocking: 1540, sort: 800, form: 700 };

/** The grid renders so many rows before and after those in sight. */
const OVERSCAN_ROWS = 11;
