/** Starts the server: reads the environment, brings the database up to date, listens, and stops when told to. */
import fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { backupProcess } from './backup/backupProcess';
import { keepNightly } from './backup/nightly';
import { type Config, ConfigError, FIRST_ADMINISTRATOR, readConfig } from './config';
import { type Database, isPostgresAddress, openDatabase } from './database/database';
import { othersWithAnotherSecret, serverConnections } from './database/servers';
import { createFirstAdministrator, loadFirstSample, prepareDatabase } from './firstStart';
import { LIMITS } from './http/limits';
import { reasonOf } from './reason';
import { forgetOldKeys } from './records/idempotency';
import { stopOnSignal } from './stop';

/** No request takes longer: what does is better ended than waited for. */
const LONGEST_STATEMENT = 30_000;

const openServerDatabase = (config: Config): Database =>
  openDatabase(config.database, {
    applicationName: serverConnections(config.jwtSecret),
    connections: config.connections,
    longestStatement: LONGEST_STATEMENT,
  });

/**
 * The database as a start uses it: another server may be doing on PostgreSQL what only one does, and is waited for
 * however long it takes.
 */
const openForStart = (config: Config): Database =>
  openDatabase(config.database, {
    applicationName: serverConnections(config.jwtSecret),
    ...(isPostgresAddress(config.database) ? { patience: Number.POSITIVE_INFINITY } : {}),
  });

const refuseAnotherSecret = async (database: Database, { jwtSecret }: Config): Promise<void> => {
  if (!(await othersWithAnotherSecret(database, jwtSecret))) return;
  throw new ConfigError('JWT_SECRET: another server on this database has another one: give the same to all of them');
};

/** Opens the database and brings it to what this program needs, filled where it is a new shop's. */
const prepare = async (config: Config): Promise<Database> => {
  try {
    const database = openForStart(config);
    await refuseAnotherSecret(database, config);
    const note = await prepareDatabase(database);
    if (note !== null) console.warn(note);
    return database;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
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
  const starting = await prepare(config);
  if (await loadFirstSample(starting, config)) console.log('Loaded the sample shop (SAMPLE_DATA=off starts without)');
  const database = openServerDatabase(config);
  const app = await buildApp({
    config,
    database,
    limits: { ...LIMITS, requestsPerMinute: config.requestsPerMinute },
  });
  let endBeside = (): void => undefined;
  stopOnSignal(app, database, () => endBeside());
  const address = await listen(app, config);
  const password = await createFirstAdministrator(starting, config);
  await starting.destroy();
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
