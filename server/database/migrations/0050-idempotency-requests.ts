/** What was asked under an idempotency key, so that another request under it is not taken for the same one. */
import type { Database } from '../database';
import { addColumn, createIndex } from './definitions';

export const up = async (database: Database): Promise<void> => {
  await addColumn(database, 'idempotency_keys', 'request', 'text');
  // Old keys are found by their age.
  await createIndex(database, 'idempotency_keys', 'at');
};
