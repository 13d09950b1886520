import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { build, type InlineConfig, preview } from 'vite';
import { freePort } from '../../support/freePort';
import { type ListWaits, listWaits, openList, openSlowed } from '../slowedPage';

export type StockList = { url: string; stop: () => Promise<void> };

/** Builds the stock list and serves it beside the shop whose tickets it shows. */
export const serveStockList = async (shopUrl: string): Promise<StockList> => {
  const outDir = mkdtempSync(join(tmpdir(), 'label-shop-stock-'));
  const shared: InlineConfig = {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  };
  await build(shared);
  const port = await freePort();
  const server = await preview({ ...shared, preview: { host: '127.0.0.1', port, proxy: { '/api': shopUrl } } });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};

const ROW = 'tbody tr.RaDatagrid-row';

/** What somebody waits for at the stock list. */
export const stockWaits = async (browser: Browser, url: string, token: string): Promise<ListWaits> => {
  const page = await openSlowed(browser, url, token, ROW);
  const waits = await listWaits(page, '/', {
    row: ROW,
    heading: page.getByRole('button', { name: /due date/i }),
    cell: page.locator(ROW).nth(2).getByRole('cell').nth(3),
    form: 'form input[name=quote_id]',
  });
  await page.context().close();
  return waits;
};

/** How long the stock list takes to its first rows, in milliseconds. */
export const stockLoad = async (browser: Browser, url: string, token: string): Promise<number> => {
  const page = await openSlowed(browser, url, token, ROW);
  const { load } = await openList(page, '/');
  await page.context().close();
  return load;
};
