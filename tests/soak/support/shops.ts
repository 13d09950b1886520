/** A server on each of the two databases, for soaks that need no process of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '../../../server/auth/passwords';
import { dayOf } from '../../../server/clock';
import { inTransaction, openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { defineResources } from '../../../server/resources';
import { loadSampleShop } from '../../../server/sample-data/loadSampleShop';
import { testConfig } from '../../server/support/config';
import { startPostgres } from '../../server/support/postgresServer';
import { type ShopOptions, serveShop, type TestShop } from '../../server/support/serveShop';

type Options = ShopOptions & {
  /** How many job tickets of a sample shop there are from the start. */
  tickets?: number;
};

const serve = async (
  location: string,
  remove: () => Promise<void>,
  { tickets = 0, ...options }: Options,
): Promise<TestShop> => {
  const database = openDatabase(location);
  await prepareDatabase(database);
  if (tickets > 0) {
    const resources = defineResources(createPasswords(testConfig.passwordHashing));
    await inTransaction(database, (transaction) =>
      loadSampleShop(transaction, { resources, today: dayOf(new Date()), tickets }),
    );
  }
  const close = async (): Promise<void> => {
    await database.destroy();
    await remove();
  };
  return serveShop(database, close, options);
};

export const openSqliteShop = async (options: Options = {}): Promise<TestShop> => {
  const directory = await mkdtemp(join(tmpdir(), 'label-shop-soak-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  return serve(join(directory, 'shop.sqlite'), remove, options);
};

export const openPostgresShop = async (options: Options = {}): Promise<TestShop> => {
  const postgres = await startPostgres([]);
  await postgres.createDatabase('shop');
  return serve(postgres.addressOf('shop'), postgres.stop, options);
};
