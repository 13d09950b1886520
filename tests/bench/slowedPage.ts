/** Lists as somebody at a slow machine meets them. */
import type { Browser, Locator, Page } from 'playwright-core';
import { type Wanted, watchPage } from './watchPage';

/** How many times slower the processor is made. */
export const SLOWED = 4;

/** Makes the processor of a page so many times slower. */
export const slow = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** A page of somebody who is signed in, in a browser that has kept nothing, on a processor that is four times slower. */
export const openSlowed = async (browser: Browser, url: string, token: string, row: string): Promise<Page> => {
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
export const fromClick = async (page: Page, target: Locator, there: Wanted): Promise<number> => {
  const result = page.evaluate((wanted) => window.bench.untilAfterClick(wanted), there);
  await target.click();
  return result;
};

export const settled = (page: Page) => page.waitForTimeout(1500);

/** The first rows of a list of tickets: milliseconds until they are there, and those that the main thread was blocked. */
export const openList = async (page: Page, list: string): Promise<{ load: number; blocking: number }> => {
  await page.goto(list);
  const loaded = await page.evaluate(() => window.bench.untilLoaded());
  await settled(page);
  return loaded;
};

/** What somebody waits for at a list, in milliseconds: its first rows, another order of them, and the form of one. */
export type ListWaits = { load: number; blocking: number; sort: number; form: number };

export const listWaits = async (
  page: Page,
  list: string,
  { row, heading, cell, form }: { row: string; heading: Locator; cell: Locator; form: string },
): Promise<ListWaits> => {
  const loaded = await openList(page, list);
  const otherThan = (await page.locator(row).first().textContent()) ?? '';
  const sort = await fromClick(page, heading, { selector: row, otherThan });
  await settled(page);
  return { ...loaded, sort, form: await fromClick(page, cell, { selector: form }) };
};
