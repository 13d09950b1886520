/** Backup, restore, copy and export of a shop, on the database that the project tests. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../server/auth/passwords';
import { checkBackup } from '../../../server/backup/checkBackup';
import { copyShop } from '../../../server/backup/copyShop';
import { exportShop } from '../../../server/backup/exportShop';
import { figuresOf } from '../../../server/backup/figures';
import { makeBackup } from '../../../server/backup/makeBackup';
import { restore } from '../../../server/backup/restore';
import { shopTables } from '../../../server/backup/tables';
import { openDatabase } from '../../../server/database/database';
import { migrations } from '../../../server/database/migrations';
import { SERVER_CONNECTIONS } from '../../../server/database/servers';
import { prepareDatabase } from '../../../server/firstStart';
import { defineResources } from '../../../server/resources';
import { checkWhole } from '../../soak/support/checkShop';
import { aCustomer, aJobTicket, aPart, aQuote } from '../support/builders';
import { testConfig } from '../support/config';
import { serveShop, type TestShop } from '../support/serveShop';
import { createEmptyDatabase, onPostgres, type TestDatabase } from '../support/testDatabase';

let folder: string;
let file: string;
let place: TestDatabase;
let shop: TestShop | null = null;

const open = async (location = place.location): Promise<TestShop> => {
  const database = openDatabase(location, { applicationName: SERVER_CONNECTIONS });
  await prepareDatabase(database);
  return serveShop(database, () => database.destroy());
};

/** Some of everything that hangs together. */
const fill = async ({ administrator }: TestShop): Promise<void> => {
  const customer = await administrator.add('customers', aCustomer({ customer_name: '=Harbor "Ünï" 漢' }));
  const quote = await administrator.add('quotes', aQuote({ customer_id: customer.id }));
  const ticket = await administrator.add('job-tickets', aJobTicket({ quote_id: quote.id, notes: '-1\nsecond line' }));
  await administrator.add('job-tickets/parts', aPart({ job_ticket_id: ticket.id, quantity: 12_345 }));
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'label-shop-backup-'));
  file = join(folder, 'shop.backup');
  place = await createEmptyDatabase();
  shop = await open();
  await fill(shop);
});
afterEach(async () => {
  await shop?.close();
  await place.remove();
  rmSync(folder, { recursive: true, force: true });
});

const endServer = async (): Promise<void> => {
  await shop?.close();
  shop = null;
};

const customerNames = async (location = place.location): Promise<unknown[]> => {
  const database = openDatabase(location);
  const rows = await database.selectFrom('customers').select('customer_name').orderBy('id').execute();
  await database.destroy();
  return rows.map((row) => row.customer_name);
};

