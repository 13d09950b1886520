/** The folder of the nightly backups: their names, and which of them are kept. */
import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nameOfTime, UNFINISHED } from './files';

const BACKUP_NAME = /^label-shop-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.sqlite$/;
const A_DAY = 24 * 60 * 60 * 1000;

/** Names are in the order of time. */
export const nightlyName = (time: Date): string => `label-shop-${nameOfTime(time)}.sqlite`;

/** The nightly backups of a folder, the newest first. Nothing else in it is one. */
const nightlyBackups = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => BACKUP_NAME.test(name))
    .sort()
    .reverse();

/** Removes all but the newest backups, and what was left unfinished long ago. */
export const rotate = async (folder: string, keep: number, now: Date): Promise<void> => {
  for (const name of nightlyBackups(folder).slice(keep)) await rm(join(folder, name), { force: true });
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('label-shop-') || !name.endsWith(UNFINISHED)) continue;
    const file = join(folder, name);
    if (now.getTime() - statSync(file).mtimeMs > A_DAY) await rm(file, { force: true });
  }
};
