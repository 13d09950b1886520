/**
 * Requests are begun one at a time, in the order in which they came, with a turn of the event loop for each.
 *
 * A turn takes in all that has arrived but only one new connection. Were all requests of a turn also answered in it,
 * then with many busy clients a turn would be long, and one more client would wait a whole turn of everybody for each
 * of those who connected just before it: half a minute, where there are two hundred.
 */
import type { FastifyInstance } from 'fastify';

/** Hands out turns: what it answers with is settled when the turn has come. */
const createTurns = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  const pass = (): void => {
    const begin = waiting.shift();
    isTaken = begin !== undefined;
    if (!begin) return;
    setImmediate(pass);
    begin();
  };

  return async () => {
    if (isTaken) return new Promise((resolve) => waiting.push(resolve));
    isTaken = true;
    setImmediate(pass);
  };
};

/** Gives every request its turn, apart from those that are served however busy the server is. */
export const takeTurns = (app: FastifyInstance): void => {
  const turn = createTurns();
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.always) await turn();
  });
};
