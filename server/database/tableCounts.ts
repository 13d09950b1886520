/** What the database itself counts of its tables: see migration 0040. */
import { sql } from 'kysely';
import { type Database, isPostgres, writingSeenIn } from './database';
import { preparedQuery } from './prepared';
import { sharedReading } from './sharedReading';

type TableCount = {
  /** How many rows the table holds. */
  rows: number;
  /** Grows with every change of the table: what was found at the same number still holds. */
  changes: number;
};

/** The counts of all tables that are counted, as of one moment. */
export type TableCounts = ReadonlyMap<string, TableCount>;

/** On PostgreSQL writers count side by side, each in a row of its own. */
const readCounts = preparedQuery((database) =>
  database.selectFrom('table_counts').select(['table_name', 'row_count', 'changes']),
);

const readNow = async (database: Database): Promise<TableCounts> => {
  const counts = new Map<string, TableCount>();
  for (const { table_name, row_count, changes } of await readCounts(database)) {
    const name = String(table_name);
    const { rows, changes: before } = counts.get(name) ?? { rows: 0, changes: 0 };
    counts.set(name, { rows: rows + Number(row_count), changes: before + Number(changes) });
  }
  return counts;
};

const readTogether = sharedReading(readNow);

const lastRead = new WeakMap<Database, { writing: string | null; counts: TableCounts }>();

/** Asks SQLite, which is quick to tell whether anything has been written at all, for no counts that are known. */
const readAgainWhereWritten = async (database: Database): Promise<TableCounts> => {
  // What is written after this is written after it for the next one who asks, too.
  const writing = writingSeenIn(database);
  const last = lastRead.get(database);
  if (last && writing !== null && last.writing === writing) return last.counts;
  const counts = await readNow(database);
  lastRead.set(database, { writing, counts });
  return counts;
};

/**
 * The counts as of now. A request reads them once, before anything else: what this server remembers of the database,
 * its user among it, is right as long as they say so, whichever server or program has written. PostgreSQL is asked once
 * for all requests that have come while it was asked before.
 */
export const readTableCounts = (database: Database): Promise<TableCounts> => {
  if (database.isTransaction) return readNow(database);
  return isPostgres(database) ? readTogether(database) : readAgainWhereWritten(database);
};

/** The number of rows, to be put into a statement: it is then of the same moment as the rest of it. */
export const rowCountSql = (table: string) =>
  sql<number>`(select cast(sum(row_count) as integer) from table_counts where table_name = ${sql.lit(table)})`;
