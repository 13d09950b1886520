/** The counts that all a server remembers is held against. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, inTransaction, openDatabase } from '../../../server/database/database';
import { readTableCounts } from '../../../server/database/tableCounts';
import { prepareDatabase } from '../../../server/firstStart';

const addCustomer = (database: Database, name: string) =>
  database.insertInto('customers').values({ customer_name: name, version: 1 }).execute();

const customers = async (database: Database) => (await readTableCounts(database)).get('customers')?.rows ?? 0;

describe('on SQLite', () => {
  let folder: string;
  let database: Database;
  let another: Database;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'label-shop-'));
    database = openDatabase(join(folder, 'shop.sqlite'));
    await prepareDatabase(database);
    another = openDatabase(join(folder, 'shop.sqlite'));
  });
  afterEach(async () => {
    await database.destroy();
    await another.destroy();
    rmSync(folder, { recursive: true });
  });

  it('tell of what was written since, here or by another program', async () => {
    expect(await customers(database)).toBe(0);
    expect(await customers(database)).toBe(0);
    await addCustomer(database, 'Ours');
    expect(await customers(database)).toBe(1);
    await addCustomer(another, 'Theirs');
    expect(await customers(database)).toBe(2);
    expect(await customers(another)).toBe(2);
  });

  it('tell of a transaction once it is over, and of none that was given up', async () => {
    let counted: Promise<number> | undefined;
    await inTransaction(database, async (transaction) => {
      await addCustomer(transaction, 'Kept');
      counted = customers(database);
    });
    expect(await counted).toBe(1);

    const givenUp = inTransaction(database, async (transaction) => {
      await addCustomer(transaction, 'Given up');
      expect(await customers(transaction)).toBe(2);
      counted = customers(database);
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect(await counted).toBe(1);
    expect(await customers(database)).toBe(1);
  });
});
