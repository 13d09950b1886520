/** Thousands of requests that nobody should send, to a server with a shop in it. */
import { LIMITS } from '../../../server/http/limits';
import type { SoakReport } from '../support/report';
import { openSqliteShop } from '../support/shops';
import { fuzz } from './run';

/** An answer that takes longer, to one request at a time, holds up everybody. */
const SLOW = 1_000;

/** @param onRound told after each request how many were served by then that may have written */
export const fuzzSoak = async (
  requests: number,
  { seed, onRound }: { seed: number; onRound: (request: number, writes: number) => void },
): Promise<SoakReport> => {
  const shop = await openSqliteShop({ tickets: 30, limits: { ...LIMITS, requestsPerMinute: 0 } });
  try {
    const { app, database } = shop;
    const tokens = [await shop.signIn('anna'), await shop.signIn('sam')];
    const result = await fuzz({ app, database, tokens, seed, requests, batch: 5, onRequest: onRound });
    const { byStatus, slowest, problems } = result;
    return {
      name: 'fuzz',
      figures: [
        ['seed', seed],
        ['requests', result.requests],
        ['writes served', result.writes],
        ...Object.entries(byStatus).map(([status, count]) => [`answers ${status}`, count] as const),
        ['slowest answer', `${slowest.ms.toFixed(0)} ms (${slowest.request})`],
      ],
      failures: slowest.ms > SLOW ? [...problems, `an answer took more than ${SLOW} ms`] : problems,
    };
  } finally {
    await shop.close();
  }
};
