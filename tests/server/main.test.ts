/** The program itself: what it says at start, what stops it, and how it ends. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Program, startProgram } from './support/program';
import { createEmptyDatabase, onPostgres, type TestDatabase } from './support/testDatabase';

// A start takes a second, and on a busy machine many times that.
vi.setConfig({ testTimeout: 120_000 });

let directory: string;
let empty: TestDatabase;
let started: Program[] = [];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'label-shop-main-'));
  empty = await createEmptyDatabase();
  started = [];
});
afterEach(async () => {
  for (const program of started) program.child.kill('SIGKILL');
  await Promise.all(started.map((program) => program.ended));
  await empty.remove();
  rmSync(directory, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}): Program => {
  const program = startProgram({
    DATA_DIR: directory,
    ...(onPostgres ? { DATABASE_URL: empty.location } : {}),
    ...env,
  });
  started.push(program);
  return program;
};

/** Runs `npm run password` on the shop, and tells what it printed. */
const newPasswordOf = async (username: string): Promise<string> => {
  const postgres: Record<string, string> = onPostgres ? { DATABASE_URL: empty.location } : {};
  const command = startProgram({ DATA_DIR: directory, ...postgres }, ['dist/server/auth/main.js', username]);
  started.push(command);
  await command.ended;
  return command.output().trim();
};

const logIn = async (address: string, password: string): Promise<number> => {
  const response = await fetch(`${address}/api/database/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return response.status;
};

describe('a password that everybody has forgotten', () => {
  it('is made anew on the machine, while the server runs, and ends the sessions of its user', async () => {
    const server = start({ ADMIN_PASSWORD: 'open sesame 1' });
    const address = await server.address;
    expect(await newPasswordOf('nobody')).toBe('There is no user "nobody"');
    expect(await logIn(address, 'open sesame 1')).toBe(200);

    const [, password = ''] = /^The password of Admin is now (\S{16})$/.exec(await newPasswordOf('Admin')) ?? [];
    expect(await logIn(address, password)).toBe(200);
    expect(await logIn(address, 'open sesame 1')).toBe(401);
  });
});

describe('the first start', () => {
  it('prints the address and a sign-in that works; the next one prints no sign-in', async () => {
    const first = start();
    const address = await first.address;
    const password = /Log in as admin with the password (\S{16})\n/.exec(first.output())?.[1] ?? '';
    expect(await logIn(address, password)).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start();
    expect(await logIn(await second.address, password)).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(second.output()).not.toContain('Log in as');
  });

  it('takes the password from ADMIN_PASSWORD, and no password or token is ever printed or logged', async () => {
    const program = start({ ADMIN_PASSWORD: 'open sesame 1', LOG_LEVEL: 'trace' });
    const address = await program.address;
    expect(await logIn(address, 'open sesame 1')).toBe(200);
    expect(await logIn(address, 'wrong sesame 1')).toBe(401);
    const headers = { authorization: 'Bearer a.token.c', 'content-type': 'application/json' };
    await fetch(`${address}/api/database/users`, { headers });
    expect(program.output()).toContain('/api/database/users');
    expect(program.output()).not.toMatch(/sesame|a\.token\.c/);
  });

  it('of two servers on one database makes one administrator', async () => {
    const programs = [1, 2].map(() => start({ ADMIN_PASSWORD: 'open sesame 1' }));
    for (const program of programs) expect(await logIn(await program.address, 'open sesame 1')).toBe(200);
    expect(programs.filter((program) => program.output().includes('Log in as'))).toHaveLength(1);
  });
});

describe('a start that cannot be', () => {
  const onlyLine = async (program: Program): Promise<string> => {
    expect(await program.ended).toBe(1);
    const lines = program.output().trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    return lines[0] ?? '';
  };

  it('says which variable is wrong', async () => {
    expect(await onlyLine(start({ PORT: 'http' }))).toBe('PORT must be a whole number from 0 to 65535, not "http"');
  });

  it('says that the port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    expect(await onlyLine(start({ PORT: String(port) }))).toBe(`PORT ${port} on 127.0.0.1 is taken by another program`);
    other.close();
  });

  it('says that the data folder cannot be written', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(await onlyLine(start({ DATA_DIR: file }))).toMatch(/^DATA_DIR: the folder .* cannot be written/);
  });

  it('says that the database cannot be opened, without its password', async () => {
    const line = await onlyLine(start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/shop' }));
    expect(line).toMatch(/^DATABASE_URL: the database cannot be opened: .*ECONNREFUSED/);
    expect(line).not.toContain('secret');
  });

  it('says that the file is no database', async () => {
    writeFileSync(
      join(directory, 'label-shop.sqlite'),
      'not a database, but long enough to be mistaken for one'.repeat(20),
    );
    const line = await onlyLine(start({ DATABASE_URL: '' }));
    expect(line).toMatch(/^DATA_DIR: the database cannot be opened: file is not a database/);
  });
});

describe('a stop', () => {
  /** A sign-in whose body is not sent yet: the server has begun with it and waits. */
  const beginLogIn = async (address: string) => {
    const body = JSON.stringify({ username: 'admin', password: 'open sesame 1' });
    const login = request(`${address}/api/database/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    const status = new Promise<number | undefined>((resolve, reject) => {
      login.on('response', (response) => resolve(response.resume().statusCode));
      login.on('error', reject);
    });
    status.catch(() => undefined);
    // The server has begun with the request when it asks for the body.
    const begun = new Promise((resolve) => login.once('continue', resolve));
    login.flushHeaders();
    await begun;
    return { finish: () => login.end(body), status };
  };
  const untilRefused = (address: string) =>
    expect.poll(() => fetch(`${address}/api/health`).catch(() => 'refused'), { timeout: 20_000 }).toBe('refused');

  it('answers the requests in flight first, and closes the database', async () => {
    const program = start({ ADMIN_PASSWORD: 'open sesame 1' });
    const address = await program.address;
    const login = await beginLogIn(address);
    program.child.kill('SIGTERM');
    // Once it takes no new connection it is stopping.
    await untilRefused(address);
    login.finish();
    expect(await login.status).toBe(200);
    expect(await program.ended).toBe(0);
    // SQLite removes its log when the file is closed in order.
    expect(readdirSync(directory).filter((name) => name.endsWith('-wal'))).toEqual([]);
  });

  it('ends at a second signal, and says so', async () => {
    const program = start({ ADMIN_PASSWORD: 'open sesame 1' });
    const address = await program.address;
    const login = await beginLogIn(address);
    program.child.kill('SIGTERM');
    await untilRefused(address);
    const again = setInterval(() => program.child.kill('SIGTERM'), 200);
    expect(await program.ended).toBe(1);
    clearInterval(again);
    await expect(login.status).rejects.toThrow();
    expect(program.output()).toContain('Stopped at once, by a second signal');
  });

  it('ends by itself where a request never does', async () => {
    const program = start({ ADMIN_PASSWORD: 'open sesame 1' });
    const login = await beginLogIn(await program.address);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(1);
    await expect(login.status).rejects.toThrow();
    expect(program.output()).toContain('Stopped with requests unanswered');
  });
});
