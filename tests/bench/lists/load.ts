/** Loads servers one after the other, in turn, so that what else the machine does meets all of them alike. */
import { connect } from 'node:net';
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

/** A request as it goes over the wire. */
const bytesOf = ({ method = 'GET', path, body }: Request, base: string, headers: string): string => {
  const content = body ? JSON.stringify(body) : '';
  const about = body ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(content)}\r\n` : '';
  return `${method} ${base}${path} HTTP/1.1\r\n${headers}${about}\r\n${content}`;
};

/**
 * Sends one request after another on a connection of its own, until there are none left.
 * @param next the next request; null: there are none left
 */
const keepAsking = ({ hostname, port }: URL, next: () => string | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let head = Buffer.alloc(0);
    let bodyLeft: number | null = null;
    const ask = (): void => {
      const request = next();
      if (request === null) socket.end(resolve);
      else socket.write(request);
    };
    const fail = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(60_000, () => fail(new Error('No answer for a minute')));
    socket.on('error', fail);
    socket.on('connect', ask);
    socket.on('data', (bytes) => {
      if (bodyLeft === null) {
        head = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const text = head.toString('latin1', 0, end);
        const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
        if (!text.startsWith('HTTP/1.1 2') || length === undefined) return fail(new Error(`Answered ${head}`));
        bodyLeft = Number(length) - (head.length - end - 4);
        head = Buffer.alloc(0);
      } else {
        bodyLeft -= bytes.length;
      }
      if (bodyLeft > 0) return;
      bodyLeft = null;
      ask();
    });
  });

/**
 * How many requests a second the server answers, of so many: from the first request to the last answer. Written by
 * hand because a faster server must be measured as faster: autocannon looks only once a second whether all is answered,
 * and takes more of the processor for a request than the limit does.
 */
const load = async (server: Server, requests: Requests, first: number, amount: number): Promise<number> => {
  const url = new URL(server.url);
  const base = url.pathname.replace(/\/$/, '');
  const headers = Object.entries({ host: url.host, ...server.headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  let number = first;
  const next = (): string | null => {
    if (number >= first + amount) return null;
    number += 1;
    return bytesOf(requests(number - 1), base, headers);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: Math.min(CONNECTIONS, amount) }, () => keepAsking(url, next)));
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
