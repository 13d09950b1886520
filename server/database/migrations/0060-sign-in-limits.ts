/** Failed sign-ins of late, and the places that people have signed in from: all servers on a database count as one. */
import { sql } from 'kysely';
import { type Database, isPostgres } from '../database';

export const up = async (database: Database): Promise<void> => {
  const text = isPostgres(database) ? sql`text collate "C"` : sql`text`;
  await sql`create table sign_in_limits (
    key ${text} primary key,
    count integer not null,
    until ${text} not null
  )`.execute(database);
  await sql`create index sign_in_limits_until_index on sign_in_limits (until)`.execute(database);
};
