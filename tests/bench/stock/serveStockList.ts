import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';
import { freePort } from '../../support/freePort';

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
