import type { AnyRecord } from '../../src/fields/record';
import { ADMINISTRATOR_ROLE_ID, userFields } from '../../src/resources/users/fields';
import type { Passwords } from '../auth/passwords';
import { type DatabaseTransaction, locked, type Row } from '../database/database';
import { defineResource, type Resource } from './resource';

const isWorkingAdministrator = (user: AnyRecord): boolean =>
  user.roleId === ADMINISTRATOR_ROLE_ID && user.disabled !== true;

/** Locks the administrators: two of them must not demote each other at the same moment. */
const countWorkingAdministrators = async (transaction: DatabaseTransaction): Promise<number> => {
  const query = transaction
    .selectFrom('users')
    .select('id')
    .where('roleId', '=', ADMINISTRATOR_ROLE_ID)
    .where('disabled', 'is distinct from', 1)
    .orderBy('id');
  const rows = await locked(transaction, query, 'update').execute();
  return rows.length;
};

const LAST_ADMINISTRATOR = 'This is the last administrator: make somebody else an administrator first';

/** People who sign in. Of a password only its hash is kept, in a column that no answer holds. */
export const defineUsers = (passwords: Passwords): Resource =>
  defineResource({
    name: 'users',
    singular: 'user',
    fields: userFields,
    nameField: 'user',
    strayBrace: true,
    ownColumns: ['password_hash', 'session'],

    prepare: async (values) => ({ password_hash: await passwords.hash(String(values.password)) }),

    check: async (after, before, { transaction }) => {
      if (!before || !isWorkingAdministrator(before) || isWorkingAdministrator(after)) return null;
      if ((await countWorkingAdministrators(transaction)) > 1) return null;
      return { [after.roleId === ADMINISTRATOR_ROLE_ID ? 'disabled' : 'roleId']: LAST_ADMINISTRATOR };
    },

    // Another role or no access at all takes effect at once: every token of the user is void.
    columns: (after, before, row): Row => {
      if (!before || !row) return { session: 1 };
      const ends = after.roleId !== before.roleId || after.disabled !== before.disabled;
      return { session: Number(row.session) + (ends ? 1 : 0) };
    },
  });
