/**
 * A client that does not know whether its addition arrived sends it again under the same `Idempotency-Key`, and gets
 * the record that the first one made.
 */
import { type RawBuilder, sql } from 'kysely';
import { type DatabaseTransaction, duplicateColumn, Overtaken } from '../database/database';
import { asciiLowerCase } from '../database/text';
import { badRequest } from '../errors';

const TABLE = 'idempotency_keys';
const LONGEST_KEY = 200;

/** The key of an addition, or null where the client names none. Others' keys, and those of other lists, are other keys. */
export const idempotencyKeyOf = (
  header: string | string[] | undefined,
  userId: number,
  list: string,
): string | null => {
  if (header === undefined) return null;
  if (typeof header !== 'string' || header.length > LONGEST_KEY) {
    throw badRequest(`Idempotency-Key must have at most ${LONGEST_KEY} characters`);
  }
  return `${userId} ${list} ${header}`;
};

const isKey = (key: string): RawBuilder<boolean> => sql<boolean>`lower(key) = ${asciiLowerCase(key)}`;

/**
 * Claims the key for this transaction.
 * @returns the id of the record that was added under it before, or null
 * @throws Overtaken where another transaction claims it at the same time
 */
export const claimKey = async (transaction: DatabaseTransaction, key: string, now: Date): Promise<number | null> => {
  const claimed = await transaction.selectFrom(TABLE).select('record_id').where(isKey(key)).executeTakeFirst();
  if (claimed) return Number(claimed.record_id);
  try {
    await transaction.insertInto(TABLE).values({ key, record_id: null, at: now.toISOString() }).execute();
    return null;
  } catch (error) {
    throw duplicateColumn(error, TABLE) ? new Overtaken() : error;
  }
};

/** Says which record the key made. */
export const settleKey = async (transaction: DatabaseTransaction, key: string, recordId: number): Promise<void> => {
  await transaction.updateTable(TABLE).set({ record_id: recordId }).where(isKey(key)).execute();
};
