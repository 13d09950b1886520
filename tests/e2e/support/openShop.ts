import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { openBrowser } from './browser';
import { type Shop, type ShopOptions, startShop } from './shop';

/** The shop and the browser of a file of tests: there before its first, and gone after its last. */
export const openShop = async (options?: ShopOptions): Promise<{ shop: Shop; browser: Browser }> => {
  const [shop, browser] = await Promise.all([startShop(options), openBrowser()]);
  afterAll(async () => {
    await browser.close();
    await shop.stop();
  });
  return { shop, browser };
};
