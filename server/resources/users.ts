import type { AnyRecord } from '../../src/fields/record';
import { ADMINISTRATOR_ROLE_ID, userFields } from '../../src/resources/users/fields';
import { passwordComplaint } from '../auth/passwordRules';
import type { Passwords } from '../auth/passwords';
import { type DatabaseTransaction, locked, type Row } from '../database/database';
import { defineResource, type Resource } from '../records/resource';

const isWorkingAdministrator = (user: AnyRecord): boolean =>
  user.roleId === ADMINISTRATOR_ROLE_ID && user.disabled !== true;

/**
 * Whether somebody beside this user can sign in as an administrator: whoever has no password yet cannot. Locks the
 * administrators: two of them must not demote each other at the same moment.
 */
const isAnotherAdministrator = async (transaction: DatabaseTransaction, id: number): Promise<boolean> => {
  const query = transaction
    .selectFrom('users')
    .select('id')
    .where('roleId', '=', ADMINISTRATOR_ROLE_ID)
    .where('disabled', 'is distinct from', 1)
    .where('password_hash', 'is not', null)
    .orderBy('id');
  const rows = await locked(transaction, query, 'update').execute();
  return rows.some((row) => Number(row.id) !== id);
};

const LAST_ADMINISTRATOR =
  'This is the last administrator who can sign in: make somebody else one, with a password, first';
/** Whoever does it by mistake could not undo it. */
const OWN_ACCESS = 'This is your own access: another administrator has to take it away';
const PASSWORD_ELSEWHERE = 'A password is not changed here, but with a call of its own: /users/{id}/password';

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

    check: async (after, before, { transaction, payload, by }) => {
      if (!before) {
        const complaint = passwordComplaint(String(payload?.password), {
          username: String(after.username),
          user: String(after.user),
        });
        return complaint ? { password: `Password ${complaint}` } : null;
      }
      // Whoever sends one believes that it is changed, so it is not ignored.
      if (typeof payload?.password === 'string') return { password: PASSWORD_ELSEWHERE };
      if (!isWorkingAdministrator(before) || isWorkingAdministrator(after)) return null;
      const lost = after.roleId === ADMINISTRATOR_ROLE_ID ? 'disabled' : 'roleId';
      if (!(await isAnotherAdministrator(transaction, before.id))) return { [lost]: LAST_ADMINISTRATOR };
      return before.id === by ? { [lost]: OWN_ACCESS } : null;
    },

    // Another role or no access at all takes effect at once: every token of the user is void.
    columns: (after, before, row): Row => {
      if (!before || !row) return { session: 1 };
      const ends = after.roleId !== before.roleId || after.disabled !== before.disabled;
      return { session: Number(row.session) + (ends ? 1 : 0) };
    },
  });
