/** `npm run restore`: the shop as a backup holds it, with the present one kept aside. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isPostgresAddress, openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { checkBackup } from './checkBackup';
import { nameOfTime } from './files';
import { type Contents, removeMark } from './format';
import { restorePostgres } from './restorePostgres';
import { restoreSqlite } from './restoreSqlite';

/** Where the shop that was there before is now; null where there was none. */
export type Restored = { contents: Contents; aside: string | null };

/** Makes of a backup's copy what the program itself would have: without the mark, of the newest schema. */
const makeShopOf = async (backup: string, file: string): Promise<void> => {
  await copyFile(backup, file);
  const shop = openDatabase(file);
  try {
    await removeMark(shop);
    await migrate(shop);
    await sql`pragma journal_mode = delete`.execute(shop);
  } finally {
    await shop.destroy();
  }
};

/**
 * Puts the shop of a backup in the place of the present one: all of it or nothing.
 * @throws BackupRefusal where the file cannot be restored or a server works on the database
 */
export const restore = async (backup: string, location: string, now = new Date()): Promise<Restored> => {
  const contents = await checkBackup(backup);
  const time = nameOfTime(now);
  if (!isPostgresAddress(location)) {
    const aside = await restoreSqlite(location, time, (file) => makeShopOf(backup, file));
    return { contents, aside };
  }
  const folder = await mkdtemp(join(tmpdir(), 'label-shop-restore-'));
  try {
    const file = join(folder, 'shop.sqlite');
    await makeShopOf(backup, file);
    return { contents, aside: await restorePostgres(file, location, time) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
