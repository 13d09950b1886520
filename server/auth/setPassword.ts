import type { DatabaseTransaction } from '../database/database';
import { toRecord } from '../database/rows';
import { type Author, writeHistory } from '../history/history';
import type { Resource } from '../records/resource';

/**
 * Gives a user another password and ends the user's sessions. That it changed is kept in the history, never what it was
 * or is; the record that a form shows stays as it was.
 * @param users the resource
 * @param by who does it
 * @returns whether there is such a user
 */
export const setPassword = async (
  transaction: DatabaseTransaction,
  users: Resource,
  id: number,
  password_hash: string,
  by: Author,
): Promise<boolean> => {
  const row = await transaction
    .updateTable('users')
    .set((expression) => ({ password_hash, session: expression('session', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (!row) return false;
  await writeHistory(transaction, users, toRecord([], row, users.key), {
    action: 'update',
    changes: [{ field: 'password', old: null, new: null }],
    session: by,
    at: new Date(),
  });
  return true;
};
