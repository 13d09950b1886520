/** Every migration in order. A migration that has been released is never changed: what follows it is a new file. */
import type { Database } from '../database';
import * as shop from './0001-shop';
import * as idempotencyKeys from './0002-idempotency-keys';
import * as changedQuotes from './0030-changed-quotes';
import * as idempotencyRequests from './0050-idempotency-requests';
import * as nightlyBackups from './0051-nightly-backups';

export type Migration = { name: string; up: (database: Database) => Promise<void> };

export const migrations: readonly Migration[] = [
  { name: '0001-shop', up: shop.up },
  { name: '0002-idempotency-keys', up: idempotencyKeys.up },
  { name: '0030-changed-quotes', up: changedQuotes.up },
  { name: '0050-idempotency-requests', up: idempotencyRequests.up },
  { name: '0051-nightly-backups', up: nightlyBackups.up },
];
