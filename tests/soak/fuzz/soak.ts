/** 20,000 requests that nobody should send, to a server with a shop in it. */
import { openSoakShop } from '../support/soakShop';
import { fuzz } from './run';

const REQUESTS = 20_000;
/** An answer that takes longer, to one request at a time, holds up everybody. */
const SLOW = 1_000;

export const fuzzSoak = async (): Promise<string[]> => {
  const seed = Number(process.env.SEED ?? 1);
  const shop = await openSoakShop(30);
  try {
    const start = performance.now();
    const { app, database, tokens } = shop;
    const result = await fuzz({ app, database, tokens, seed, requests: REQUESTS, batch: 5 });
    const seconds = (performance.now() - start) / 1000;
    console.log(`  ${result.requests} requests, seed ${seed}, ${seconds.toFixed(0)} s`);
    console.log(
      `  answers: ${Object.entries(result.byStatus)
        .map((pair) => pair.join(': '))
        .join(', ')}`,
    );
    console.log(`  slowest: ${result.slowest.ms.toFixed(0)} ms, ${result.slowest.request}`);
    const slow = result.slowest.ms > SLOW ? [`an answer took more than ${SLOW} ms`] : [];
    const more = result.problems.length > 20 ? [`and ${result.problems.length - 20} more`] : [];
    return [...result.problems.slice(0, 20), ...more, ...slow];
  } finally {
    await shop.close();
  }
};
