/** Which night's backup was made by which server: of several servers on one database, one makes it. */
import type { Database } from '../database';
import { createTable, createUniqueTextIndex } from './definitions';

export const up = async (database: Database): Promise<void> => {
  await createTable(database, 'nightly_backups', {
    // The instant from which it was due.
    due: 'text',
    started_at: 'text',
    finished_at: 'text',
    server: 'text',
    file: 'text',
  });
  await createUniqueTextIndex(database, 'nightly_backups', 'due');
};
