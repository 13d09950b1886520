/** A whole server over a fresh database, called as a client would: by HTTP, signed in or not. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../../server/app';
import { createPasswords } from '../../../server/auth/passwords';
import type { Config } from '../../../server/config';
import type { Database } from '../../../server/database/database';
import type { AnyRecord } from '../../../src/fields/record';
import { ADMINISTRATOR_ROLE_ID, STAFF_ROLE_ID } from '../../../src/resources/users/fields';
import { openTestDatabase } from './testDatabase';

export const PASSWORD = 'correct horse';

export const testConfig: Config = {
  host: '127.0.0.1',
  port: 0,
  dataDirectory: tmpdir(),
  database: ':memory:',
  jwtSecret: 'a secret that is used in tests only',
  adminPassword: null,
  sampleData: false,
  logLevel: 'silent',
  nightlyBackup: null,
  // Hashing is slow on purpose; the tests sign in too often for that.
  passwordHashing: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  clientDirectory: join(tmpdir(), 'no such client'),
};

export type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the answer is what the tests are about
  body: any;
  headers: LightMyRequestResponse['headers'];
  text: string;
};

export type ListParameters = { sort?: unknown; range?: unknown; filter?: unknown };

export type Client = {
  get: (path: string, query?: Record<string, string>) => Promise<Answer>;
  /** A list by the dialect of ra-data-simple-rest. */
  list: (path: string, parameters?: ListParameters) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  put: (path: string, body?: unknown) => Promise<Answer>;
  /** Adds a record and hands back what the server made of it; fails where it is refused. */
  add: (resource: string, body: Record<string, unknown>) => Promise<AnyRecord>;
  /** The one record that a call answers with. */
  one: (path: string) => Promise<AnyRecord>;
};

type Method = 'GET' | 'POST' | 'PUT';

/** A client with a token, or without. Paths are those below `/api/database`, unless they name `/api` themselves. */
export const clientOf = (app: FastifyInstance, token?: string): Client => {
  const call = async (
    method: Method,
    path: string,
    body?: unknown,
    query?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api/database${path}`,
      ...(query ? { query } : {}),
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json() : null,
      headers: response.headers,
      text: response.body,
    };
  };
  const only = ({ status, body, text }: Answer): AnyRecord => {
    if (status >= 300 || !Array.isArray(body) || body.length !== 1) throw new Error(`Answered ${status}: ${text}`);
    return body[0];
  };
  return {
    get: (path, query) => call('GET', path, undefined, query),
    list: (path, parameters = {}) =>
      call(
        'GET',
        path,
        undefined,
        Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
    post: (path, body, headers) => call('POST', path, body, undefined, headers),
    put: (path, body) => call('PUT', path, body),
    add: async (resource, body) => only(await call('POST', `/${resource}/add`, body)),
    one: async (path) => only(await call('GET', path)),
  };
};

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

/** Starts a server with two users, `Anna` (administrator) and `Sam` (staff), both signed in. */
export const openTestShop = async (
  overrides: Partial<Parameters<typeof buildApp>[0]> & { settings?: Partial<Config> } = {},
): Promise<TestShop> => {
  const { settings, ...options } = overrides;
  const { database, close } = await openTestDatabase();
  const config = { ...testConfig, ...settings };
  const hash = await createPasswords(config.passwordHashing).hash(PASSWORD);
  await addUser(database, 'Anna', ADMINISTRATOR_ROLE_ID, hash);
  await addUser(database, 'Sam', STAFF_ROLE_ID, hash);
  const app = await buildApp({ config, database, ...options });

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
