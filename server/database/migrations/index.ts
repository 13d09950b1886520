/** Every migration in order. A migration that has been released is never changed: what follows it is a new file. */
import type { Database } from '../database';
import * as shop from './0001-shop';
import * as idempotencyKeys from './0002-idempotency-keys';
import * as changedQuotes from './0030-changed-quotes';
import * as tableCounts from './0040-table-counts';
import * as textSearch from './0041-text-search';
import * as idempotencyRequests from './0050-idempotency-requests';
import * as nightlyBackups from './0051-nightly-backups';
import * as signInLimits from './0060-sign-in-limits';

export type Migration = { name: string; up: (database: Database) => Promise<void> };

export const migrations: readonly Migration[] = [
  { name: '0001-shop', up: shop.up },
  { name: '0002-idempotency-keys', up: idempotencyKeys.up },
  { name: '0030-changed-quotes', up: changedQuotes.up },
  { name: '0040-table-counts', up: tableCounts.up },
  { name: '0041-text-search', up: textSearch.up },
  { name: '0050-idempotency-requests', up: idempotencyRequests.up },
  { name: '0051-nightly-backups', up: nightlyBackups.up },
  { name: '0060-sign-in-limits', up: signInLimits.up },
];
