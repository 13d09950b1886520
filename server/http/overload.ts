/**
 * A server that has more to do than it can refuses further work before it runs out of memory: 503, and when to come
 * again. Whoever asks after its health is always answered.
 */
import { performance } from 'node:perf_hooks';
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
const SAMPLE_EVERY = 1_000;

const tooBusy = (): Refusal =>
  new Refusal(
    503,
    { message: 'The server has too much to do. Please try again in a moment' },
    { 'retry-after': String(RETRY_AFTER) },
  );

/** What was measured of the process last. */
export type Pressure = { lag: number; heap: number; memory: number };

/**
 * Measures the process once a second. Its lag is the smaller of the last two: a single long query is no overload, and
 * over when it is noticed.
 */
const measurePressure = (app: FastifyInstance): (() => Pressure) => {
  let pressure: Pressure = { lag: 0, heap: 0, memory: 0 };
  let lagBefore = 0;
  let due = performance.now() + SAMPLE_EVERY;
  const timer = setInterval(() => {
    const lag = Math.max(0, performance.now() - due);
    const { heapUsed, rss } = process.memoryUsage();
    pressure = { lag: Math.min(lag, lagBefore), heap: heapUsed, memory: rss };
    lagBefore = lag;
    due = performance.now() + SAMPLE_EVERY;
  }, SAMPLE_EVERY);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => pressure;
};

/** Which limit the process is over; null: none. A limit of 0 is none. */
export const overloadOf = (pressure: Pressure, limits: Limits): keyof Pressure | null => {
  if (limits.eventLoopDelay > 0 && pressure.lag > limits.eventLoopDelay) return 'lag';
  if (limits.heap > 0 && pressure.heap > limits.heap) return 'heap';
  if (limits.memory > 0 && pressure.memory > limits.memory) return 'memory';
  return null;
};

/** Guards every route that is registered afterwards. Of the requests that have begun, only so many at a time. */
export const refuseOverload = (app: FastifyInstance, limits: Limits): void => {
  const pressure = measurePressure(app);
  const inFlight = new Set<FastifyRequest>();

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.always) return done();
    const reason = inFlight.size >= limits.inFlight ? 'requests' : overloadOf(pressure(), limits);
    if (reason) {
      request.log.warn({ reason, inFlight: inFlight.size, ...pressure() }, 'overloaded');
      return done(tooBusy());
    }
    inFlight.add(request);
    done();
  });
  // Comes once for each request, also for one whose client has gone away.
  app.addHook('onResponse', (request, _reply, done) => {
    inFlight.delete(request);
    done();
  });
};
