/**
 * `npm run sample -- --tickets 100000`: makes a sample shop of any size, for measuring. Into the database that the
 * server would use, or one in `--data-dir`; refuses one that holds a shop already.
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createPasswords } from '../auth/passwords';
import { dayOf } from '../clock';
import { ConfigError, readConfig } from '../config';
import { inTransaction, isPostgres, openDatabase } from '../database/database';
import { prepareDatabase } from '../firstStart';
import { defineResources } from '../resources';
import { holdsShop, loadSampleShop } from './loadSampleShop';
import { SAMPLE_TICKETS } from './sampleShop';

const MOST_TICKETS = 10_000_000;

const readArguments = () => {
  const options = { tickets: { type: 'string' }, 'data-dir': { type: 'string' }, seed: { type: 'string' } } as const;
  const { values } = (() => {
    try {
      return parseArgs({ options });
    } catch (error) {
      throw new ConfigError(error instanceof Error ? error.message : String(error));
    }
  })();
  const tickets = Number(values.tickets ?? SAMPLE_TICKETS);
  if (!Number.isInteger(tickets) || tickets < 0 || tickets > MOST_TICKETS) {
    throw new ConfigError(`--tickets must be a whole number up to ${MOST_TICKETS}, not "${values.tickets}"`);
  }
  return { tickets, dataDirectory: values['data-dir'], seed: values.seed };
};

const withCommas = (count: number) => count.toLocaleString('en-US');

const make = async (): Promise<void> => {
  const { tickets, dataDirectory, seed } = readArguments();
  const config = readConfig(
    dataDirectory ? { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: '' } : process.env,
  );
  const resources = defineResources(createPasswords(config.passwordHashing));
  const start = performance.now();
  const database = openDatabase(config.database);
  try {
    await prepareDatabase(database);
    // A large shop has more index pages than SQLite keeps in memory by itself: 256 MB spare it reading them again.
    if (!isPostgres(database)) await sql`pragma cache_size = -262144`.execute(database);
    await inTransaction(database, async (transaction) => {
      if (await holdsShop(transaction)) {
        throw new ConfigError('The database holds a shop already: choose an empty one with --data-dir');
      }
      const onProgress = (done: number) => {
        if (done % 10_000 === 0) console.log(`${withCommas(done)} of ${withCommas(tickets)} job tickets`);
      };
      await loadSampleShop(transaction, { resources, today: dayOf(new Date()), tickets, seed, onProgress });
    });
  } finally {
    await database.destroy();
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Made a sample shop of ${withCommas(tickets)} job tickets in ${seconds} s`);
};

make().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
