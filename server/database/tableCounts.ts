/** What the database itself counts of a table: see migration 0040. */
import { sql } from 'kysely';
import type { Database } from './database';
import { preparedQuery } from './prepared';

export type TableCounts = {
  /** How many rows the table holds. */
  rows: number;
  /** Grows with every change of the table: what was found at the same number still holds. */
  changes: number;
};

const readCounts = preparedQuery((database, table: string) =>
  database
    .selectFrom('table_counts')
    .select([
      sql<number>`cast(sum(row_count) as double precision)`.as('rows'),
      sql<number>`cast(sum(changes) as double precision)`.as('changes'),
    ])
    .where('table_name', '=', table),
);

/** A table's counts, or null where nobody counts it. */
export const tableCounts = async (database: Database, table: string): Promise<TableCounts | null> => {
  const [counts] = await readCounts(database, table);
  return typeof counts?.rows === 'number' && typeof counts.changes === 'number'
    ? { rows: counts.rows, changes: counts.changes }
    : null;
};

/** The number of rows, to be put into a statement: it is then of the same moment as the rest of it. */
export const rowCountSql = (table: string) =>
  sql<number>`(select cast(sum(row_count) as integer) from table_counts where table_name = ${sql.lit(table)})`;
