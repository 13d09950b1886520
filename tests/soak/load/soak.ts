/**
 * 200 clients for a minute: no error, and no growth of memory. The server runs in a process of its own, so that what
 * the clients need is not counted.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SoakReport } from '../support/report';
import { load } from './run';

const CLIENTS = 200;
const TICKETS = 2_000;
/** The first requests compile and cache: what they leave behind is no growth. */
const WARM_UP = 10;
/** What the heap may have grown by from the first seconds to the last, each after a garbage collection. */
const GROWTH_MB = 20;

type Ready = { url: string; token: string };
type Memory = { heap: number; memory: number };

const ask = async <Answer>(server: ChildProcess, question: string): Promise<Answer> => {
  const answer = once(server, 'message');
  server.send(question);
  return (await answer)[0] as Answer;
};

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export const loadSoak = async (seconds: number): Promise<SoakReport> => {
  const server = fork(fileURLToPath(new URL('server.ts', import.meta.url)), [String(TICKETS)], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  try {
    const [ready] = (await once(server, 'message')) as [Ready];
    await load({ ...ready, clients: CLIENTS, until: { seconds: WARM_UP }, ticket: 1 });
    const before = await ask<Memory>(server, 'memory');
    const result = await load({ ...ready, clients: CLIENTS, until: { seconds }, ticket: 1 });
    const after = await ask<Memory>(server, 'memory');

    const { latency } = result;
    const failed = result.errors + result.non2xx;
    return {
      name: 'load',
      figures: [
        ['clients', CLIENTS],
        ['seconds', seconds],
        ['requests', result.requests],
        ['a second', result.perSecond.toFixed(0)],
        ['median', `${latency.p50} ms`],
        ['99%', `${latency.p99} ms`],
        ['longest', `${latency.max} ms`],
        ['errors', result.errors],
        ['of them timeouts', result.timeouts],
        ['not 2xx', result.non2xx],
        ['heap', `${megabytes(before.heap)} before and ${megabytes(after.heap)} after`],
        ['memory', `${megabytes(before.memory)} before and ${megabytes(after.memory)} after`],
      ],
      failures: [
        ...(failed > 0 ? [`${failed} requests failed`] : []),
        ...(after.heap - before.heap > GROWTH_MB * 1024 * 1024 ? [`the heap grew by more than ${GROWTH_MB} MB`] : []),
      ],
    };
  } finally {
    server.kill();
  }
};
