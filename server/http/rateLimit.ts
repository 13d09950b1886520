/** Keeps a program that runs wild under one user's name from taking the server's time from everybody else. */
import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors';
import type { Limits } from './limits';

const MINUTE = 60_000;

const tooOften = (milliseconds: number): Refusal =>
  new Refusal(
    429,
    { message: 'You have sent too many requests. Please wait a moment' },
    { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))) },
  );

/**
 * Limits the requests of each user a minute, on every route that is registered afterwards. Whoever is not signed in is
 * refused before there is any work, and signing in has limits of its own.
 */
export const limitRate = (app: FastifyInstance, { requestsPerMinute }: Limits, now: () => number = Date.now): void => {
  if (requestsPerMinute === 0) return;
  const counted = new Map<number, { requests: number; until: number }>();
  app.addHook('onRequest', ({ session }, _reply, done) => {
    if (!session) return done();
    const current = counted.get(session.id);
    if (!current || current.until <= now()) {
      counted.set(session.id, { requests: 1, until: now() + MINUTE });
      return done();
    }
    if (current.requests >= requestsPerMinute) return done(tooOften(current.until - now()));
    current.requests += 1;
    done();
  });
};
