/** Brings a database to the newest schema. Migrations go forward only, each once, in the order of the list. */
import { sql } from 'kysely';
import { type Database, isPostgres } from './database';
import { migrations } from './migrations';

/** Any number that nothing else locks: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 3_871_204;

/**
 * Applies the migrations that the database does not have yet, all in one transaction.
 * @throws Error where the database was made by a newer version of the program
 */
export const migrate = async (database: Database): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    // SQLite's transaction holds the write lock from its begin.
    if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
      transaction,
    );
    const rows = await transaction.selectFrom('migrations').select('name').execute();
    const applied = new Set(rows.map((row) => row.name));
    for (const name of applied) {
      if (!migrations.some((migration) => migration.name === name)) {
        throw new Error(`The database was made by a newer version of the program: it does not know migration ${name}`);
      }
    }
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      await migration.up(transaction);
      await transaction
        .insertInto('migrations')
        .values({ name: migration.name, applied_at: new Date().toISOString() })
        .execute();
    }
  });
};
