/** When the server that makes a night's backup has last said so: one that was ended meanwhile says nothing more. */
import { sql } from 'kysely';
import { type Database, isPostgres } from '../database';

export const up = async (database: Database): Promise<void> => {
  const text = isPostgres(database) ? sql`text collate "C"` : sql`text`;
  await sql`alter table nightly_backups add column renewed_at ${text}`.execute(database);
};
