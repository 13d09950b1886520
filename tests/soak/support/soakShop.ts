/** A server over a shop of its own, outside any test, with two people signed in. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app';
import { createPasswords } from '../../../server/auth/passwords';
import { dayOf } from '../../../server/clock';
import type { Config } from '../../../server/config';
import { type Database, inTransaction, openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { defineResources } from '../../../server/resources';
import { loadSampleShop } from '../../../server/sample-data/loadSampleShop';

const PASSWORD = 'correct horse';

export type SoakShop = {
  app: FastifyInstance;
  database: Database;
  /** An administrator's and a staff member's. */
  tokens: readonly string[];
  close: () => Promise<void>;
};

/** Opens a shop of that many sample tickets in a SQLite file, as `npm start` has it. */
export const openSoakShop = async (tickets: number): Promise<SoakShop> => {
  const directory = await mkdtemp(join(tmpdir(), 'label-shop-soak-'));
  const config: Config = {
    host: '127.0.0.1',
    port: 0,
    dataDirectory: directory,
    database: join(directory, 'shop.sqlite'),
    jwtSecret: 'a secret that is used in soaks only',
    adminPassword: null,
    sampleData: false,
    logLevel: 'silent',
    passwordHashing: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    clientDirectory: join(directory, 'no client'),
    trustedProxies: [],
  };
  const database = openDatabase(config.database);
  await prepareDatabase(database);
  const passwords = createPasswords(config.passwordHashing);
  await inTransaction(database, (transaction) =>
    loadSampleShop(transaction, { resources: defineResources(passwords), today: dayOf(new Date()), tickets }),
  );
  const password_hash = await passwords.hash(PASSWORD);
  for (const [username, roleId] of [
    ['soak-administrator', 1],
    ['soak-staff', 2],
  ] as const) {
    await database
      .insertInto('users')
      .values({ user: username, username, roleId, disabled: 0, password_hash, session: 1, version: 1 })
      .execute();
  }
  const app = await buildApp({ config, database });
  const tokenOf = async (username: string): Promise<string> => {
    const payload = { username, password: PASSWORD };
    const response = await app.inject({ method: 'POST', url: '/api/database/users/login', payload });
    return response.json().token;
  };
  return {
    app,
    database,
    tokens: [await tokenOf('soak-administrator'), await tokenOf('soak-staff')],
    close: async () => {
      await app.close();
      await database.destroy();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
