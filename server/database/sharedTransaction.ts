/**
 * Changes that come at the same time share one transaction on SQLite: its durable commit, and what its indexes of texts
 * write with each, are paid once for all of them. PostgreSQL does as much by itself, for transactions side by side.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Database, type DatabaseTransaction, inTransaction, isPostgres } from './database';
import { isBusy } from './unavailable';

type Change = {
  work: (transaction: DatabaseTransaction) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (reason: unknown) => void;
};

/** How many share one: nobody waits long for those before and after. */
const MOST_TOGETHER = 16;

/** The changes that wait for their transaction to begin. */
const gathering = new WeakMap<Database, Change[]>();

/** Waits as long as each turn of the event loop brings another change. */
const gather = async (changes: readonly Change[]): Promise<void> => {
  let gathered = 0;
  while (gathered < changes.length && changes.length < MOST_TOGETHER) {
    gathered = changes.length;
    await nextTurn();
  }
};

const makeAlone = ({ work, resolve, reject }: Change, database: Database): Promise<void> =>
  inTransaction(database, work).then(resolve, reject);

/** All of them or none; where one of them fails, each in a transaction of its own, so that none fails for another. */
const makeTogether = async (changes: readonly Change[], database: Database): Promise<void> => {
  try {
    const results = await inTransaction(database, async (transaction) => {
      const made: unknown[] = [];
      // One after the other, as if each had a transaction of its own.
      for (const { work } of changes) made.push(await work(transaction));
      return made;
    });
    for (const [index, { resolve }] of changes.entries()) resolve(results[index]);
  } catch (error) {
    // Then none of them was begun, and all of them have waited as long as they may.
    if (isBusy(error)) for (const { reject } of changes) reject(error);
    else for (const change of changes) await makeAlone(change, database);
  }
};

/**
 * Runs a short `work` as `inTransaction` does, on SQLite perhaps in one transaction with others. It may run more than
 * once, and must change nothing but the database.
 */
export const inSharedTransaction = async <Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> => {
  if (isPostgres(database)) return inTransaction(database, work);
  const others = gathering.get(database);
  return new Promise<Result>((resolve, reject) => {
    const change: Change = { work, resolve: (result) => resolve(result as Result), reject };
    if (others && others.length < MOST_TOGETHER) {
      others.push(change);
      return;
    }
    const changes = [change];
    gathering.set(database, changes);
    void gather(changes).then(() => {
      if (gathering.get(database) === changes) gathering.delete(database);
      return changes.length === 1 ? makeAlone(change, database) : makeTogether(changes, database);
    });
  });
};
