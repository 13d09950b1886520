/** Whether a file is a whole backup that this program can restore. */
import { existsSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../database/database';
import { unknownMigration } from '../database/migrate';
import { codeOf } from '../reason';
import { differenceOf, figuresOf } from './figures';
import { type Contents, FORMAT, readMark } from './format';
import { BackupRefusal } from './refusal';
import { shopTables } from './tables';

/** A mark that cannot be read, a page that is missing: what is wrong with a file shows in many ways. */
const isDamage = (error: unknown): error is Error =>
  codeOf(error).startsWith('SQLITE_') || error instanceof SyntaxError || error instanceof TypeError;

const check = async (file: string, backup: Database): Promise<Contents> => {
  const contents = await readMark(backup);
  if (!contents) throw new BackupRefusal(`${file} is no backup of Label Shop Manager`);
  const unknown = unknownMigration(contents.migrations);
  if (contents.format > FORMAT || unknown) {
    const reason = unknown ? `it does not know migration ${unknown}` : `it is of format ${contents.format}`;
    throw new BackupRefusal(`${file} was made by a newer version of the program: ${reason}`);
  }
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(backup);
  const found = integrity.rows[0]?.integrity_check;
  if (found !== 'ok') throw new BackupRefusal(`${file} is damaged: ${String(found).split('\n')[0]}`);
  const broken = await sql`pragma foreign_key_check`.execute(backup);
  if (broken.rows.length > 0) throw new BackupRefusal(`${file} is damaged: records refer to others that are missing`);

  for (const table of await shopTables(contents.migrations)) {
    const stated = contents.tables.get(table.name);
    if (!stated) throw new BackupRefusal(`${file} is damaged: the table ${table.name} is missing`);
    const difference = differenceOf(table.name, stated, await figuresOf(backup, table));
    if (difference) throw new BackupRefusal(`${file} is damaged: ${difference}`);
  }
  return contents;
};

/**
 * Reads all of a backup and compares it with what it says of itself. The file is not touched.
 * @throws BackupRefusal where it is no backup, damaged, or of a newer version of the program
 */
export const checkBackup = async (file: string): Promise<Contents> => {
  if (!existsSync(file)) throw new BackupRefusal(`There is no file ${file}`);
  if (!statSync(file).isFile()) throw new BackupRefusal(`${file} is no backup of Label Shop Manager`);
  try {
    const backup = openDatabase(file, { readOnly: true });
    try {
      return await check(file, backup);
    } finally {
      await backup.destroy();
    }
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    if (codeOf(error) === 'SQLITE_NOTADB') {
      throw new BackupRefusal(`${file} is no backup of Label Shop Manager`);
    }
    if (isDamage(error)) {
      throw new BackupRefusal(`${file} is damaged: ${error.message.split('\n')[0]}`);
    }
    throw error;
  }
};
