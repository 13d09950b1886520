/** What a quote said before it was changed under a ticket that had been made from it, and when that was last. */
import type { Database } from '../database';
import { addColumn, createSortIndexes } from './definitions';

export const up = async (database: Database): Promise<void> => {
  for (const column of ['quote_snapshot', 'quote_changed_at']) {
    await addColumn(database, 'job_tickets', column, 'text');
  }
  await createSortIndexes(database, 'job_tickets', 'quote_changed_at', 'value');
};
