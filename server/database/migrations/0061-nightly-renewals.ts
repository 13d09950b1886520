/** When the server that makes a night's backup has last said so: one that was ended meanwhile says nothing more. */
import type { Database } from '../database';
import { addColumn } from './definitions';

export const up = (database: Database): Promise<void> => addColumn(database, 'nightly_backups', 'renewed_at', 'text');
