/** The copy of a shop from one database to another: compared, all or nothing, and the original as it was. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyShop } from '../../../server/backup/copyShop';
import { copyTables } from '../../../server/backup/copyTables';
import { figuresOf } from '../../../server/backup/figures';
import { tablesThere } from '../../../server/backup/restorePostgres';
import { shopTables } from '../../../server/backup/tables';
import { type Database, inSnapshot, inTransaction, openDatabase } from '../../../server/database/database';
import { migrate } from '../../../server/database/migrate';
import { migrations } from '../../../server/database/migrations';
import { prepareDatabase } from '../../../server/firstStart';
import { aCustomer, aJobTicket, aMaterial, aQuote } from '../support/builders';
import { serveShop, type TestShop } from '../support/serveShop';
import { createEmptyDatabase, onPostgres, type TestDatabase } from '../support/testDatabase';

vi.setConfig({ testTimeout: 120_000 });

const names = migrations.map(({ name }) => name);

let folder: string;
/** Where the shop is: on SQLite under the name that the server gives it in its folder. */
let place: TestDatabase;
let target: TestDatabase;
let shop: TestShop;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'label-shop-copy-'));
  place = onPostgres
    ? await createEmptyDatabase()
    : { location: join(folder, 'data', 'label-shop.sqlite'), remove: async () => undefined };
  target = await createEmptyDatabase();
  const database = openDatabase(place.location);
  await prepareDatabase(database);
  shop = await serveShop(database, () => database.destroy());
  const { administrator } = shop;
  const customer = await administrator.add('customers', aCustomer({ customer_name: 'Größe "1" 漢\n' }));
  await administrator.add('materials', aMaterial({ material_price: 0.1 + 0.2 }));
  const quote = await administrator.add('quotes', aQuote({ customer_id: customer.id }));
  await administrator.add('job-tickets', aJobTicket({ quote_id: quote.id }));
});
afterEach(async () => {
  await shop.close();
  await place.remove();
  await target.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run copy`, as npm runs it. */
const copy = (from: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/backup/main.js', 'copy', ...args], {
    cwd: resolve(import.meta.dirname, '../../..'),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: onPostgres ? folder : resolve(from, '..'),
      ...(onPostgres ? { DATABASE_URL: from } : {}),
    },
  });
  return { status, lines: stdout.trimEnd().split('\n'), error: stderr.trimEnd() };
};

const inUse = (file: string): string =>
  `${file} is in use: what was saved since the copy began is not in it. To move, stop the server and copy again`;

const allFigures = async (location: string) => {
  const database = openDatabase(location);
  try {
    const entries: [string, unknown][] = [];
    for (const table of await shopTables(names)) entries.push([table.name, await figuresOf(database, table)]);
    return Object.fromEntries(entries);
  } finally {
    await database.destroy();
  }
};

/** Makes the table store something else than what is put into it. */
const spoil = async (database: Database, table: string, change: string): Promise<void> => {
  if (!onPostgres) {
    await sql`create trigger spoil after insert on ${sql.table(table)} begin
      ${sql.raw(change.replace('new.', `update ${table} set `))} where id = new.id; end`.execute(database);
    return;
  }
  await sql`create function spoil() returns trigger language plpgsql as ${sql.lit(
    `begin ${change}; return new; end`,
  )}`.execute(database);
  await sql`create trigger spoil before insert on ${sql.table(table)}
    for each row execute function spoil()`.execute(database);
};

describe('a copy', () => {
  it('stops at the first table that did not arrive as it was', async () => {
    const there = openDatabase(target.location);
    await migrate(there);
    await spoil(there, 'materials', 'new.material_price = 0.3');
    const tables = await shopTables(names);
    const arrived: string[] = [];
    const copying = inSnapshot(shop.database, (snapshot) =>
      inTransaction(there, (transaction) => copyTables(snapshot, transaction, tables, (table) => arrived.push(table))),
    );
    await expect(copying).rejects.toThrow(
      'The copy is not like the original: the rows of the table materials are not the same',
    );
    const order = tables.map(({ name }) => name);
    expect(arrived).toEqual(order.slice(0, order.indexOf('materials')));
    // Nothing of it stays.
    expect(await there.selectFrom('customers').select('id').execute()).toEqual([]);
    await there.destroy();
  });

  it('says of each table that it was compared, and leaves the original as it was', async () => {
    const before = await allFigures(place.location);
    const bytes = () => createHash('sha256').update(readFileSync(place.location)).digest('hex');
    const file = onPostgres ? '' : bytes();
    // Where the original refuses to be written, the copy still works.
    const readOnly = `${place.location}?options=-c%20default_transaction_read_only%3Don`;
    const to = join(folder, 'copy.sqlite');
    const { status, lines, error } = copy(onPostgres ? readOnly : place.location, '--to', to);
    // The tests' own server, which on PostgreSQL goes by another name than the program's.
    expect({ status, error }).toEqual({ status: 0, error: onPostgres ? '' : inUse(place.location) });
    const tables = (await shopTables(names)).map(({ name }) => name);
    expect(lines.slice(0, -1).map((line) => line.split(':')[0])).toEqual(tables);
    expect(lines).toContain('job_tickets: 1 rows copied and compared');
    expect(lines.at(-1)).toMatch(/^Copied \d+ rows to .*copy\.sqlite; counts and checksums are the same$/);
    expect(await allFigures(to)).toEqual(before);
    expect(await allFigures(place.location)).toEqual(before);
    if (!onPostgres) expect(bytes()).toBe(file);
  });

  it('goes back the other way, and the server goes on there with the next ids', async () => {
    const file = join(folder, 'there.sqlite');
    await copyShop(place.location, file);
    await copyShop(file, target.location);
    expect(await allFigures(target.location)).toEqual(await allFigures(place.location));
    const database = openDatabase(target.location);
    await prepareDatabase(database);
    const { id } = await database
      .insertInto('customers')
      .values({ version: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(2);
    await database.destroy();
  });

  it('is of one moment, while the server is written to', async () => {
    let isOver = false;
    const writing = (async () => {
      while (!isOver) await shop.administrator.add('customers', aCustomer());
    })();
    const file = join(folder, 'moment.sqlite');
    await copyShop(place.location, file);
    isOver = true;
    await writing;
    const database = openDatabase(file);
    const { rows } = await sql`select 1 from customers where not exists (select 1 from history
      where resource = 'customers' and record_id = customers.id and action = 'add')`.execute(database);
    expect(rows).toEqual([]);
    await database.destroy();
  });

  it('is refused where the target is not empty, or not there, in one line', () => {
    const itself = copy(place.location, '--to', place.location);
    expect(itself).toMatchObject({
      status: 1,
      error: expect.stringMatching(/^(Choose an empty one|.* exists already)/),
    });
    expect(itself.error.split('\n')).toHaveLength(1);
    const away = copy(place.location, '--to', 'postgres://me:secret@127.0.0.1:1/shop');
    expect(away).toMatchObject({ status: 1, error: expect.stringMatching(/^Nothing was done: .*ECONNREFUSED/) });
    expect(away.error).not.toContain('secret');
    expect(copy(place.location).error).toMatch(/^Usage: npm run copy/);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

if (onPostgres)
  describe('a copy to PostgreSQL', () => {
    it('that fails leaves the target as empty as it was', async () => {
      const file = join(folder, 'broken.sqlite');
      await copyShop(place.location, file);
      const broken = openDatabase(file);
      // SQLite takes any text for a number.
      await sql`update quotes set size_across = 'wide'`.execute(broken);
      await broken.destroy();
      await expect(copyShop(file, target.location)).rejects.toThrow('double precision');
      const there = openDatabase(target.location);
      expect(await tablesThere(there, await shopTables(names))).toEqual([]);
      await there.destroy();
      expect(existsSync(file)).toBe(true);
    });

    it('is refused where the target has a table of a shop, even an empty one', async () => {
      const there = openDatabase(target.location);
      await sql`create table table_counts (id integer)`.execute(there);
      await there.destroy();
      await expect(copyShop(place.location, target.location)).rejects.toThrow('has tables of a shop');
    });
  });
