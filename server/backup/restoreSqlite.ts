/** Puts a restored file in the place of the shop's. */
import { existsSync } from 'node:fs';
import { link, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { codeOf } from '../reason';
import { COMPANIONS, flushToDisk, removeDatabaseFile, UNFINISHED } from './files';
import { BackupRefusal } from './refusal';

/**
 * Takes the database for itself alone, with all of it in the one file.
 * @returns lets go of it; null where the file is too damaged to be opened
 */
const takeAlone = (location: string): (() => void) | null => {
  let sqlite: SqliteDatabase.Database | null = null;
  try {
    sqlite = new SqliteDatabase(location, { timeout: 0, fileMustExist: true });
    const taken = sqlite;
    // Only the last one who has the file open can end the write-ahead log: a server keeps it open.
    taken.pragma('journal_mode = delete');
    taken.exec('begin exclusive');
    return () => taken.close();
  } catch (error) {
    sqlite?.close();
    const code = codeOf(error);
    if (code.startsWith('SQLITE_BUSY')) {
      throw new BackupRefusal(`A server or another program is using ${location}: stop it first`);
    }
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return null;
    throw error;
  }
};

/** A damaged database keeps what lies beside it: it may be of use to whoever tries to save it. */
const moveAsideWhole = async (location: string, aside: string): Promise<void> => {
  for (const companion of COMPANIONS) {
    if (existsSync(location + companion)) await rename(location + companion, aside + companion);
  }
  await rename(location, aside);
};

/**
 * Replaces the SQLite file in one step, so that at every moment one of the two is there.
 * @param make makes the new one under the name it is given
 * @returns where the old one is now; null where there was none
 * @throws BackupRefusal where somebody has the old one open
 */
export const restoreSqlite = async (
  location: string,
  time: string,
  make: (file: string) => Promise<void>,
): Promise<string | null> => {
  const restored = `${location}.${time}${UNFINISHED}`;
  const aside = location.replace(/(\.sqlite)?$/, `-until-${time}.sqlite`);
  if (existsSync(aside)) throw new BackupRefusal(`${aside} exists already`);
  let release: (() => void) | null = null;
  try {
    const isThere = existsSync(location);
    // Before the work: nobody waits for a refusal.
    if (isThere) release = takeAlone(location);
    await make(restored);
    await flushToDisk(restored);
    if (isThere && release) await link(location, aside);
    else if (isThere) await moveAsideWhole(location, aside);
    await rename(restored, location);
    await flushToDisk(dirname(location));
    return isThere ? aside : null;
  } catch (error) {
    await removeDatabaseFile(restored);
    throw error;
  } finally {
    release?.();
  }
};
