/** SQLite as the shop's database: transactions that mean what they mean on PostgreSQL. */
import type SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { objectMaker } from './objectMaker';

const MOST_STATEMENTS = 500;

type Row = Record<string, unknown>;

/**
 * A statement as Kysely uses it. Rows come as arrays and become objects here, which takes half the time that it takes
 * in better-sqlite3: there every value is a property set from outside JavaScript.
 */
const shopStatement = (statement: SqliteDatabase.Statement<unknown[]>): SqliteStatement => {
  const { reader } = statement;
  const names = reader
    ? statement
        .raw()
        .columns()
        .map(({ name }) => name)
    : [];
  const toRow = objectMaker<Row, unknown[]>(names.map((name, index) => [name, `given[${index}]`]));
  return {
    reader,
    all: (parameters) => (statement.all(...parameters) as unknown[][]).map(toRow),
    run: (parameters) => statement.run(...parameters),
    iterate: () => {
      throw new Error('The shop reads no streams');
    },
  };
};

/** Keeps the statements that are used again and again. */
const cachedStatements = (sqlite: SqliteDatabase.Database) => {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare: (sql: string): SqliteStatement => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = shopStatement(sqlite.prepare(sql));
      // Lists of ids make many texts that are used once.
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
    close: (): void => {
      statements.clear();
      sqlite.close();
    },
  };
};

/**
 * What a connection knows of writing: how many rows it has changed itself, and which state of the file others have left.
 * As long as it answers the same, nothing has been written. Null within a transaction, of which nobody else is told.
 */
export const writingSeenBy = (sqlite: SqliteDatabase.Database): (() => string | null) => {
  const own = sqlite.prepare('select total_changes()').pluck();
  const others = sqlite.prepare('pragma data_version').pluck();
  return () => (sqlite.inTransaction ? null : `${own.get()} ${others.get()}`);
};

class ShopDriver extends SqliteDriver {
  readonly #sqlite: SqliteDatabase.Database;

  constructor(sqlite: SqliteDatabase.Database) {
    super({ database: cachedStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  /** A transaction that reads before it writes must hold the write lock from its first statement. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** Where the disk is full SQLite has rolled back by itself, and the reason must not be lost over a second rollback. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

export class ShopSqliteDialect extends SqliteDialect {
  readonly #sqlite: SqliteDatabase.Database;

  constructor(sqlite: SqliteDatabase.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver(): Driver {
    return new ShopDriver(this.#sqlite);
  }
}
