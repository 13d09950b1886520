/** The database, SQLite or PostgreSQL, behind one type; transactions and locks that mean the same on both. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresAdapter, PostgresDialect, type SelectQueryBuilder, type Transaction } from 'kysely';
import { createPostgresPool } from './postgresPool';
import { ShopSqliteDialect, writingSeenBy } from './sqliteDialect';
import { isBusy } from './unavailable';

/** What a column holds. Booleans are 0 and 1, days and instants text: both databases then answer the same. */
export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;

/** Tables and columns follow the field declarations, so they are known at run time, not to the compiler. */
export type Tables = Record<string, Row>;

/** The database or a transaction in it. Functions take it first, so that a transaction fits. */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export type DatabaseOptions = {
  /** How long, in ms, a change waits for another program that holds what it needs. */
  patience?: number;
  /** What PostgreSQL calls the connections: a restore refuses while those of a server are there. */
  applicationName?: string;
  /** PostgreSQL only: the most connections at once. */
  connections?: number;
  /** PostgreSQL only: how long, in ms, a query waits for a connection. */
  connectionPatience?: number;
  /** PostgreSQL only: a statement that takes longer than this, in ms, is ended. Without it none is. */
  longestStatement?: number;
  /** SQLite only: nothing is changed, not even how the file keeps its journal; it must be there. */
  readOnly?: boolean;
};

const PATIENCE = 10_000;

/** While SQLite itself waits, nothing else in this process goes on: the longer wait is `inTransaction`'s. */
const SQLITE_WAITS = 50;

/** It holds the passwords' hashes and all prices. SQLite makes the files beside it like itself. */
const keepToOwner = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const { mode, uid } = statSync(file);
  // A file of somebody else is theirs to open or to keep.
  if (mode & 0o077 && uid === process.getuid?.()) chmodSync(file, mode & 0o700);
};

const writingSeen = new WeakMap<Database, () => string | null>();

/** What tells whether a SQLite file has been written to since, see `writingSeenBy`; null where that cannot be told now. */
export const writingSeenIn = (database: Database): string | null => writingSeen.get(database)?.() ?? null;

const overSqlite = (sqlite: SqliteDatabase.Database): Database => {
  const database = new Kysely<Tables>({ dialect: new ShopSqliteDialect(sqlite) });
  writingSeen.set(database, writingSeenBy(sqlite));
  return database;
};

const openSqlite = (file: string, readOnly: boolean): Database => {
  if (readOnly) {
    return overSqlite(new SqliteDatabase(file, { timeout: PATIENCE, readonly: true, fileMustExist: true }));
  }
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    keepToOwner(file);
  }
  const sqlite = new SqliteDatabase(file, { timeout: PATIENCE });
  sqlite.pragma('journal_mode = WAL');
  // A save that was answered survives a power cut.
  sqlite.pragma('synchronous = FULL');
  // Pages of the journal. What many saves change in common is then brought into the file once, not every thousand pages.
  sqlite.pragma('wal_autocheckpoint = 4000');
  // KB of the file's pages, of which the system keeps its own copies anyway: half of what is usual.
  sqlite.pragma('cache_size = -8000');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`busy_timeout = ${SQLITE_WAITS}`);
  return overSqlite(sqlite);
};

/** For a server; what it may have more or fewer of is a setting. */
export const POSTGRES_CONNECTIONS = 10;

const openPostgres = (address: string, options: DatabaseOptions): Database => {
  const pool = createPostgresPool(address, {
    connections: options.connections ?? POSTGRES_CONNECTIONS,
    connectionPatience: options.connectionPatience ?? PATIENCE,
    patience: options.patience ?? PATIENCE,
    longestStatement: options.longestStatement ?? null,
    applicationName: options.applicationName,
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
};

/** How long changes wait, for `inTransaction`. PostgreSQL is told when the connection is made. */
const patienceOf = new WeakMap<object, number>();

export const isPostgresAddress = (location: string): boolean => /^postgres(ql)?:\/\//.test(location);

/**
 * Opens a database. Nothing is created in it: `migrate` does that. Close it with `database.destroy()`.
 * @param location a `postgres://` address, the path of a SQLite file, or `:memory:`
 */
export const openDatabase = (location: string, options: DatabaseOptions = {}): Database => {
  const database = isPostgresAddress(location)
    ? openPostgres(location, options)
    : openSqlite(location, options.readOnly ?? false);
  patienceOf.set(database, options.patience ?? PATIENCE);
  return database;
};

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

/** Between two tries for SQLite's write lock others of this process have their turn, above all those who only read. */
const LOCK_PAUSE = 25;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs `work` in one transaction; again from the start where another one came between, or where another program holds
 * the SQLite file, until patience ends.
 */
export const inTransaction = async <Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> => {
  const until = Date.now() + (patienceOf.get(database) ?? PATIENCE);
  let overtaken = 0;
  for (;;) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (isBusy(error)) {
        if (Date.now() >= until) throw error;
        await pause(LOCK_PAUSE);
        continue;
      }
      overtaken += 1;
      if (overtaken >= ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
};

/** Runs `work` on one unchanging state of the database, without holding up those who change it. */
export const inSnapshot = <Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> => {
  const transaction = database.transaction().setAccessMode('read only');
  // SQLite's read transactions always see one state.
  return (isPostgres(database) ? transaction.setIsolationLevel('repeatable read') : transaction).execute(work);
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
