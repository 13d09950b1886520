/** What was asked under an idempotency key, so that another request under it is not taken for the same one. */
import { sql } from 'kysely';
import { type Database, isPostgres } from '../database';
import { createIndex } from './definitions';

export const up = async (database: Database): Promise<void> => {
  const text = isPostgres(database) ? sql`text collate "C"` : sql`text`;
  await sql`alter table idempotency_keys add column request ${text}`.execute(database);
  // Old keys are found by their age.
  await createIndex(database, 'idempotency_keys', 'at');
};
