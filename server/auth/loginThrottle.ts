/**
 * Slows down guessing, for all servers on a database together. Attempts are counted before the password is looked at,
 * so that many at once count as many, and taken back when they succeed.
 *
 * Nobody is locked out for good, nor by others where they usually are: who has signed in from an address before is held
 * up there by their own failures only, however many others fail for their name or at their address.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, type DatabaseTransaction, inTransaction } from '../database/database';
import { Refusal } from '../http/errors';
import { networkOf } from './network';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Limit = { most: number; within: number };
type Counted = Limit & { key: string };

export type LoginLimits = {
  /** For a user name at one address. */
  own: Limit;
  /** At one address, for any user names; and for a user name, at any addresses. Unless they are known together. */
  address: Limit;
  userName: Limit;
  /** How long it is known that a user signed in at an address. */
  known: number;
};

export const LOGIN_LIMITS: LoginLimits = {
  own: { most: 10, within: 10 * MINUTE },
  address: { most: 50, within: 10 * MINUTE },
  userName: { most: 60, within: 60 * MINUTE },
  known: 30 * DAY,
};

/** An attempt that may be made; whoever made it says when it succeeded. */
type Attempt = { succeeded: () => Promise<void> };

export type LoginThrottle = {
  /**
   * Counts an attempt.
   * @throws Refusal (429) where it comes too soon
   */
  attempt: (address: string, userName: string) => Promise<Attempt>;
};

const TABLE = 'sign_in_limits';

/** What is counted is kept as a hash: people type passwords into the wrong field. */
const keyOf = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const waiting = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  if (seconds === 1) return '1 second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
};

const tooMany = (milliseconds: number): Refusal =>
  new Refusal(
    429,
    { message: `Too many failed attempts. Please try again in ${waiting(milliseconds)}` },
    { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))) },
  );

export const createLoginThrottle = (
  database: Database,
  limits: LoginLimits = LOGIN_LIMITS,
  now: () => number = Date.now,
): LoginThrottle => {
  const instant = (milliseconds = 0): string => new Date(now() + milliseconds).toISOString();
  let swept = Number.NEGATIVE_INFINITY;

  /** Forgets what is over, now and then. */
  const sweep = async (): Promise<void> => {
    if (now() - swept < MINUTE) return;
    swept = now();
    await inTransaction(database, (transaction) =>
      transaction.deleteFrom(TABLE).where('until', '<=', instant()).execute(),
    );
  };

  /** Counts one more within the limit's time, which begins with the first. */
  const count = async (transaction: DatabaseTransaction, { key, most, within }: Counted): Promise<void> => {
    const isOver = sql`${sql.ref(`${TABLE}.until`)} <= ${instant()}`;
    const { rows } = await sql<{ count: number; until: string }>`
      insert into ${sql.table(TABLE)} (key, count, until) values (${key}, 1, ${instant(within)})
      on conflict (key) do update set
        count = case when ${isOver} then 1 else ${sql.ref(`${TABLE}.count`)} + 1 end,
        until = case when ${isOver} then excluded.until else ${sql.ref(`${TABLE}.until`)} end
      returning count, until`.execute(transaction);
    const [row] = rows;
    if (row && Number(row.count) > most) throw tooMany(Date.parse(row.until) - now());
  };

  /** Refuses what is over its limit already. */
  const refuseOver = async (transaction: DatabaseTransaction, counted: readonly Counted[]): Promise<void> => {
    const rows = await transaction
      .selectFrom(TABLE)
      .select(['key', 'count', 'until'])
      .where(
        'key',
        'in',
        counted.map(({ key }) => key),
      )
      .where('until', '>', instant())
      .execute();
    for (const { key, most } of counted) {
      const row = rows.find((candidate) => candidate.key === key);
      if (row && Number(row.count) >= most) throw tooMany(Date.parse(String(row.until)) - now());
    }
  };

  const uncount = (transaction: DatabaseTransaction, key: string) =>
    transaction
      .updateTable(TABLE)
      .set((expression) => ({ count: expression('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute();

  const isKnown = async (transaction: DatabaseTransaction, key: string): Promise<boolean> =>
    (await transaction
      .selectFrom(TABLE)
      .select('key')
      .where('key', '=', key)
      .where('until', '>', instant())
      .executeTakeFirst()) !== undefined;

  const remember = (transaction: DatabaseTransaction, key: string) =>
    sql`insert into ${sql.table(TABLE)} (key, count, until) values (${key}, 0, ${instant(limits.known)})
      on conflict (key) do update set until = excluded.until`.execute(transaction);

  return {
    attempt: async (address, userName) => {
      await sweep();
      const network = networkOf(address);
      const user = userName.trim().toLowerCase();
      const known = keyOf('known', network, user);
      const own = { key: keyOf('own', network, user), ...limits.own };
      const shared = [
        { key: keyOf('address', network), ...limits.address },
        { key: keyOf('user name', user), ...limits.userName },
      ];
      // What is refused leaves no trace: its transaction is taken back.
      const counted = await inTransaction(database, async (transaction) => {
        const limited = (await isKnown(transaction, known)) ? [own] : [own, ...shared];
        await refuseOver(transaction, limited);
        for (const each of limited) await count(transaction, each);
        return limited;
      });
      return {
        succeeded: () =>
          inTransaction(database, async (transaction) => {
            await transaction.deleteFrom(TABLE).where('key', '=', own.key).execute();
            for (const { key } of counted.slice(1)) await uncount(transaction, key);
            await remember(transaction, known);
          }),
      };
    },
  };
};
