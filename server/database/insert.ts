/** Writing many rows at once: gathered by table, then written in statements of many rows each. */
import { sql } from 'kysely';
import { type DatabaseTransaction, isPostgres, type Row } from './database';

/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535; more than this gains nothing. */
const VALUES_PER_STATEMENT = 8_000;

/** How many values are gathered before they are written. */
const VALUES_GATHERED = 200_000;

export type RowWriter = {
  /** Rows of a table that others refer to come first: tables are written in the order in which they first came. */
  add: (table: string, row: Row) => Promise<void>;
  /** Writes what is left. */
  flush: () => Promise<void>;
};

/** Writes rows, all with the same columns, in as few statements as that takes. */
export const insertRows = async (
  transaction: DatabaseTransaction,
  table: string,
  rows: readonly Row[],
): Promise<void> => {
  const rowsPerStatement = Math.floor(VALUES_PER_STATEMENT / Object.keys(rows[0] ?? { id: 0 }).length);
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .execute();
  }
};

export const rowWriter = (transaction: DatabaseTransaction): RowWriter => {
  const gathered = new Map<string, Row[]>();
  let values = 0;

  const flush = async () => {
    for (const [table, rows] of gathered) {
      await insertRows(transaction, table, rows);
      rows.length = 0;
    }
    values = 0;
  };

  return {
    add: async (table, row) => {
      const rows = gathered.get(table) ?? [];
      rows.push(row);
      gathered.set(table, rows);
      values += Object.keys(row).length;
      if (values > VALUES_GATHERED) await flush();
    },
    flush,
  };
};

/** Lets generated ids go on after those that were given. SQLite does so by itself. */
export const continueIds = async (transaction: DatabaseTransaction, table: string): Promise<void> => {
  if (!isPostgres(transaction)) return;
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql.table(table)}`.execute(
    transaction,
  );
};
