/** Starts the server: reads the environment, brings the database up to date, listens, and stops when told to. */
import fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { backupProcess } from './backup/backupProcess';
import { keepNightly } from './backup/nightly';
import { SERVER_CONNECTIONS } from './backup/restorePostgres';
import { type Config, ConfigError, FIRST_ADMINISTRATOR, readConfig } from './config';
import { type Database, isPostgresAddress, openDatabase } from './database/database';
import { createFirstAdministrator, loadFirstSample, prepareDatabase } from './firstStart';
import { reasonOf } from './reason';
import { forgetOldKeys } from './resources/idempotency';
import { stopOnSignal } from './stop';

const openPreparedDatabase = async (config: Config): Promise<Database> => {
  try {
    const database = openDatabase(config.database, { applicationName: SERVER_CONNECTIONS });
    const note = await prepareDatabase(database);
    if (note !== null) console.warn(note);
    return database;
  } catch (error) {
    const variable = isPostgresAddress(config.database) ? 'DATABASE_URL' : 'DATA_DIR';
    throw new ConfigError(`${variable}: the database cannot be opened: ${reasonOf(error)}`);
  }
};

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${port} on ${host} is taken by another program`);
    if (code === 'EACCES') throw new ConfigError(`PORT ${port} may not be used: choose one above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigError(`HOST ${host} is no address of this machine`);
    }
    throw error;
  }
};

/** Before anything is stored: a start that cannot be leaves nothing behind. */
const ensureAddress = async (config: Config): Promise<void> => {
  const probe = fastify();
  await listen(probe, config);
  await probe.close();
};

const CLEAN_EVERY = 60 * 60 * 1000;

/** What the server does beside answering requests. The result ends it. */
const workBeside = (app: FastifyInstance, database: Database, config: Config): (() => void) => {
  const clean = (): void => {
    forgetOldKeys(database, new Date()).catch((error: unknown) => app.log.warn(error, 'old keys were not removed'));
  };
  const cleaning = setInterval(clean, CLEAN_EVERY);
  cleaning.unref();
  clean();
  if (!config.nightlyBackup) return () => clearInterval(cleaning);

  const backup = backupProcess(config);
  const endNightly = keepNightly({
    ...config.nightlyBackup,
    database,
    make: backup.make,
    log: { info: (text) => app.log.info(text), error: (error, text) => app.log.error(error, text) },
  });
  return () => {
    clearInterval(cleaning);
    endNightly();
    backup.end();
  };
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  await ensureAddress(config);
  const database = await openPreparedDatabase(config);
  if (await loadFirstSample(database, config)) console.log('Loaded the sample shop (SAMPLE_DATA=off starts without)');
  const app = await buildApp({ config, database });
  let endBeside = (): void => undefined;
  stopOnSignal(app, database, () => endBeside());
  const address = await listen(app, config);
  const password = await createFirstAdministrator(database, config);
  endBeside = workBeside(app, database, config);

  const lines = [`Label Shop Manager runs at ${address}`];
  if (password !== null) {
    const shown = config.adminPassword ? 'in ADMIN_PASSWORD' : password;
    lines.push(`Log in as ${FIRST_ADMINISTRATOR} with the password ${shown}`);
  }
  console.log(lines.join('\n'));
};

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
