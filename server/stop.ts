/** How the server ends: requests in flight are answered first, within a time; a second signal ends it at once. */
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database';

/** Service managers lose patience after ten seconds and kill. */
const LONGEST_STOP = 8_000;

/** npm hands Ctrl-C on to a program that the terminal has told already: within this time it is one signal. */
const SAME_SIGNAL = 500;

/**
 * Stops the server on SIGTERM or SIGINT: exit code 0 where every request was answered and the database is closed.
 * @param endOthers ends what works beside the requests
 */
export const stopOnSignal = (app: FastifyInstance, database: Database, endOthers: () => void): void => {
  let stoppingSince: number | null = null;

  const stop = async (): Promise<void> => {
    endOthers();
    await app.close();
    await database.destroy();
  };

  const onSignal = (): void => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince < SAME_SIGNAL) return;
      console.error('Stopped at once, by a second signal');
      process.exit(1);
    }
    stoppingSince = Date.now();
    setTimeout(() => {
      console.error(`Stopped with requests unanswered after ${LONGEST_STOP / 1000} s`);
      process.exit(1);
    }, LONGEST_STOP).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};
