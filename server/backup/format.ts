/**
 * What makes a SQLite file a backup: SQLite's own mark for the kind of file, and two tables that say what is in it.
 * Without them it is the shop's database.
 */
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { appliedMigrations } from '../database/migrate';
import { type Figures, figuresOf } from './figures';
import { shopTables } from './tables';

/** "LSMb": kept by SQLite at a fixed place of the file. */
const APPLICATION_ID = 0x4c53_4d62;

/** Rises when a program that knows only the present one could not read the file. */
export const FORMAT = 1;

export type Contents = {
  /** When, in UTC. */
  madeAt: string;
  migrations: readonly string[];
  tables: ReadonlyMap<string, Figures>;
  rows: number;
};

const totalOf = (tables: ReadonlyMap<string, Figures>): number =>
  [...tables.values()].reduce((sum, { rows }) => sum + rows, 0);

/** Marks a copy of the shop as a backup and writes into it what it holds. */
export const writeMark = async (copy: Database, madeAt: Date): Promise<void> => {
  const migrations = await appliedMigrations(copy);
  await sql`create table backup (format integer not null, made_at text not null, migrations text not null)`.execute(
    copy,
  );
  await sql`create table backup_tables (name text primary key, "rows" integer not null, checksum text not null)`.execute(
    copy,
  );
  for (const table of await shopTables(migrations)) {
    await copy
      .insertInto('backup_tables')
      .values({ name: table.name, ...(await figuresOf(copy, table)) })
      .execute();
  }
  await copy
    .insertInto('backup')
    .values({ format: FORMAT, made_at: madeAt.toISOString(), migrations: JSON.stringify(migrations) })
    .execute();
  await sql`pragma application_id = ${sql.raw(String(APPLICATION_ID))}`.execute(copy);
};

/** Makes a backup a shop's database again. */
export const removeMark = async (copy: Database): Promise<void> => {
  await sql`pragma application_id = 0`.execute(copy);
  await sql`drop table backup`.execute(copy);
  await sql`drop table backup_tables`.execute(copy);
};

/** What a backup says that it holds; null where the file has no mark. */
export const readMark = async (backup: Database): Promise<(Contents & { format: number }) | null> => {
  const id = await sql<{ application_id: number }>`pragma application_id`.execute(backup);
  if (id.rows[0]?.application_id !== APPLICATION_ID) return null;
  const mark = await backup.selectFrom('backup').selectAll().executeTakeFirstOrThrow();
  const rows = await backup.selectFrom('backup_tables').selectAll().execute();
  const tables = new Map(
    rows.map((row) => [String(row.name), { rows: Number(row.rows), checksum: String(row.checksum) }]),
  );
  return {
    format: Number(mark.format),
    madeAt: String(mark.made_at),
    migrations: JSON.parse(String(mark.migrations)),
    tables,
    rows: totalOf(tables),
  };
};
