import { startServer } from '../e2e/support/server';
import { startShop } from '../e2e/support/shop';
import { freePort } from '../support/freePort';

export type BenchShop = { url: string; tickets: string; token: () => Promise<string>; stop: () => Promise<void> };

const PASSWORD = 'A bench of the shop 1';

/** The shop in the data folder that BENCH_DATA_DIR names. */
const startKeptShop = async (dataDirectory: string): Promise<BenchShop> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDirectory, DATABASE_URL: '', SAMPLE_DATA: 'off' };
  const password = process.env.BENCH_PASSWORD ?? PASSWORD;
  const server = await startServer(url, { ...env, ADMIN_PASSWORD: password });
  const token = async () => {
    const answer = await fetch(`${url}/api/database/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  return { url, tickets: 'the kept shop’s', token, stop: server.end };
};

/** The shop that the screens are measured on: the one that is kept, where there is one, otherwise the sample. */
export const startBenchShop = async (): Promise<BenchShop> => {
  const kept = process.env.BENCH_DATA_DIR;
  if (kept) return startKeptShop(kept);
  const shop = await startShop({ sampleData: true });
  return {
    url: shop.url,
    tickets: 'the sample’s 1,200',
    token: () => shop.api.tokenOf(shop.administrator),
    stop: shop.stop,
  };
};
