/** What may be a password, and that a sign-in does the same work whoever it is for. */
import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { passwordComplaint } from '../../../server/auth/passwordRules';
import { createPasswords } from '../../../server/auth/passwords';
import { aUser } from '../support/builders';
import { testConfig } from '../support/config';
import { PASSWORD, type TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

const verify = vi.fn(argon2.verify);

let shop: TestShop;
beforeAll(async () => {
  const passwords = createPasswords(testConfig.passwordHashing, { hash: argon2.hash, verify });
  shop = await openTestShop({ passwords });
});
afterAll(() => shop.close());

const GUESSED = 'is one of those that are guessed first: choose another';

describe('a password', () => {
  it.each([
    ['nine char', 'must have at least 10 characters'],
    ['x'.repeat(129), 'is longer than 128 characters'],
    ['password123', GUESSED],
    ['QWERTYUIOP', GUESSED],
    ['1234 567 890', GUESSED],
    ['aaaaaaaaaaaa', GUESSED],
    ['ababababababa', GUESSED],
    ['Ada.Lovelace', 'must not be the username'],
    ['adalovelace', 'must not be the name of the user'],
  ])('%s is refused', (password, complaint) => {
    expect(passwordComplaint(password, { username: 'ada.lovelace', user: 'Ada Lovelace' })).toBe(complaint);
  });

  it.each(['correct horse', 'Ünïcode · пароль', '🐴🔋 staple battery', 'x1y2z3a4b5', `a${'bcd'.repeat(42)}`])(
    '%s may be one',
    (password) => {
      expect(passwordComplaint(password, { username: 'ada', user: 'Ada Lovelace' })).toBeNull();
    },
  );

  it('that everybody tries first is refused at its field: with a new user, by an administrator, by oneself', async () => {
    const answers = [
      await shop.administrator.post('/users/add', aUser({ password: 'password123' })),
      await shop.administrator.put('/users/2/password', { password: 'password123' }),
      await shop.staff.put('/users/2/password', { password: 'password123', current_password: PASSWORD }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { errors: { password: `Password ${GUESSED}` } } });
    }
    const named = aUser({ username: 'a.long.user.name', password: 'A.Long.User.Name' });
    expect((await shop.administrator.post('/users/add', named)).body.errors).toEqual({
      password: 'Password must not be the username',
    });
    expect(await shop.signIn('sam')).toEqual(expect.any(String));
  });
});

describe('a sign-in', () => {
  beforeEach(() => {
    verify.mockClear();
  });

  beforeAll(async () => {
    const { id } = await shop.administrator.add('users', aUser({ username: 'gone' }));
    await shop.administrator.put(`/users/${id}/update`, { disabled: true });
    await shop.database
      .insertInto('users')
      .values({ user: 'New', username: 'new', roleId: 2, disabled: 0, password_hash: null, session: 1, version: 1 })
      .execute();
  });

  it.each([
    ['with the right password', 'sam', PASSWORD, 200],
    ['with a wrong password', 'sam', 'wrong horse', 401],
    ['of an unknown user', 'nobody', PASSWORD, 401],
    ['of a disabled user', 'gone', 'correct horse', 401],
    ['of a user without a password', 'new', PASSWORD, 401],
  ])('%s checks one hash of the same cost', async (_title, username, password, status) => {
    expect((await shop.anonymous.post('/users/login', { username, password })).status).toBe(status);
    expect(verify.mock.calls).toEqual([[expect.stringMatching(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/), password]]);
  });
});
