/** PostgreSQL's connections: how many there are, how long anything waits, and which statements they keep prepared. */
import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

export type PoolOptions = {
  /** The most connections at once. */
  connections: number;
  /** How long, in ms, a query waits for a connection: a free one, or a new one. */
  connectionPatience: number;
  /** How long, in ms, a statement waits for a lock; no longer than for ever. */
  patience: number;
  /** A statement that takes longer than this, in ms, is ended; null: none is. */
  longestStatement: number | null;
  applicationName: string | undefined;
};

/** An answer that is on its way when the database ends a statement still arrives. */
const LEEWAY = 5_000;

const namesOfTexts = new Map<string, string>();

/**
 * Has every connection keep the statement prepared once it has run it. For the few texts that are run all day: a
 * connection keeps them as long as it lives. Servers that share connections by a pooler give a text the same name.
 */
export const keepPrepared = (text: string): void => {
  namesOfTexts.set(text, createHash('sha256').update(text).digest('base64url').slice(0, 32));
};

/** What `pg` says when no answer came in time. It goes on waiting for it, so nothing else can be asked there. */
const isSilent = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** A connection as Kysely uses it. One that has gone silent is not used again. */
const shopClient = (client: pg.PoolClient): PostgresPoolClient => {
  let isLost = false;
  const query = async (text: string, values: readonly unknown[]) => {
    if (isLost) throw new Error('Connection terminated: it has gone silent');
    const name = namesOfTexts.get(text);
    try {
      return await client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
    } catch (error) {
      isLost ||= isSilent(error);
      throw error;
    }
  };
  return {
    // Kysely's other form, with a cursor, is for streams, which the shop does not use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isLost),
  };
};

export const createPostgresPool = (address: string, options: PoolOptions): PostgresPool => {
  const { patience, longestStatement } = options;
  const pool = new pg.Pool({
    connectionString: address,
    max: options.connections,
    // A connection that is there shows that a server is.
    min: 1,
    connectionTimeoutMillis: options.connectionPatience,
    ...(Number.isFinite(patience) ? { lock_timeout: patience } : {}),
    ...(longestStatement === null
      ? {}
      : {
          statement_timeout: longestStatement,
          query_timeout: longestStatement + LEEWAY,
          // A server that vanishes in the middle of a change must not hold up the others with its locks.
          idle_in_transaction_session_timeout: longestStatement,
        }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: options.applicationName,
  });
  // A connection that breaks while it is idle, or between two statements of a transaction, is replaced by the next
  // query; what was going on in it fails by itself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? shopClient(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};
