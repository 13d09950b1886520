/** A shop of a test's own: the real server on a free port, over a database that is removed afterwards. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';
import { outputOf, runProgram, type ServerProcess, startServer } from './server';

export type User = { username: string; password: string };

/** What a test asks of the API beside what the screen does. */
export type Api = {
  /** A call as the administrator. The body's content where there is one; otherwise null. */
  (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  /** A user, added by the administrator, who can sign in at once. */
  addUser: (user: User & { user: string; roleId: 1 | 2 }) => Promise<User>;
  /** A token of a user: the administrator's is one and the same, others log in anew. */
  tokenOf: (user: User) => Promise<string>;
};

export type Shop = {
  url: string;
  administrator: User;
  adminPassword: string;
  api: Api;
  /** The server goes away; its data stay. */
  halt: () => Promise<void>;
  /** The server comes back at the same address, with the same data. */
  resume: () => Promise<void>;
  restart: () => Promise<void>;
  /** Ends the server and removes its data. */
  stop: () => Promise<void>;
};

const ADMINISTRATOR: User = { username: 'admin', password: 'A test of the shop 1' };

/** Makes a sample shop of that many job tickets before the server starts. */
const makeSample = async (tickets: number, dataDirectory: string) => {
  const args = ['dist/server/sample-data/main.js', '--tickets', String(tickets), '--data-dir', dataDirectory];
  const child = runProgram(args, { DATA_DIR: dataDirectory });
  const output = outputOf(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The sample shop could not be made:\n${output()}`);
};

const call = async (url: string, method: string, path: string, { body, token }: { body?: unknown; token?: string }) => {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
};

const apiOf = (url: string, administrator: User): Api => {
  let administratorsToken: Promise<string> | undefined;

  const logIn = async (user: User): Promise<string> => {
    const { status, body } = await call(url, 'POST', '/api/database/users/login', { body: user });
    if (status !== 200 || typeof body !== 'object' || !body || !('token' in body)) {
      throw new Error(`${user.username} could not sign in: ${status} ${JSON.stringify(body)}`);
    }
    return String(body.token);
  };

  const tokenOf = (user: User): Promise<string> => {
    if (user !== administrator) return logIn(user);
    administratorsToken ??= logIn(administrator);
    return administratorsToken;
  };

  const asAdministrator: (...request: Parameters<Api>) => ReturnType<Api> = async (method, path, body) =>
    call(url, method, path, { body, token: await tokenOf(administrator) });

  const addUser: Api['addUser'] = async (user) => {
    const { status, body } = await asAdministrator('POST', '/api/database/users/add', user);
    if (status !== 201) throw new Error(`${user.username} could not be added: ${status} ${JSON.stringify(body)}`);
    return { username: user.username, password: user.password };
  };

  return Object.assign(asAdministrator, { addUser, tokenOf });
};

export type ShopOptions = {
  /** true: the sample shop, as a first start loads it; a number: one of that many job tickets. */
  sampleData?: boolean | number;
  /** The folder of the program, where it is another than this one. */
  checkout?: string;
};

/** The port of the shop before: a browser that comes back to its address has the client's files already. */
let usualPort: number | undefined;

/** Starts a shop: an empty one, if nothing else is said. */
export const startShop = async ({ sampleData = false, checkout }: ShopOptions = {}): Promise<Shop> => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'label-shop-'));
  const port = await freePort(usualPort);
  usualPort = port;
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDirectory,
    DATABASE_URL: '',
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    SAMPLE_DATA: sampleData === true ? 'on' : 'off',
  };
  let server: ServerProcess | null = null;

  const resume = async () => {
    server = await startServer(url, env, checkout);
  };
  const halt = async () => {
    await server?.end();
    server = null;
  };

  try {
    if (typeof sampleData === 'number') await makeSample(sampleData, dataDirectory);
    await resume();
  } catch (error) {
    await rm(dataDirectory, { recursive: true, force: true });
    throw error;
  }
  return {
    url,
    administrator: ADMINISTRATOR,
    adminPassword: ADMINISTRATOR.password,
    api: apiOf(url, ADMINISTRATOR),
    halt,
    resume,
    restart: async () => {
      await halt();
      await resume();
    },
    stop: async () => {
      await halt();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};
