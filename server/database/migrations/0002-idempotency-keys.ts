/** What a client called an addition, so that sending it again adds nothing. */
import type { Database } from '../database';
import { createTable, createUniqueTextIndex } from './definitions';

export const up = async (database: Database): Promise<void> => {
  await createTable(database, 'idempotency_keys', { key: 'text', record_id: 'integer', at: 'text' });
  await createUniqueTextIndex(database, 'idempotency_keys', 'key');
};
