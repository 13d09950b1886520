/** `npm run backup`: the whole shop of one moment in one file, while others go on writing. */
import { existsSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { inSnapshot, inTransaction, isPostgresAddress, openDatabase } from '../database/database';
import { appliedMigrations, applyMigrations, unknownMigration } from '../database/migrate';
import { checkBackup } from './checkBackup';
import { copyTables, type OnCopied } from './copyTables';
import { makeDatabaseFile } from './files';
import { type Contents, writeMark } from './format';
import { BackupRefusal } from './refusal';
import { shopTables } from './tables';

/** All in one step: between two of them somebody may write, and SQLite would begin again. */
const ALL_PAGES = 0x7fff_ffff;

const copySqlite = async (location: string, file: string): Promise<void> => {
  const source = new SqliteDatabase(location, { readonly: true, fileMustExist: true, timeout: 10_000 });
  try {
    await source.backup(file, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
};

/** Copies a shop row by row into a new SQLite file of the same schema. */
export const copyToSqlite = async (location: string, file: string, onCopied?: OnCopied): Promise<number> => {
  const source = openDatabase(location, { readOnly: true });
  const target = openDatabase(file);
  try {
    return await inSnapshot(source, async (snapshot) => {
      const applied = knownMigrations(location, await appliedMigrations(snapshot));
      await inTransaction(target, (transaction) => applyMigrations(transaction, (name) => applied.includes(name)));
      const tables = await shopTables(applied);
      return inTransaction(target, (transaction) => copyTables(snapshot, transaction, tables, onCopied));
    });
  } finally {
    await target.destroy();
    await source.destroy();
  }
};

/** The migrations of a shop that this program can read all of. */
export const knownMigrations = (location: string, applied: readonly string[]): readonly string[] => {
  if (applied.length === 0) throw new BackupRefusal(`There is no shop in ${nameOf(location)}`);
  const unknown = unknownMigration(applied);
  if (unknown) {
    throw new BackupRefusal(`The database was made by a newer version of the program: it does not know ${unknown}`);
  }
  return applied;
};

/** A database for people: without the password of its address. */
export const nameOf = (location: string): string => {
  if (!isPostgresAddress(location)) return location;
  const { host, pathname } = new URL(location);
  return `the PostgreSQL database ${pathname.slice(1)} on ${host}`;
};

/** @throws BackupRefusal where there is no SQLite file */
export const refuseMissing = (location: string): void => {
  if (isPostgresAddress(location) || existsSync(location)) return;
  throw new BackupRefusal(`There is no shop in ${location}`);
};

const finish = async (file: string, madeAt: Date): Promise<void> => {
  const copy = openDatabase(file);
  try {
    knownMigrations(file, await appliedMigrations(copy));
    await writeMark(copy, madeAt);
    // Nothing but the one file belongs to a backup.
    await sql`pragma journal_mode = delete`.execute(copy);
  } finally {
    await copy.destroy();
  }
};

/**
 * Makes a backup of a shop, reads it again and gives it its name.
 * @param location where the shop is: a `postgres://` address or the path of the SQLite file
 * @throws BackupRefusal where there is no shop, or the file exists and `force` is not set
 */
export const makeBackup = async (location: string, file: string, { force = false } = {}): Promise<Contents> => {
  refuseMissing(location);
  return makeDatabaseFile(file, force, async (unfinished) => {
    const madeAt = new Date();
    if (isPostgresAddress(location)) await copyToSqlite(location, unfinished);
    else await copySqlite(location, unfinished);
    await finish(unfinished, madeAt);
    return checkBackup(unfinished);
  });
};
