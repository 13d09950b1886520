/** A database of its own for each test file, on the database system that the project tests. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';

export const onPostgres = process.env.TEST_DATABASE === 'postgres';

export type TestDatabase = {
  /** What `openDatabase` and the environment take. */
  location: string;
  remove: () => Promise<void>;
};

const createPostgresDatabase = async (statement: (name: string) => string): Promise<TestDatabase> => {
  const address = new URL(inject('postgresTemplate'));
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: new URL('/postgres', address).href });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await run(statement(name));
  return { location: new URL(`/${name}`, address).href, remove: () => run(`drop database ${name} with (force)`) };
};

/** A database that nothing has been created in. */
export const createEmptyDatabase = async (): Promise<TestDatabase> => {
  if (onPostgres) return createPostgresDatabase((name) => `create database ${name} template template0`);
  const directory = await mkdtemp(join(tmpdir(), 'label-shop-sqlite-'));
  return {
    location: join(directory, 'shop.sqlite'),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
};

/** A migrated database, open. Call `close` when the tests are done. */
export const openTestDatabase = async (): Promise<{ database: Database; close: () => Promise<void> }> => {
  if (!onPostgres) {
    const database = openDatabase(':memory:');
    await prepareDatabase(database);
    return { database, close: () => database.destroy() };
  }
  const template = new URL(inject('postgresTemplate')).pathname.slice(1);
  const { location, remove } = await createPostgresDatabase((name) => `create database ${name} template ${template}`);
  const database = openDatabase(location);
  return {
    database,
    close: async () => {
      await database.destroy();
      await remove();
    },
  };
};
