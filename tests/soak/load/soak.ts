/**
 * 200 clients for a minute: no error, and no growth of memory. The server runs in a process of its own, so that what
 * the clients need is not counted.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { load } from './run';

const CLIENTS = 200;
const SECONDS = 60;
const TICKETS = 2_000;
/** What the heap may have grown by from the first rounds to the last, each after a garbage collection. */
const GROWTH_MB = 20;

type Ready = { url: string; token: string };
type Memory = { heap: number; memory: number };

const ask = async <Answer>(server: ChildProcess, question: string): Promise<Answer> => {
  const answer = once(server, 'message');
  server.send(question);
  return (await answer)[0] as Answer;
};

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export const loadSoak = async (): Promise<string[]> => {
  const server = fork(fileURLToPath(new URL('server.ts', import.meta.url)), [String(TICKETS)], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  try {
    const [ready] = (await once(server, 'message')) as [Ready];
    // The first requests compile and cache: what they leave behind is no growth.
    await load({ ...ready, clients: CLIENTS, until: { seconds: 10 }, ticket: 1 });
    const before = await ask<Memory>(server, 'memory');
    const result = await load({ ...ready, clients: CLIENTS, until: { seconds: SECONDS }, ticket: 1 });
    const after = await ask<Memory>(server, 'memory');

    const { latency } = result;
    console.log(
      `  ${CLIENTS} clients, ${SECONDS} s: ${result.requests} requests, ${result.perSecond.toFixed(0)} a second`,
    );
    console.log(`  latency: median ${latency.p50} ms, 99% ${latency.p99} ms, longest ${latency.max} ms`);
    console.log(`  errors: ${result.errors}, timeouts: ${result.timeouts}, not 2xx: ${result.non2xx}`);
    console.log(`  heap: ${megabytes(before.heap)} before, ${megabytes(after.heap)} after`);
    console.log(`  memory: ${megabytes(before.memory)} before, ${megabytes(after.memory)} after`);
    const failed = result.errors + result.timeouts + result.non2xx;
    return [
      ...(failed > 0 ? [`${failed} requests failed`] : []),
      ...(after.heap - before.heap > GROWTH_MB * 1024 * 1024 ? [`the heap grew by more than ${GROWTH_MB} MB`] : []),
    ];
  } finally {
    server.kill();
  }
};
