/** How many rows a table has, and a checksum of all that is in them: the same on SQLite and on PostgreSQL. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, isPostgres, type Row, type SqlValue } from '../database/database';
import type { ShopTable } from './tables';

export type Figures = { rows: number; checksum: string };

const ROWS_PER_BATCH = 2_000;

/** Hands all rows of a table over, some at a time, in the order of their keys. */
export const eachBatch = async (
  database: Database,
  table: ShopTable,
  work: (rows: Row[]) => void | Promise<void>,
): Promise<void> => {
  // Texts are in the order of their bytes in SQLite.
  const key = table.hasTextKey && isPostgres(database) ? sql`${sql.ref(table.key)} collate "C"` : sql.ref(table.key);
  let last: SqlValue = null;
  for (;;) {
    let select = database.selectFrom(table.name).select(table.columns).orderBy(key).limit(ROWS_PER_BATCH);
    if (last !== null) select = select.where(sql<boolean>`${key} > ${last}`);
    const rows: Row[] = await select.execute();
    if (rows.length > 0) await work(rows);
    if (rows.length < ROWS_PER_BATCH) return;
    last = rows.at(-1)?.[table.key] ?? null;
  }
};

/** Takes rows in and says at the end what they come to. */
export const figuresMaker = (table: ShopTable): { add: (rows: readonly Row[]) => void; figures: () => Figures } => {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: (rows) => {
      count += rows.length;
      hash.update(
        rows.map((row) => `${JSON.stringify(table.columns.map((column) => row[column] ?? null))}\n`).join(''),
      );
    },
    figures: () => ({ rows: count, checksum: hash.digest('hex') }),
  };
};

export const figuresOf = async (database: Database, table: ShopTable): Promise<Figures> => {
  const maker = figuresMaker(table);
  await eachBatch(database, table, maker.add);
  return maker.figures();
};

/** What the two differ in, in words; null where they are the same. */
export const differenceOf = (table: string, here: Figures, there: Figures): string | null => {
  if (here.rows !== there.rows) return `the table ${table} has ${there.rows} rows instead of ${here.rows}`;
  return here.checksum === there.checksum ? null : `the rows of the table ${table} are not the same`;
};
