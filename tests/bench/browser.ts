import type { Browser, Page } from 'playwright-core';
import { openBenchBrowser } from './benchBrowser';
import { startBenchShop } from './benchShop';
import { heldAgainst, STOCK_BY_BOUNDS } from './machineSpeed';
import { median } from './median';
import { fromClick, type ListWaits, listWaits, openSlowed, SLOWED, settled, slow } from './slowedPage';
import { serveStockList, stockWaits } from './stock/stockList';
import type { BenchRow } from './table';
import { FIRST_ROW } from './watchPage';

const RUNS = 5;
type Run = ListWaits & {
  quote: number;
  rowsInDom: number;
  rowsInSight: number;
  scrollTask: number;
  slowedScrollTask: number;
};

const FORM = '[role=dialog] [role=tabpanel] [role=group]';
const cellOfThirdRow = (page: Page) => page.getByRole('row').nth(3).getByRole('gridcell').nth(3);

const oneRun = async (browser: Browser, url: string, token: string): Promise<Run> => {
  const page = await openSlowed(browser, url, token, FIRST_ROW);
  const waits = await listWaits(page, '/job-tickets', {
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

/**
 * What somebody at a slow machine waits for: the first rows, an order, a dialog; and how smoothly a long page scrolls.
 * Beside it what a stock react-admin list of the same tickets takes in the same minutes, see `machineSpeed.ts`.
 */
export async function browserBench(): Promise<BenchRow[]> {
  const shop = await startBenchShop();
  const stock = await serveStockList(shop.url);
  const browser = await openBenchBrowser();
  try {
    const token = await shop.token();
    const runs: Run[] = [];
    const stockRuns: ListWaits[] = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await oneRun(browser, shop.url, token));
      stockRuns.push(await stockWaits(browser, stock.url, token));
    }
    const figure = (name: keyof Run) => median(runs.map((run) => run[name]));
    const timed = (text: string, name: keyof Run, bound: number, stockName: keyof ListWaits): BenchRow => {
      const stockTook = median(stockRuns.map((run) => run[stockName]));
      return {
        figure: `${text}, processor slowed ${SLOWED} times`,
        measured: `${figure(name).toFixed(0)} ms (stock ${stockName === name ? '' : `${stockName} `}${stockTook.toFixed(0)})`,
        ...heldAgainst(figure(name), bound, stockTook / STOCK_BY_BOUNDS[stockName]),
        limitedBy: name === 'load' || name === 'blocking' ? BEFORE_ROWS : ONE_RENDERING,
      };
    };
    const inDom = figure('rowsInDom');
    const most = figure('rowsInSight') + 2 * OVERSCAN_ROWS;
    return [
      timed(`cold load to rows of ${shop.tickets} tickets`, 'load', 2300, 'load'),
      timed('main thread blocked until the first rows (of each task, beyond 50 ms)', 'blocking', 1100, 'blocking'),
      timed('sort to rows', 'sort', 320, 'sort'),
      timed('row click to ticket dialog', 'form', 350, 'form'),
      timed('row click to quote dialog', 'quote', 450, 'form'),
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

/** The grid renders so many rows before and after those in sight. */
const OVERSCAN_ROWS = 11;
