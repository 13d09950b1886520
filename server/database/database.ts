/** The database, SQLite or PostgreSQL, behind one type; transactions and locks that mean the same on both. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type SelectQueryBuilder,
  SqliteDialect,
  type Transaction,
} from 'kysely';
import pg from 'pg';

/** What a column holds. Booleans are 0 and 1, days and instants text: both databases then answer the same. */
export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;

/** Tables and columns follow the field declarations, so they are known at run time, not to the compiler. */
export type Tables = Record<string, Row>;

/** The database or a transaction in it. Functions take it first, so that a transaction fits. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

/** How long a writer waits for another process that holds the SQLite file. */
const BUSY_TIMEOUT = 10_000;

const openSqlite = (file: string): Database => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new SqliteDatabase(file, { timeout: BUSY_TIMEOUT });
  sqlite.pragma('journal_mode = WAL');
  // A save that was answered survives a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');

  const statements = new Map<string, SqliteDatabase.Statement>();
  /** A transaction that reads before it writes must hold the write lock from its first statement. */
  const statementText = (sql: string): string => (sql === 'begin' ? 'begin immediate' : sql);
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: {
        prepare: (sql) => {
          const known = statements.get(sql);
          if (known) return known;
          const statement = sqlite.prepare(statementText(sql));
          // Lists of ids make many texts that are used once.
          if (statements.size >= 500) statements.clear();
          statements.set(sql, statement);
          return statement;
        },
        close: () => {
          statements.clear();
          sqlite.close();
        },
      },
    }),
  });
};

const openPostgres = (address: string): Database => {
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced by the next query, which reports what it cannot do.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
};

/**
 * Opens a database. Nothing is created in it: `migrate` does that. Close it with `database.destroy()`.
 * @param location a `postgres://` address, the path of a SQLite file, or `:memory:`
 */
export const openDatabase = (location: string): Database =>
  /^postgres(ql)?:\/\//.test(location) ? openPostgres(location) : openSqlite(location);

export const isPostgres = (database: Database): boolean => database.getExecutor().adapter instanceof PostgresAdapter;

/** Somebody else changed the record between reading and writing it; the transaction starts over. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

const ATTEMPTS = 5;

/** PostgreSQL: two transactions waited for each other, or could not be put in an order. */
const isRetryable = (error: unknown): boolean =>
  error instanceof Overtaken ||
  (error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001'));

/** Runs `work` in one transaction; again from the start where another one came between. */
export const inTransaction = async <Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
};

type Select = SelectQueryBuilder<Tables, string, Row>;

/** Rows that nobody may change until the transaction ends. SQLite has one writer at a time and needs no lock. */
export const locked = (database: Database, query: Select, strength: 'share' | 'update'): Select => {
  if (!isPostgres(database)) return query;
  return strength === 'share' ? query.forShare() : query.forUpdate();
};

/** The column whose value another record already has, where that is what the database objected to. */
export const duplicateColumn = (error: unknown, table: string): string | null => {
  if (!(error instanceof Error) || !('code' in error)) return null;
  // Unique indexes are named `<table>_<column>_unique`; SQLite names the column itself where it is no expression.
  const text =
    error.code === '23505' && 'constraint' in error
      ? String(error.constraint)
      : String(error.code).startsWith('SQLITE_CONSTRAINT_')
        ? error.message
        : '';
  const column = new RegExp(`\\b${table}_(\\w+)_unique\\b`).exec(text)?.[1];
  if (column) return column;
  return /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(String(error.code))
    ? (new RegExp(`\\b${table}\\.(\\w+)$`).exec(text)?.[1] ?? null)
    : null;
};
