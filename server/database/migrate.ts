/** Brings a database to the newest schema. Migrations go forward only, each once, in the order of the list. */
import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, inTransaction, isPostgres } from './database';
import { migrations } from './migrations';

/** Any number that nothing else locks: servers that start together migrate one after the other. */
export const MIGRATION_LOCK = 3_871_204;

/** The names of the migrations that a database has had; none where it has no schema yet. */
export const appliedMigrations = async (database: Database): Promise<string[]> => {
  const exists = isPostgres(database)
    ? sql`select to_regclass('migrations') as name`
    : sql`select max(name) as name from sqlite_master where type = 'table' and name = 'migrations'`;
  const { rows: found } = await sql<{ name: string | null }>`${exists}`.execute(database);
  if (!found[0]?.name) return [];
  const rows = await database.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map((row) => String(row.name));
};

/** A migration that this program does not know, of those applied; null where it knows them all. */
export const unknownMigration = (applied: readonly string[]): string | null =>
  applied.find((name) => !migrations.some((migration) => migration.name === name)) ?? null;

/**
 * Applies, within a transaction, the migrations that the database does not have yet.
 * @param wanted only these; without it, all
 * @throws Error where the database was made by a newer version of the program
 */
export const applyMigrations = async (
  transaction: DatabaseTransaction,
  wanted: (name: string) => boolean = () => true,
): Promise<void> => {
  await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
    transaction,
  );
  const applied = await appliedMigrations(transaction);
  const unknown = unknownMigration(applied);
  if (unknown) {
    throw new Error(`The database was made by a newer version of the program: it does not know migration ${unknown}`);
  }
  for (const migration of migrations) {
    if (applied.includes(migration.name) || !wanted(migration.name)) continue;
    await migration.up(transaction);
    await transaction
      .insertInto('migrations')
      .values({ name: migration.name, applied_at: new Date().toISOString() })
      .execute();
  }
};

/**
 * Changes the schema in one transaction. Servers that start together do it one after the other, however long it takes.
 * SQLite's transaction holds the write lock from its begin.
 */
export const changeSchema = <Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> =>
  inTransaction(database, async (transaction) => {
    if (isPostgres(transaction)) {
      await sql`set local lock_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    }
    return work(transaction);
  });

/**
 * Brings a database to the newest schema.
 * @throws Error where the database was made by a newer version of the program
 */
export const migrate = (database: Database): Promise<void> =>
  changeSchema(database, (transaction) => applyMigrations(transaction));
