import { defineFields } from '../../fields/field';

/** Role ids as stored with a user. What each may do is decided in `src/providers/access.ts`. */
export const ADMINISTRATOR_ROLE_ID = 1;
export const STAFF_ROLE_ID = 2;

/** How long a password may be: nobody types more, and a short one is guessed. */
export const PASSWORD_LENGTH = { minLength: 10, maxLength: 128 };

export const userFields = defineFields([
  { source: 'user', label: 'User', type: 'text', identifies: true, required: true },
  { source: 'username', label: 'Username', type: 'text', required: true, unique: true },
  {
    source: 'roleId',
    label: 'Role',
    type: 'choice',
    choices: [
      { value: ADMINISTRATOR_ROLE_ID, label: 'Administrator' },
      { value: STAFF_ROLE_ID, label: 'Staff' },
    ],
    defaultValue: STAFF_ROLE_ID,
    required: true,
  },
  { source: 'disabled', label: 'Disabled', type: 'boolean', defaultValue: false },
  {
    source: 'password',
    label: 'Password',
    type: 'password',
    ...PASSWORD_LENGTH,
    required: true,
    onlyOnCreate: true,
  },
]);
