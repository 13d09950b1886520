/** Puts a restored shop in the place of the one in a PostgreSQL database. */
import { type RawBuilder, sql } from 'kysely';
import { type Database, type DatabaseTransaction, inSnapshot, inTransaction, openDatabase } from '../database/database';
import { appliedMigrations, applyMigrations, MIGRATION_LOCK } from '../database/migrate';
import { hasServers } from '../database/servers';
import { copyTables } from './copyTables';
import { BackupRefusal } from './refusal';
import { KEPT_BY_TRIGGERS, type ShopTable, shopTables } from './tables';

const RESTORE_CONNECTIONS = 'Restore of a label shop';

const refuseServers = async (transaction: DatabaseTransaction): Promise<void> => {
  if (await hasServers(transaction)) throw new BackupRefusal('A server is using the database: stop it first');
};

/** Those of the tables that the database has where the shop's are. */
export const tablesThere = async (
  database: Database,
  tables: readonly Pick<ShopTable, 'name'>[],
): Promise<string[]> => {
  const names = sql.join(tables.map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name in (${names})`.execute(database);
  return rows.map(({ name }) => name);
};

const triggerFunctions = async (transaction: DatabaseTransaction): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select proname as name from pg_proc
    where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype`.execute(transaction);
  return rows.map(({ name }) => name);
};

const moveAside = async (transaction: DatabaseTransaction, names: readonly string[], schema: string): Promise<void> => {
  const aside: RawBuilder<unknown> = sql.id(schema);
  await sql`create schema ${aside}`.execute(transaction);
  // Indexes and counters go with their tables.
  for (const name of names) await sql`alter table ${sql.table(name)} set schema ${aside}`.execute(transaction);
  for (const name of await triggerFunctions(transaction)) {
    await sql`alter function ${sql.id(name)}() set schema ${aside}`.execute(transaction);
    // The old shop stays whole: its functions work on its own tables.
    await sql`alter function ${aside}.${sql.id(name)}() set search_path = ${aside}`.execute(transaction);
  }
};

/**
 * Copies the shop of a SQLite file of the newest schema into the database, in one transaction.
 * @returns the schema that the old tables are in now; null where there were none
 * @throws BackupRefusal where a server works on the database
 */
export const restorePostgres = async (file: string, address: string, time: string): Promise<string | null> => {
  const source = openDatabase(file, { readOnly: true });
  const target = openDatabase(address, { applicationName: RESTORE_CONNECTIONS });
  try {
    return await inSnapshot(source, async (shop) => {
      const tables = await shopTables(await appliedMigrations(shop));
      return inTransaction(target, async (transaction) => {
        // A server that starts meanwhile waits here before it does anything.
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
        await refuseServers(transaction);
        const old = await tablesThere(transaction, [...tables, { name: KEPT_BY_TRIGGERS }]);
        const aside = `shop_until_${time.replaceAll('-', '_').toLowerCase()}`;
        if (old.length > 0) await moveAside(transaction, old, aside);
        await applyMigrations(transaction);
        await copyTables(shop, transaction, tables);
        return old.length > 0 ? aside : null;
      });
    });
  } finally {
    await target.destroy();
    await source.destroy();
  }
};
