/** What a quote said before it was changed under a ticket that had been made from it, and when that was last. */
import { sql } from 'kysely';
import { type Database, isPostgres } from '../database';
import { createSortIndexes } from './definitions';

export const up = async (database: Database): Promise<void> => {
  const text = isPostgres(database) ? sql`text collate "C"` : sql`text`;
  for (const column of ['quote_snapshot', 'quote_changed_at']) {
    await sql`alter table job_tickets add column ${sql.ref(column)} ${text}`.execute(database);
  }
  await createSortIndexes(database, 'job_tickets', 'quote_changed_at', 'value');
};
