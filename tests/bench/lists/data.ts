/**
 * The shops that lists are measured in, made once and kept in `.bench/`: 10,000 and 100,000 tickets as `npm run sample`
 * makes them, and a million by copying the tickets of the latter nine times (their parts and timesheets only once).
 */
import { createHash } from 'node:crypto';
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { createPasswords } from '../../../server/auth/passwords';
import { inTransaction, openDatabase } from '../../../server/database/database';
import { migrations } from '../../../server/database/migrations';
import { prepareDatabase } from '../../../server/firstStart';
import { defineResources } from '../../../server/resources';
import { loadSampleShop } from '../../../server/sample-data/loadSampleShop';

export const CACHE = resolve(import.meta.dirname, '../../../.bench');
export const DATABASE_FILE = 'label-shop.sqlite';
const TODAY = '2026-06-01';

/** Shops of another schema are of no use. */
export const schema = createHash('sha256')
  .update(JSON.stringify(migrations.map(({ name, up }) => [name, String(up)])))
  .digest('hex')
  .slice(0, 8);

const made = async (name: string, make: (folder: string) => void | Promise<void>): Promise<string> => {
  const folder = join(CACHE, `${name}-${schema}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE)) {
    if (old.startsWith(`${name}-`)) rmSync(join(CACHE, old), { recursive: true });
  }
  const unfinished = join(CACHE, `making-${name}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  const start = performance.now();
  process.stdout.write(`Making a shop of ${name} tickets, once ... `);
  await make(unfinished);
  renameSync(unfinished, folder);
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  return folder;
};

const sampleShop = (tickets: number) =>
  made(String(tickets), async (folder) => {
    const file = join(folder, DATABASE_FILE);
    const database = openDatabase(file);
    try {
      await prepareDatabase(database);
      const resources = defineResources(createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }));
      await inTransaction(database, (transaction) => loadSampleShop(transaction, { resources, today: TODAY, tickets }));
    } finally {
      await database.destroy();
    }
    finish(file);
  });

/** As a shop that has been in use for long: statistics taken, and all in one file. */
const finish = (file: string): void => {
  const database = new SqliteDatabase(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
};

/** Copies the tickets without their indexes and triggers, which are then made for all of them at once. */
const multiplyTickets = (file: string, times: number): void => {
  const database = new SqliteDatabase(file);
  database.pragma('synchronous = OFF');
  database.pragma('cache_size = -400000');
  const parts = database
    .prepare(
      "select type, name, sql from sqlite_master where tbl_name = 'job_tickets' and type in ('index', 'trigger') and sql is not null",
    )
    .all() as { type: string; name: string; sql: string }[];
  const columns = (database.pragma('table_info(job_tickets)') as { name: string }[]).map(({ name }) => name);
  const texts = (database.pragma('table_info(job_tickets_search)') as { name: string }[]).map(({ name }) => name);
  const { count } = database.prepare('select max(id) as count from job_tickets').get() as { count: number };
  for (const { type, name } of parts) database.exec(`drop ${type} "${name}"`);
  const values = columns.map((column) => {
    if (column === 'id') return 'id + @shift';
    return column === 'po_number' ? "po_number || '-' || @copy" : `"${column}"`;
  });
  const names = columns.map((column) => `"${column}"`).join(', ');
  const copy = database.prepare(
    `insert into job_tickets (${names}) select ${values.join(', ')} from job_tickets where id <= @count`,
  );
  for (let made = 1; made < times; made += 1) copy.run({ shift: made * count, copy: made, count });
  for (const { sql } of parts) database.exec(sql);
  database.exec(`insert into job_tickets_search (rowid, ${texts.join(', ')})
    select id, ${texts.map((text) => `lower(${text})`).join(', ')} from job_tickets where id > ${count}`);
  database.exec(
    "update table_counts set row_count = (select count(*) from job_tickets) where table_name = 'job_tickets'",
  );
  database.close();
  finish(file);
};

/** A folder with the database of a shop of so many tickets, which is not to be changed. */
export const shopOf = async (tickets: 10_000 | 100_000 | 1_000_000): Promise<string> => {
  if (tickets < 1_000_000) return sampleShop(tickets);
  const smaller = await sampleShop(100_000);
  return made(String(tickets), (folder) => {
    const file = join(folder, DATABASE_FILE);
    copyFileSync(join(smaller, DATABASE_FILE), file);
    multiplyTickets(file, 10);
  });
};

/** A folder with a copy of a shop's database, to be changed and thrown away. */
export const copyOf = (shop: string, name: string): string => {
  const folder = join(CACHE, `run-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  copyFileSync(join(shop, DATABASE_FILE), join(folder, DATABASE_FILE), constants.COPYFILE_FICLONE);
  return folder;
};

export const removeCopies = (): void => {
  for (const name of readdirSync(CACHE)) {
    if (name.startsWith('run-')) rmSync(join(CACHE, name), { recursive: true });
  }
};
