/** A database that cannot do its part for a while: clear answers meanwhile, and no restart afterwards. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database';
import { unavailability } from '../../server/database/unavailable';
import { prepareDatabase } from '../../server/firstStart';
import { send, signIn } from '../soak/support/http';
import { aCustomer } from './support/builders';
import type { Answer } from './support/client';
import { startProgram } from './support/program';
import { serveShop, type TestShop } from './support/serveShop';
import { createEmptyDatabase, onPostgres, type TestDatabase } from './support/testDatabase';

let empty: TestDatabase;
let shop: TestShop;
/** Another program on the same database. */
let other: Database;

beforeEach(async () => {
  empty = await createEmptyDatabase();
  const database = openDatabase(empty.location, { patience: 1_500 });
  await prepareDatabase(database);
  shop = await serveShop(database, () => database.destroy());
  other = openDatabase(empty.location);
});
afterEach(async () => {
  await other.destroy();
  await shop.close();
  await empty.remove();
});

const write = (): Promise<Answer> => shop.administrator.post('/customers/add', aCustomer());
const read = (): Promise<Answer> => shop.administrator.get('/customers');

const isRefusedForNow = (answer: Answer, message: RegExp): void => {
  expect(answer.status).toBe(503);
  expect(answer.body).toEqual({ message: expect.stringMatching(message) });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
};

describe('a database that another program holds', () => {
  it('gives 503 for what is written and answers what is read, until it is let go', async () => {
    await other.transaction().execute(async (transaction) => {
      await sql`update standards set core_wall = 0.1`.execute(transaction);
      if (onPostgres) await sql`lock table customers in share mode`.execute(transaction);
      isRefusedForNow(await write(), /held by another program/);
      expect((await read()).body).toEqual([]);
    });
    expect((await write()).status).toBe(201);
    expect((await read()).body).toHaveLength(1);
  });

  it('is waited for a little while', async () => {
    let writing: Promise<Answer> | null = null;
    await other.transaction().execute(async (transaction) => {
      await sql`update standards set core_wall = 0.1`.execute(transaction);
      if (onPostgres) await sql`lock table customers in share mode`.execute(transaction);
      writing = write();
      // Reads are answered in between: the wait holds nobody up.
      expect((await read()).status).toBe(200);
    });
    expect(await writing).toMatchObject({ status: 201 });
  });
});

describe('a database that can only be read', () => {
  /** On PostgreSQL as after a failover to a standby; on SQLite by the connection's own setting. */
  const setReadOnly = async (on: boolean): Promise<void> => {
    if (!onPostgres) {
      await sql`pragma query_only = ${sql.raw(on ? 'on' : 'off')}`.execute(shop.database);
      return;
    }
    const name = sql.id(new URL(empty.location).pathname.slice(1));
    await sql`set default_transaction_read_only = off`.execute(other);
    await sql`begin read write; alter database ${name} set default_transaction_read_only = ${sql.raw(on ? 'on' : 'off')}; commit`.execute(
      other,
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
  };

  it('gives 503 for what is written and answers what is read, until it can be written', async () => {
    await setReadOnly(true);
    // The first call on a connection that was cut off may be told so.
    await expect.poll(async () => (await read()).status).toBe(200);
    isRefusedForNow(await write(), /can only be read/);
    expect((await read()).status).toBe(200);
    await setReadOnly(false);
    await expect.poll(async () => (await write()).status).toBe(201);
  });
});

if (!onPostgres)
  describe('a full disk under SQLite', () => {
    it('gives 503 for what is written and answers what is read, until there is room', async () => {
      await sql`pragma max_page_count = 1`.execute(shop.database);
      const answers: Answer[] = [];
      for (let count = 0; count < 60; count += 1) answers.push(await write());
      const served = answers.filter(({ status }) => status === 201).length;
      isRefusedForNow(answers.at(-1) ?? (await write()), /disk of the database is full/);
      expect((await read()).body).toHaveLength(served);
      await sql`pragma max_page_count = 1000000`.execute(shop.database);
      expect((await write()).status).toBe(201);
      expect((await read()).body).toHaveLength(served + 1);
    });
  });

if (!onPostgres && process.platform === 'linux')
  describe('a running server whose files take no more bytes', () => {
    it('gives 503 for what is written, answers what is read, and goes on when they do', async () => {
      const directory = mkdtempSync(join(tmpdir(), 'label-shop-full-'));
      const program = startProgram({ DATA_DIR: directory, ADMIN_PASSWORD: 'open sesame 1' });
      // The system's own limit of the size of files, which anybody may lower and raise again for their processes.
      const limit = (size: string) => execFileSync('prlimit', ['--pid', String(program.child.pid), `--fsize=${size}:`]);
      try {
        const address = await program.address;
        const token = await signIn(address, 'admin', 'open sesame 1');
        const add = () => send(address, token, { method: 'POST', path: '/customers/add', body: aCustomer() });
        const list = () => send(address, token, { method: 'GET', path: '/customers' });
        expect((await add())?.status).toBe(201);
        limit('0');
        const refused = await add();
        expect(refused).toMatchObject({
          status: 503,
          body: { message: expect.stringMatching(/disk of the database/) },
        });
        expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
        expect((await list())?.body).toHaveLength(1);
        limit('unlimited');
        expect((await add())?.status).toBe(201);
        expect((await list())?.body).toHaveLength(2);
        expect(program.child.exitCode).toBeNull();
      } finally {
        program.child.kill('SIGKILL');
        await program.ended;
        rmSync(directory, { recursive: true, force: true });
      }
    });
  });

if (onPostgres)
  describe('connections that are cut off', () => {
    it('while nothing or something is going on in them are replaced', async () => {
      const cut = () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other);
      await write();
      const writes = Promise.all(Array.from({ length: 20 }, write));
      await cut();
      const statuses = (await writes).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      await cut();
      await expect.poll(async () => (await write()).status).toBe(201);
    });
  });

describe('what the database says', () => {
  it.each([
    ['SQLITE_FULL', /full/],
    ['SQLITE_IOERR_WRITE', /disk/],
    ['SQLITE_READONLY_DBMOVED', /only be read/],
    ['53100', /full/],
    ['57P03', /cannot be reached/],
    ['ECONNREFUSED', /cannot be reached/],
  ])('%s is told in words', (code, message) => {
    expect(unavailability(Object.assign(new Error('x'), { code }))?.message).toMatch(message);
  });

  it.each(['SQLITE_CORRUPT', 'SQLITE_CONSTRAINT_UNIQUE', '23505', '42P01'])('%s is no matter of waiting', (code) => {
    expect(unavailability(Object.assign(new Error('x'), { code }))).toBeNull();
  });
});
