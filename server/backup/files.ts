/** Files that are there whole or not at all. */
import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupRefusal } from './refusal';

/** What SQLite keeps beside a file while it is in use. */
export const COMPANIONS = ['-journal', '-wal', '-shm'] as const;

/** The end of the name of a file that is still being made. */
export const UNFINISHED = '.part';

/** For names, in the order of time: `2026-11-28T04-44-55`. */
export const nameOfTime = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(':', '-');

/** Makes sure that a file, or what a folder lists, survives a power cut. */
export const flushToDisk = async (path: string): Promise<void> => {
  // Windows opens no folders.
  if (process.platform === 'win32' && statSync(path).isDirectory()) return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export const removeDatabaseFile = async (file: string): Promise<void> => {
  for (const companion of ['', ...COMPANIONS]) await rm(file + companion, { force: true });
};

/** A file that is there is overwritten only by whoever says so. */
const refuseExisting = (file: string, force: boolean): void => {
  if (!existsSync(file)) return;
  if (!force) throw new BackupRefusal(`${file} exists already: choose another name, or add --force to replace it`);
  if (!statSync(file).isFile()) throw new BackupRefusal(`${file} is no file that could be replaced`);
};

/**
 * Makes a database file under a name beside its own, and gives it its own when it is finished and on the disk.
 * @throws BackupRefusal where the file exists already and `force` is not set
 */
export const makeDatabaseFile = async <Result>(
  file: string,
  force: boolean,
  make: (unfinished: string) => Promise<Result>,
): Promise<Result> => {
  refuseExisting(file, force);
  if (!existsSync(dirname(file))) throw new BackupRefusal(`There is no folder ${dirname(file)}`);
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString('hex')}${UNFINISHED}`;
  try {
    // It holds everything, password hashes too: for its owner only.
    await (await open(unfinished, 'wx', 0o600)).close();
    const result = await make(unfinished);
    await flushToDisk(unfinished);
    refuseExisting(file, force);
    await rename(unfinished, file);
    await flushToDisk(dirname(file));
    return result;
  } catch (error) {
    await removeDatabaseFile(unfinished);
    throw error;
  }
};
