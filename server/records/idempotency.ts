/**
 * A client that does not know whether its addition arrived sends it again under the same `Idempotency-Key`, and gets
 * the record that the first one made.
 */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Database, type DatabaseTransaction, duplicateColumn, Overtaken } from '../database/database';
import { asciiLowerCase } from '../database/text';
import { badRequest } from '../http/errors';

const TABLE = 'idempotency_keys';
const LONGEST_KEY = 200;

/** Longer than anybody leaves a dialog open whose first save may have arrived. */
const KEPT_DAYS = 7;

/** An addition as its client named it: the key, and what was asked under it. */
export type NamedAddition = { key: string; request: string };

/** JSON with the members of each object in the order of their names. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, canonical(member)]),
  );
};

/**
 * The key of an addition with what it asks, or null where the client names none. Others' keys, and those of other
 * lists, are other keys.
 * @param asked what is to be added, without passwords: they are kept nowhere, not even as part of a digest
 */
export const namedAddition = (
  header: string | string[] | undefined,
  userId: number,
  list: string,
  asked: unknown,
): NamedAddition | null => {
  if (header === undefined) return null;
  if (typeof header !== 'string' || header.length > LONGEST_KEY) {
    throw badRequest(`Idempotency-Key must have at most ${LONGEST_KEY} characters`);
  }
  const request = createHash('sha256')
    .update(JSON.stringify(canonical(asked)))
    .digest('base64');
  return { key: `${userId} ${list} ${header}`, request };
};

const isKey = (key: string): RawBuilder<boolean> => sql<boolean>`lower(key) = ${asciiLowerCase(key)}`;

/** Keys that were claimed before this instant are forgotten. */
const forgottenBefore = (now: Date): string => new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();

/** A key that was claimed before: for which record, and whether by another request. */
export type Claimed = { recordId: number; byAnother: boolean };

/**
 * Claims the key for this transaction.
 * @returns what it stands for already, or null
 * @throws Overtaken where another transaction claims it at the same time
 */
export const claimKey = async (
  transaction: DatabaseTransaction,
  { key, request }: NamedAddition,
  now: Date,
): Promise<Claimed | null> => {
  const claimed = await transaction
    .selectFrom(TABLE)
    .select(['record_id', 'request', 'at'])
    .where(isKey(key))
    .executeTakeFirst();
  if (claimed && String(claimed.at) >= forgottenBefore(now)) {
    // Keys from before requests were kept stand for whatever is sent.
    return {
      recordId: Number(claimed.record_id),
      byAnother: claimed.request !== null && claimed.request !== request,
    };
  }
  if (claimed) await transaction.deleteFrom(TABLE).where(isKey(key)).execute();
  try {
    await transaction.insertInto(TABLE).values({ key, request, record_id: null, at: now.toISOString() }).execute();
    return null;
  } catch (error) {
    throw duplicateColumn(error, TABLE) ? new Overtaken() : error;
  }
};

/** Says which record the key made. */
export const settleKey = async (
  transaction: DatabaseTransaction,
  { key }: NamedAddition,
  recordId: number,
): Promise<void> => {
  await transaction.updateTable(TABLE).set({ record_id: recordId }).where(isKey(key)).execute();
};

/** Removes the keys whose time is over. */
export const forgetOldKeys = async (database: Database, now: Date): Promise<void> => {
  await database.deleteFrom(TABLE).where('at', '<', forgottenBefore(now)).execute();
};
