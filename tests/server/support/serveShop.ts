/** A whole server over a database that is there, with two users signed in. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../server/app';
import { createPasswords } from '../../../server/auth/passwords';
import type { Config } from '../../../server/config';
import type { Database } from '../../../server/database/database';
import { ADMINISTRATOR_ROLE_ID, STAFF_ROLE_ID } from '../../../src/resources/users/fields';
import { type Client, clientOf } from './client';
import { testConfig, testLimits } from './config';

export const PASSWORD = 'correct horse';

export type ShopOptions = Partial<Parameters<typeof buildApp>[0]> & { settings?: Partial<Config> };

export type TestShop = {
  app: FastifyInstance;
  database: Database;
  administrator: Client;
  staff: Client;
  anonymous: Client;
  /** Signs in and hands back the token. */
  signIn: (username: string, password?: string) => Promise<string>;
  clientWith: (token: string) => Client;
  close: () => Promise<void>;
};

const addUser = (database: Database, user: string, roleId: number, password_hash: string) =>
  database
    .insertInto('users')
    .values({ user, username: user.toLowerCase(), roleId, disabled: 0, password_hash, session: 1, version: 1 })
    .execute();

/**
 * Starts a server with two users, `Anna` (administrator) and `Sam` (staff), both signed in.
 * @param close what to do with the database when the server has ended
 */
export const serveShop = async (
  database: Database,
  close: () => Promise<void>,
  { settings, ...options }: ShopOptions = {},
): Promise<TestShop> => {
  const config = { ...testConfig, ...settings };
  const hash = await createPasswords(config.passwordHashing).hash(PASSWORD);
  await addUser(database, 'Anna', ADMINISTRATOR_ROLE_ID, hash);
  await addUser(database, 'Sam', STAFF_ROLE_ID, hash);
  const app = await buildApp({ config, database, limits: testLimits, ...options });

  const anonymous = clientOf(app);
  const signIn = async (username: string, password = PASSWORD): Promise<string> => {
    const { status, body, text } = await anonymous.post('/users/login', { username, password });
    if (status !== 200) throw new Error(`${username} cannot sign in: ${text}`);
    return body.token;
  };
  return {
    app,
    database,
    anonymous,
    signIn,
    clientWith: (token) => clientOf(app, token),
    administrator: clientOf(app, await signIn('anna')),
    staff: clientOf(app, await signIn('sam')),
    close: async () => {
      await app.close();
      await close();
    },
  };
};
