/** Whether somebody works on a shop while it is copied. */
import { existsSync } from 'node:fs';
import { isPostgresAddress, openDatabase } from '../database/database';
import { hasServers } from '../database/servers';

/**
 * Whether a server has the database open. SQLite keeps its write-ahead log beside the file as long as somebody does, and
 * leaves it where a program ended without closing it: then the answer is yes as well.
 */
export const isInUse = async (location: string): Promise<boolean> => {
  if (!isPostgresAddress(location)) return existsSync(`${location}-wal`);
  const database = openDatabase(location);
  try {
    return await hasServers(database);
  } finally {
    await database.destroy();
  }
};
