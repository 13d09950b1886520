/**
 * A server that has more to do than it can refuses further work before it runs out of memory: 503, and when to come
 * again. Whoever asks after its health is always answered.
 */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './errors';
import type { Limits } from './limits';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served however busy the server is. */
    always?: true;
  }
}

const RETRY_AFTER = 5;

const tooBusy = (): Refusal =>
  new Refusal(
    503,
    { message: 'The server has too much to do. Please try again in a moment' },
    { 'retry-after': String(RETRY_AFTER) },
  );

const isAlwaysServed = (request: FastifyRequest): boolean => request.routeOptions.config.always === true;

/** Of the requests that have begun, only so many at a time. */
const limitInFlight = (app: FastifyInstance, most: number): void => {
  let inFlight = 0;
  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (isAlwaysServed(request)) return;
    if (inFlight >= most) throw tooBusy();
    inFlight += 1;
    counted.add(request);
  });
  // Comes once for each request, also for one whose client has gone away.
  app.addHook('onResponse', async (request) => {
    if (counted.delete(request)) inFlight -= 1;
  });
};

/** Guards every route that is registered afterwards. */
export const refuseOverload = async (app: FastifyInstance, limits: Limits): Promise<void> => {
  limitInFlight(app, limits.inFlight);
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelay,
    maxHeapUsedBytes: limits.heap,
    maxRssBytes: limits.memory,
    pressureHandler: async (request, _reply, type, value) => {
      if (isAlwaysServed(request)) return;
      request.log.warn({ type, value }, 'overloaded');
      throw tooBusy();
    },
  });
};
