import type { Page } from 'playwright-core';
import { signIn } from '../e2e/support/browser';
import { openBrowser } from '../e2e/support/chromium';
import { startShop } from '../e2e/support/shop';
import { heldAgainst, STOCK_BY_BOUNDS } from './machineSpeed';
import { median } from './median';
import { serveStockList, stockLoad } from './stock/stockList';
import type { BenchRow } from './table';

/** Milliseconds, of the median. */
const BOUND = 16;
const KEYS = 60;

/**
 * Milliseconds from each key to the table that has been painted with what follows from it: from the event's own time to
 * the first task after the frame that its rendering ended in.
 */
const typeAndMeasure = async (
  page: Page,
  label: string,
  texts: readonly string[],
  table = '[role=grid][aria-label=Quantities]',
): Promise<number[]> => {
  const input = page.getByLabel(label, { exact: true }).locator('visible=true').first();
  await input.click();
  await page.evaluate((table) => {
    const times: number[] = [];
    const measuring = new AbortController();
    Object.assign(window, { times, measuring });
    document.addEventListener(
      'keydown',
      ({ timeStamp, key }) => {
        if (!/^[\d.]$/.test(key)) return;
        const before = document.querySelector(table)?.textContent;
        requestAnimationFrame(() => {
          const changed = document.querySelector(table)?.textContent !== before;
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => changed && times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true, signal: measuring.signal },
    );
  }, table);
  for (const text of texts) {
    await input.press('Control+a');
    for (const key of text) {
      // Held down and apart as the keys of somebody who types fast.
      await page.keyboard.press(key, { delay: 30 });
      await page.waitForTimeout(30);
    }
  }
  return page.evaluate(() => {
    const { times, measuring } = window as unknown as { times: number[]; measuring: AbortController };
    measuring.abort();
    return times;
  });
};

/** @param slower how many times slower this machine is than that of the bounds */
const rowOf = (figure: string, times: readonly number[], slower: number): BenchRow => {
  if (times.length < KEYS / 3) throw new Error(`${figure}: only ${times.length} keys changed the table`);
  const sorted = times.toSorted((a, b) => a - b);
  const late = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return {
    figure,
    measured: `${median(times).toFixed(1)} ms, 95% below ${late.toFixed(1)} ms`,
    ...heldAgainst(median(times), BOUND, slower),
    limitedBy: 'drawing the cells that change, half by script and half by layout and paint',
  };
};

/** Numbers to type, all different, so that each key changes what the table shows. */
const numbers = (first: number): string[] => Array.from({ length: KEYS / 3 }, (_, index) => String(first + 7 * index));

/**
 * How long a key takes in a full quote of ten rows, in Chromium, until the table is painted. Before and after each field
 * the stock list tells how fast the machine is just then.
 */
export const quoteTypingBench = async (): Promise<BenchRow[]> => {
  const [shop, browser] = await Promise.all([
    startShop({ sampleData: true }),
    openBrowser(['--disable-frame-rate-limit']),
  ]);
  const stock = await serveStockList(shop.url);
  try {
    const token = await shop.api.tokenOf(shop.administrator);
    const stockLoads: number[] = [];
    const timeMachine = async () => {
      for (let load = 0; load < 2; load += 1) stockLoads.push(await stockLoad(browser, stock.url, token));
    };
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const type = async (...typed: [label: string, texts: readonly string[], table?: string]) => {
      await timeMachine();
      await page.bringToFront();
      return typeAndMeasure(page, ...typed);
    };
    await page.goto(shop.url);
    await signIn(page, shop.administrator);
    await page.goto(`${shop.url}/quotes/14`);
    await page.getByRole('tab', { name: 'Summation/Override' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByText('Price per M').last().waitFor();
    const quantity = await type('Row 4 M Labels', numbers(112));
    const markup = await type('Markup', numbers(113));
    await page.getByRole('tab', { name: 'Details' }).click();
    const sizes = numbers(11).map((decimals) => `1.${decimals}`);
    const size = await type('Size AC', sizes, '[aria-label=Prices]');
    await timeMachine();
    const slower = median(stockLoads) / STOCK_BY_BOUNDS.load;
    return [
      rowOf('key in a quantity of a full quote, to the painted table', quantity, slower),
      rowOf('key in the markup, which changes all ten rows', markup, slower),
      rowOf('key in the size of the label, which changes its prices and its drawings', size, slower),
    ];
  } finally {
    await browser.close();
    await stock.stop();
    await shop.stop();
  }
};
