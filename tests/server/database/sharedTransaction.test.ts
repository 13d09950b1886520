/** Changes that come at the same time share a transaction, and yet each is made, or fails, as if it were alone. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, type DatabaseTransaction, openDatabase } from '../../../server/database/database';
import { inSharedTransaction } from '../../../server/database/sharedTransaction';

const PATIENCE = 300;

let folder: string;
let database: Database;
let another: SqliteDatabase.Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shared-transaction-'));
  const file = join(folder, 'shop.sqlite');
  database = openDatabase(file, { patience: PATIENCE });
  await database.schema.createTable('tickets').addColumn('id', 'integer').execute();
  another = new SqliteDatabase(file, { timeout: 0 });
});

afterEach(async () => {
  another.close();
  await database.destroy();
  rmSync(folder, { recursive: true });
});

const insert = async (transaction: DatabaseTransaction, id: number): Promise<number> => {
  await transaction.insertInto('tickets').values({ id }).execute();
  return id;
};
const add = (id: number) => inSharedTransaction(database, (transaction) => insert(transaction, id));

/** As another program sees them: what is not committed is not there. */
const stored = () => another.prepare('select id from tickets order by rowid').pluck().all();

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

it('changes that come together are committed together, in their order', async () => {
  const seen: DatabaseTransaction[] = [];
  const results = await Promise.all(
    range(5).map((id) =>
      inSharedTransaction(database, (transaction) => {
        seen.push(transaction);
        return insert(transaction, id);
      }),
    ),
  );
  expect(new Set(seen).size).toBe(1);
  expect(results).toEqual(range(5));
  expect(stored()).toEqual(range(5));
});

it('one that comes alone is answered when it is committed', async () => {
  await add(1);
  expect(stored()).toEqual([1]);
});

it('many are committed in several transactions, none twice', async () => {
  const seen = new Set<DatabaseTransaction>();
  await Promise.all(
    range(100).map((id) =>
      inSharedTransaction(database, (transaction) => {
        seen.add(transaction);
        return insert(transaction, id);
      }),
    ),
  );
  expect(seen.size).toBeGreaterThan(5);
  expect(seen.size).toBeLessThan(100);
  expect(stored()).toEqual(range(100));
});

it('one that fails leaves nothing, and the others are made', async () => {
  const failing = inSharedTransaction(database, async (transaction) => {
    await insert(transaction, 2);
    throw new Error('no such quote');
  });
  const outcomes = await Promise.allSettled([add(1), failing, add(3)]);
  expect(outcomes).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('no such quote') },
    { status: 'fulfilled', value: 3 },
  ]);
  expect(stored()).toEqual([1, 3]);
});

it('each sees what those before it have changed', async () => {
  const count = async (transaction: DatabaseTransaction) =>
    (await transaction.selectFrom('tickets').select('id').execute()).length;
  const [, counted] = await Promise.all([add(1), inSharedTransaction(database, count), add(2)]);
  expect(counted).toBe(1);
});

it('waits for another program that holds the file', async () => {
  another.exec('begin immediate');
  const adding = Promise.all([add(1), add(2)]);
  setTimeout(() => another.exec('commit'), PATIENCE / 3);
  expect(await adding).toEqual([1, 2]);
  expect(stored()).toEqual([1, 2]);
});

it('all fail when another program holds the file too long, and each can be made again', async () => {
  another.exec('begin immediate');
  const outcomes = await Promise.allSettled([add(1), add(2)]);
  another.exec('commit');
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(stored()).toEqual([]);
  await Promise.all([add(1), add(2)]);
  expect(stored()).toEqual([1, 2]);
});
