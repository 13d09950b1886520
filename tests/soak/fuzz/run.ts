/** Sends requests that nobody should send, and watches what comes of them. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Database, isPostgres } from '../../../server/database/database';
import { randomOf } from '../support/random';
import { callsOf, type Description, requestTo } from './requests';

export type FuzzResult = {
  requests: number;
  /** Requests that were served and may have changed something. */
  writes: number;
  byStatus: Record<string, number>;
  /** 5xx answers, answers that tell too much, and changes by requests that were refused. */
  problems: string[];
  slowest: { ms: number; request: string };
};

/** Tables that a refused request may write: they count what was tried. */
const COUNTERS = ['sign_in_limits'];

const tableNames = async (database: Database): Promise<string[]> => {
  const query = isPostgres(database)
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`;
  const { rows } = await query.execute(database);
  return rows
    .map(({ name }) => name)
    .filter((name) => !COUNTERS.includes(name))
    .sort();
};

/** A checksum of all that is stored. */
const checksum = async (database: Database, tables: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const table of tables) {
    const rows = await database.selectFrom(table).selectAll().execute();
    hash.update(table).update(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    );
  }
  return hash.digest('hex');
};

/** Words that only the inside of the server uses. */
const INSIDE = /SQLITE_|SqliteError|node_modules|\bat \S+ \(|syntax error at|violates|password_hash|argon2id|\.ts:\d/;

type User = Record<string, string | number | null>;

/** Whoever sends the requests stays able to, whatever they have done to themselves. */
const restoreUsers = async (database: Database, users: readonly User[]): Promise<void> => {
  for (const { id, roleId, disabled, session } of users) {
    await database
      .updateTable('users')
      .set({ roleId: roleId ?? null, disabled: disabled ?? null, session: session ?? null })
      .where('id', '=', id ?? null)
      .execute();
  }
};

type Fuzz = {
  app: FastifyInstance;
  database: Database;
  /** Whose requests they are, one after the other. */
  tokens: readonly string[];
  seed: number;
  requests: number;
  /** After how many requests the stored data are compared, where all of them were refused. */
  batch?: number;
  /** Told after each request how many there were, and how many writes among them. */
  onRequest?: (requests: number, writes: number) => void;
};

export const fuzz = async ({
  app,
  database,
  tokens,
  seed,
  requests,
  batch = 1,
  onRequest,
}: Fuzz): Promise<FuzzResult> => {
  const random = randomOf(seed);
  const { body } = await app.inject({
    url: '/api/openapi.json',
    headers: { authorization: `Bearer ${tokens[0]}` },
  });
  const calls = callsOf(JSON.parse(body) as Description).filter(({ path }) => !path.endsWith('/password'));
  const tables = await tableNames(database);
  const users = await database.selectFrom('users').select(['id', 'roleId', 'disabled', 'session']).execute();
  const result: FuzzResult = {
    requests: 0,
    writes: 0,
    byStatus: {},
    problems: [],
    slowest: { ms: 0, request: '' },
  };

  let before = await checksum(database, tables);
  let onlyRefused = true;
  let since: string[] = [];
  for (let number = 0; number < requests; number += 1) {
    const call = random.pick(calls);
    const request = requestTo(random, call, random.pick(tokens));
    const name = `#${number} ${String(request.method)} ${String(request.url).slice(0, 120)}`;
    const start = performance.now();
    const { statusCode, body: answer } = await app.inject(request);
    const ms = performance.now() - start;
    if (ms > result.slowest.ms) result.slowest = { ms, request: name };
    result.requests += 1;
    result.byStatus[statusCode] = (result.byStatus[statusCode] ?? 0) + 1;
    if (statusCode >= 500) result.problems.push(`${name}: ${statusCode} ${String(request.payload).slice(0, 300)}`);
    if (statusCode >= 400 && INSIDE.test(answer)) result.problems.push(`${name} tells: ${answer.slice(0, 300)}`);
    if (Object.keys({}).length > 0 || 'admin' in {}) result.problems.push(`${name} changed every object`);

    if (statusCode < 400 && call.method === 'PUT' && call.path.includes('/users/')) await restoreUsers(database, users);

    // Reading changes nothing, whatever its answer.
    if (statusCode < 400 && call.method !== 'GET') {
      onlyRefused = false;
      result.writes += 1;
    }
    since.push(name);
    if (since.length >= batch) {
      const after = await checksum(database, tables);
      if (onlyRefused && after !== before) result.problems.push(`changed by refused requests: ${since.join(', ')}`);
      before = after;
      onlyRefused = true;
      since = [];
    }
    onRequest?.(result.requests, result.writes);
  }
  return result;
};
