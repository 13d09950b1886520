/** The servers that are measured, each a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../support/freePort';
import { DATABASE_FILE } from './data';

export type Server = {
  /** The address that the paths of tickets stand under. */
  url: string;
  headers: Record<string, string>;
  /** MB of memory that the process holds now. */
  memory: () => number;
  stop: () => Promise<void>;
};

const root = resolve(import.meta.dirname, '../../..');
const PASSWORD = 'a password for the bench';

/** Starts a program, and waits for the line in which it names its address. */
const startProgram = async (parameters: string[], environment: Record<string, string>) => {
  const child: ChildProcess = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text) => {
      said += String(text);
      const [found] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`${parameters[0]} ended: ${said}`)));
  });
  return {
    address,
    pid: child.pid,
    memory: () => {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** The limit on the database in the folder. */
export const startLimit = async (folder: string): Promise<Server> => {
  const program = await startProgram(
    ['--import', 'tsx', 'tests/bench/limit/server.ts', join(folder, DATABASE_FILE), String(await freePort())],
    {},
  );
  return { ...program, url: program.address, headers: {} };
};

/** The limit on a PostgreSQL database. */
export const startPostgresLimit = async (address: string): Promise<Server> => {
  const program = await startProgram(
    ['--import', 'tsx', 'tests/bench/limit/postgres.ts', address, String(await freePort())],
    {},
  );
  return { ...program, url: program.address, headers: {} };
};

/** The product as `npm start` runs it, on the folder's database or another, with an administrator signed in. */
export const startProduct = async (folder: string, databaseUrl = ''): Promise<Server> => {
  const program = await startProgram(['dist/server/main.js'], {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    ADMIN_PASSWORD: PASSWORD,
    SAMPLE_DATA: 'off',
    // All of the load is one user's here.
    REQUESTS_PER_MINUTE: '0',
  });
  const url = `${program.address}/api/database`;
  const answer = await fetch(`${url}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { ...program, url, headers: { authorization: `Bearer ${token}` } };
};
