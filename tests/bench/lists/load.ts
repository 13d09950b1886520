/** Loads servers one after the other, in turn, so that what else the machine does meets all of them alike. */
import autocannon from 'autocannon';
import type { Server } from './servers';

type Request = { method?: 'GET' | 'PUT'; path: string; body?: Record<string, unknown> };

/** Makes the request with that number; the same number makes the same request. */
export type Requests = (number: number) => Request;

const CONNECTIONS = 10;
const ROUNDS = 5;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
};

/** How many requests a second the server answers, of so many. Fails where it does not answer all of them. */
const load = async (server: Server, requests: Requests, first: number, amount: number): Promise<number> => {
  let next = first;
  const base = new URL(server.url).pathname.replace(/\/$/, '');
  const start = performance.now();
  const result = await autocannon({
    url: server.url,
    connections: Math.min(CONNECTIONS, amount),
    amount,
    timeout: 60,
    requests: [
      {
        setupRequest: (request) => {
          const { method = 'GET', path, body } = requests(next);
          next += 1;
          const type = body ? { 'content-type': 'application/json' } : {};
          const sent = body ? { body: JSON.stringify(body) } : {};
          return { ...request, method, path: base + path, headers: { ...server.headers, ...type }, ...sent };
        },
      },
    ],
  });
  if (result['2xx'] !== amount)
    throw new Error(`${server.url} answered ${result['2xx']} of ${amount}: ${requests(first).path}`);
  return amount / ((performance.now() - start) / 1000);
};

export type Rates = { product: number; limit: number };

/**
 * Requests a second of both, medians of rounds. Each round asks for others than the rounds before.
 * @param amounts how many requests make a round; a slower server is asked for fewer
 */
export const compare = async (
  product: Server,
  limit: Server,
  requests: Requests,
  amounts: { product: number; limit: number },
  rounds = ROUNDS,
): Promise<Rates> => {
  const rates: { product: number[]; limit: number[] } = { product: [], limit: [] };
  for (let round = 0; round < rounds; round += 1) {
    rates.limit.push(await load(limit, requests, round * amounts.limit, amounts.limit));
    rates.product.push(await load(product, requests, round * amounts.product, amounts.product));
  }
  return { product: medianOf(rates.product), limit: medianOf(rates.limit) };
};

/** Milliseconds of one request after another, median; the servers take turns. */
export const medianTimes = async (
  servers: readonly Server[],
  requests: Requests,
  amount: number,
): Promise<number[]> => {
  const times = servers.map((): number[] => []);
  for (let number = 0; number < amount; number += 1) {
    for (const [index, { url, headers }] of servers.entries()) {
      const start = performance.now();
      const answer = await fetch(url + requests(number).path, { headers });
      await answer.arrayBuffer();
      times[index]?.push(performance.now() - start);
    }
  }
  return times.map(medianOf);
};
