/** Whose turn a night's backup is: of several servers on one database one makes it, and it is made once. */
import { hostname } from 'node:os';
import { type Database, duplicateColumn, inTransaction, Overtaken } from '../database/database';

const TABLE = 'nightly_backups';

/** A server that has not said for so long, in ms, that it is at it was switched off meanwhile. */
export const LONGEST_SILENCE = 2 * 60 * 1000;

/** The last time at which a backup was due: today's hour, or yesterday's where that is still to come. */
export const lastDue = (now: Date, hour: number): Date => {
  const due = new Date(now);
  due.setHours(hour, 0, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return due;
};

export type Night = 'mine' | 'made' | 'being made';

/** Claims a night for this server. */
export const claimNight = (database: Database, due: Date, now: Date): Promise<Night> =>
  inTransaction(database, async (transaction) => {
    const night = due.toISOString();
    const instant = now.toISOString();
    const claim = {
      due: night,
      started_at: instant,
      renewed_at: instant,
      finished_at: null,
      server: hostname(),
      file: null,
    };
    const found = await transaction
      .selectFrom(TABLE)
      .select(['renewed_at', 'finished_at'])
      .where('due', '=', night)
      .executeTakeFirst();
    if (found?.finished_at) return 'made';
    if (found) {
      if (now.getTime() - Date.parse(String(found.renewed_at)) < LONGEST_SILENCE) return 'being made';
      await transaction.deleteFrom(TABLE).where('due', '=', night).execute();
    }
    try {
      await transaction.insertInto(TABLE).values(claim).execute();
      return 'mine';
    } catch (error) {
      throw duplicateColumn(error, TABLE) ? new Overtaken() : error;
    }
  });

/** Says that this server is still at it. */
export const renewNight = async (database: Database, due: Date, now: Date): Promise<void> => {
  await database
    .updateTable(TABLE)
    .set({ renewed_at: now.toISOString() })
    .where('due', '=', due.toISOString())
    .where('finished_at', 'is', null)
    .execute();
};

/** Says that the night's backup is there. */
export const finishNight = async (database: Database, due: Date, file: string, now: Date): Promise<void> => {
  await database
    .updateTable(TABLE)
    .set({ finished_at: now.toISOString(), file })
    .where('due', '=', due.toISOString())
    .execute();
};

/** Lets this server, or another one, try again. */
export const giveUpNight = async (database: Database, due: Date): Promise<void> => {
  await database.deleteFrom(TABLE).where('due', '=', due.toISOString()).where('finished_at', 'is', null).execute();
};
