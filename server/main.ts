/** Starts the server: reads the environment, brings the database up to date, listens, and stops when told to. */
import fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { type Database, openDatabase } from './database/database';
import { createFirstAdministrator, FIRST_ADMINISTRATOR, loadFirstSample, prepareDatabase } from './firstStart';

/** A reason not to start, as one line for the person who starts it. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // A refused connection to `localhost` is an AggregateError without a message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return (error.message || error.name).split('\n')[0] ?? error.name;
};

const openPreparedDatabase = async (config: Config): Promise<Database> => {
  try {
    const database = openDatabase(config.database);
    const note = await prepareDatabase(database);
    if (note !== null) console.warn(note);
    return database;
  } catch (error) {
    const variable = config.database.startsWith('postgres') ? 'DATABASE_URL' : 'DATA_DIR';
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

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  await ensureAddress(config);
  const database = await openPreparedDatabase(config);
  if (await loadFirstSample(database, config)) console.log('Loaded the sample shop (SAMPLE_DATA=off starts without)');
  const app = await buildApp({ config, database });
  const address = await listen(app, config);
  const password = await createFirstAdministrator(database, config);

  const lines = [`Label Shop Manager runs at ${address}`];
  if (password !== null) {
    const shown = config.adminPassword ? 'in ADMIN_PASSWORD' : password;
    lines.push(`Log in as ${FIRST_ADMINISTRATOR} with the password ${shown}`);
  }
  console.log(lines.join('\n'));

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // Requests in flight are answered first.
    await app.close();
    await database.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
