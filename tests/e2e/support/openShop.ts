import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { type Shop, type ShopOptions, startShop } from './shop';

/** The shop of a file of tests, there before its first and gone after its last, and the browser to visit it with. */
export const openShop = async (options?: ShopOptions): Promise<{ shop: Shop; browser: Browser }> => {
  const shop = await startShop(options);
  afterAll(shop.stop);
  return { shop, browser: globalThis.workersBrowser };
};
