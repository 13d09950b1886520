/** A server on each of the two databases, for soaks that need no process of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { startPostgres } from '../../server/support/postgresServer';
import { serveShop, type TestShop } from '../../server/support/serveShop';

const serve = async (location: string, remove: () => Promise<void>): Promise<TestShop> => {
  const database = openDatabase(location);
  await prepareDatabase(database);
  return serveShop(database, async () => {
    await database.destroy();
    await remove();
  });
};

export const openSqliteShop = async (): Promise<TestShop> => {
  const directory = await mkdtemp(join(tmpdir(), 'label-shop-soak-'));
  return serve(join(directory, 'shop.sqlite'), () => rm(directory, { recursive: true, force: true }));
};

export const openPostgresShop = async (): Promise<TestShop> => {
  const postgres = await startPostgres([]);
  await postgres.createDatabase('shop');
  return serve(postgres.addressOf('shop'), postgres.stop);
};