describe('a backup', () => {
  it('is one whole file for its owner, made while the server writes', async () => {
    let isOver = false;
    const writing = (async () => {
      while (!isOver) await shop?.administrator.post('/customers/add', aCustomer());
    })();
    const contents = await makeBackup(place.location, file);
    isOver = true;
    await writing;

    expect(readdirSync(folder)).toEqual(['shop.backup']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(contents.migrations).toEqual(migrations.map(({ name }) => name));
    expect(contents.tables.get('quotes')?.rows).toBe(1);
    expect(await checkBackup(file)).toEqual(contents);
    const copy = openDatabase(file, { readOnly: true });
    expect(await checkWhole(copy)).toEqual([]);
    await copy.destroy();
  });

  it('replaces no file unless it is told to', async () => {
    writeFileSync(file, 'something else');
    await expect(makeBackup(place.location, file)).rejects.toThrow('exists already');
    expect(readFileSync(file, 'utf8')).toBe('something else');
    await makeBackup(place.location, file, { force: true });
    expect((await checkBackup(file)).tables.get('customers')?.rows).toBe(1);
  });

  it('that fails leaves nothing behind', async () => {
    const empty = await createEmptyDatabase();
    await expect(makeBackup(empty.location, file)).rejects.toThrow('There is no shop');
    expect(readdirSync(folder)).toEqual([]);
    await empty.remove();
  });
});

describe('a restore', () => {
  it('brings back every record, and keeps the shop that was there aside', async () => {
    const { tables } = await makeBackup(place.location, file);
    await shop?.administrator.add('customers', aCustomer({ customer_name: 'Later' }));
    await endServer();
    const { aside } = await restore(file, place.location, new Date('2026-11-28T04:44:55Z'));

    expect(await customerNames()).toEqual(['=Harbor "Ünï" 漢']);
    const again = await makeBackup(place.location, join(folder, 'again'));
    expect([...again.tables]).toEqual([...tables]);
    if (onPostgres) {
      expect(aside).toBe('shop_until_2026_11_28t04_44_55');
      const database = openDatabase(place.location);
      const kept = await sql`select customer_name from ${sql.table(`${aside}.customers`)} order by id`.execute(
        database,
      );
      expect(kept.rows).toHaveLength(2);
      await database.destroy();
    } else {
      expect(aside).toMatch(/-until-2026-11-28T04-44-55\.sqlite$/);
      expect(await customerNames(String(aside))).toEqual(['=Harbor "Ünï" 漢', 'Later']);
    }

    // Ids go on after those that are there.
    const database = openDatabase(place.location);
    const added = await database
      .insertInto('customers')
      .values({ version: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(2);
    expect(await checkWhole(database)).toContain('1 customers without their first entry in the history');
    await database.destroy();
  });

  it('waits for no server: while one is running it is refused', async () => {
    await makeBackup(place.location, file);
    await shop?.administrator.add('customers', aCustomer({ customer_name: 'Later' }));
    await expect(restore(file, place.location)).rejects.toThrow(/^A server .*stop it first/);
    expect((await shop?.administrator.get('/customers'))?.body).toHaveLength(2);
  });

  it('migrates a backup of an older version', async () => {
    await makeBackup(place.location, file);
    const older = new SqliteDatabase(file);
    older.exec(`drop table nightly_backups; delete from backup_tables where name = 'nightly_backups';
      delete from migrations where name in ('0051-nightly-backups', '0061-nightly-renewals');
      update backup set migrations = (select json_group_array(name) from (select name from migrations order by name))`);
    older.exec(`update backup_tables set rows = rows - 2 where name = 'migrations'`);
    older.close();
    // Whoever edits a backup by hand is found out by its checksums.
    await expect(checkBackup(file)).rejects.toThrow('the rows of the table migrations are not the same');
    const edited = openDatabase(file);
    const applied = migrations.map(({ name }) => name).filter((name) => !/^00(51|61)-/.test(name));
    for (const table of await shopTables(applied)) {
      await edited
        .updateTable('backup_tables')
        .set(await figuresOf(edited, table))
        .where('name', '=', table.name)
        .execute();
    }
    await edited.destroy();
    await endServer();
    await restore(file, place.location);
    const restored = openDatabase(place.location);
    expect(await restored.selectFrom('nightly_backups').selectAll().execute()).toEqual([]);
    expect(await restored.selectFrom('migrations').select('name').execute()).toHaveLength(migrations.length);
    await restored.destroy();
  });

  it('refuses what is no backup, damaged or newer, and leaves the shop as it was', async () => {
    await makeBackup(place.location, file);
    await endServer();
    const refused = async (change: (bytes: Buffer) => Buffer): Promise<string> => {
      const other = join(folder, 'other');
      writeFileSync(other, change(readFileSync(file)));
      return restore(other, place.location).then(
        () => 'restored',
        (error: Error) => error.message,
      );
    };
    expect(await refused(() => Buffer.from('PK not a database'))).toMatch(/is no backup of Label Shop Manager$/);
    expect(await refused(() => Buffer.alloc(0))).toMatch(/is no backup of Label Shop Manager$/);
    expect(await refused((bytes) => bytes.subarray(0, bytes.length - 8192))).toMatch(/is damaged/);
    const name = Buffer.from('Harbor');
    expect(await refused((bytes) => bytes.fill('X', bytes.indexOf(name), bytes.indexOf(name) + 1))).toMatch(
      /is damaged: the rows of the table .* are not the same/,
    );
    for (const place of [0.2, 0.5, 0.8]) {
      const outcome = await refused((bytes) => {
        const start = Math.floor(bytes.length * place);
        return bytes.fill(0xa5, start, start + 4096);
      });
      expect(outcome).toMatch(/is damaged/);
    }
    const newer = new SqliteDatabase(file);
    newer.exec(`update backup set migrations = '["0001-shop","9999-later"]'`);
    newer.close();
    expect(await refused((bytes) => bytes)).toMatch(
      /newer version of the program: it does not know migration 9999-later/,
    );
    await expect(restore(join(folder, 'none'), place.location)).rejects.toThrow('There is no file');

    expect(await customerNames()).toHaveLength(1);
    if (!onPostgres) expect(existsSync(`${place.location}-wal`)).toBe(false);
  });

  it('makes a shop where there is none', async () => {
    await makeBackup(place.location, file);
    const empty = await createEmptyDatabase();
    expect((await restore(file, empty.location)).aside).toBeNull();
    expect(await customerNames(empty.location)).toHaveLength(1);
    await empty.remove();
  });
});

describe('a copy', () => {
  it('to SQLite and from there back has the same rows, and needs an empty target', async () => {
    const before = await makeBackup(place.location, file);
    const copied = join(folder, 'copy.sqlite');
    expect(await copyShop(place.location, copied)).toBe(before.rows);
    await expect(copyShop(place.location, copied)).rejects.toThrow('exists already');
    const empty = await createEmptyDatabase();
    await copyShop(copied, empty.location);
    await expect(copyShop(copied, place.location)).rejects.toThrow(/empty|exists already/);
    const after = await makeBackup(empty.location, join(folder, 'after'));
    expect([...after.tables]).toEqual([...before.tables]);
    const there = openDatabase(empty.location);
    expect(await checkWhole(there)).toEqual([]);
    await there.destroy();
    await empty.remove();
  });
});

describe('an export', () => {
  it('has everything but passwords as JSON and CSV, with formulas made harmless', async () => {
    if (!shop) throw new Error('There is no shop');
    const target = join(folder, 'export');
    const resources = defineResources(createPasswords(testConfig.passwordHashing));
    const counts = await exportShop(place.location, target, resources);
    expect(Object.fromEntries(counts)).toMatchObject({ customers: 1, quotes: 1, 'job-ticket-parts': 1, users: 2 });
    expect(readdirSync(target)).toHaveLength(2 * (resources.length + 2));
    const read = (name: string) => readFileSync(join(target, name), 'utf8');
    const [ticket] = JSON.parse(read('job-tickets.json'));
    expect(ticket).toEqual({ ...ticket, notes: '-1\nsecond line', customer_name: '=Harbor "Ünï" 漢' });
    expect(JSON.parse(read('quotes.json'))[0]).toMatchObject({ rates: { standards: {} }, rows: expect.any(Array) });
    const [heading = '', first] = read('quote-prices.csv').split('\r\n');
    expect(heading).toBe(
      'Quote,Customer,Description,Row,Include,Labels,Cost,Price,Price per M,Profit,Margin,Priced at',
    );
    expect(first).toMatch(/^1,"'=Harbor ""Ünï"" 漢",/);
    const headings = read('quotes.csv').split('\r\n')[0]?.split(',') ?? [];
    expect(headings).toEqual([...new Set(headings)]);
    expect(read('customers.csv')).toContain(`"'=Harbor ""Ünï"" 漢"`);
    expect(read('job-tickets.csv')).toContain(`"'-1\nsecond line"`);
    for (const name of readdirSync(target)) expect(read(name)).not.toMatch(/argon2|password_hash/);
    await expect(exportShop(place.location, target, resources)).rejects.toThrow('not an empty folder');
  });
});
