/** Signing in, staying signed in, and what ends it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '../support/builders';
import { PASSWORD, type TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';
import { HS256, secondsNow, signedToken, unsignedToken } from './tokens';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const valid = () => ({
  role: 'administrator',
  employeeId: 1,
  name: 'Anna',
  session: 1,
  iat: secondsNow(),
  exp: secondsNow() + 60,
});

describe('login', () => {
  it('answers with a token and the employee id', async () => {
    const answer = await shop.anonymous.post('/users/login', { username: 'anna', password: PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String), employeeId: 1 } });
    const payload = payloadOf(answer.body.token);
    expect(payload).toMatchObject({ role: 'administrator', employeeId: 1, name: 'Anna' });
    expect(payload.exp - payload.iat).toBe(12 * 60 * 60);
  });

  it('does not care about the case of a user name, or blanks around it', async () => {
    expect(await shop.signIn(' ANNA ')).toEqual(expect.any(String));
  });

  it('keeps names outside ASCII whole', async () => {
    await shop.administrator.add('users', aUser({ user: 'Zoë Łukasz', username: 'zoe' }));
    expect(payloadOf(await shop.signIn('zoe', 'correct horse'))).toMatchObject({ name: 'Zoë Łukasz', role: 'staff' });
  });

  it('refuses a wrong password and an unknown user name in the same words', async () => {
    const wrong = await shop.anonymous.post('/users/login', { username: 'anna', password: 'wrong horse' });
    const unknown = await shop.anonymous.post('/users/login', { username: 'nobody', password: PASSWORD });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Wrong user name or password' } });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  it('refuses empty fields, other fields and other types', async () => {
    expect((await shop.anonymous.post('/users/login', { username: '', password: '' })).status).toBe(401);
    expect((await shop.anonymous.post('/users/login', { username: 'anna' })).status).toBe(400);
    expect((await shop.anonymous.post('/users/login', { username: 'anna', password: 1 })).status).toBe(400);
    expect((await shop.anonymous.post('/users/login', { username: { a: 1 }, password: PASSWORD })).status).toBe(400);
  });

  it('refuses a user without a password until an administrator sets one', async () => {
    await shop.database
      .insertInto('users')
      .values({ user: 'New', username: 'new', roleId: 2, disabled: 0, password_hash: null, session: 1, version: 1 })
      .execute();
    for (const password of ['', 'null', 'nobody has this password']) {
      expect((await shop.anonymous.post('/users/login', { username: 'new', password })).status).toBe(401);
    }
    const { body } = await shop.administrator.list('/users', { filter: { username: 'new' } });
    expect((await shop.administrator.put(`/users/${body[0].id}/password`, { password: PASSWORD })).status).toBe(204);
    expect(await shop.signIn('new')).toEqual(expect.any(String));
  });
});

describe('a call', () => {
  const statusWith = async (token: string) => (await shop.clientWith(token).get('/users')).status;

  it('with a good token is served', async () => {
    expect(await statusWith(signedToken(valid()))).toBe(200);
  });

  it('without a token is asked to log in', async () => {
    expect(await shop.anonymous.get('/users')).toMatchObject({ status: 401, body: { message: 'Please log in' } });
  });

  it('with an expired token is told so', async () => {
    const token = signedToken({ ...valid(), exp: secondsNow() - 1 });
    expect(await shop.clientWith(token).get('/users')).toMatchObject({
      status: 401,
      body: { message: 'Your session has expired. Please log in again' },
    });
  });

  it.each([
    ['garbage', () => 'garbage'],
    ['three garbage parts', () => 'a.b.c'],
    ['no algorithm', () => unsignedToken(valid())],
    ['another algorithm', () => signedToken(valid(), { alg: 'HS512', typ: 'JWT' })],
    ['another secret', () => signedToken(valid(), HS256, 'another secret, as long as the real one')],
    ['an unknown user', () => signedToken({ ...valid(), employeeId: 999 })],
    ['a user that is no number', () => signedToken({ ...valid(), employeeId: 'anna' })],
    ['an ended session', () => signedToken({ ...valid(), session: 0 })],
    ['no session', () => signedToken({ ...valid(), session: undefined })],
  ])('with a token of %s is refused', async (_title, token) => {
    expect(await statusWith(token())).toBe(401);
  });

  it('has the role that is stored, whatever the token says', async () => {
    const token = signedToken({ ...valid(), employeeId: 2, role: 'administrator' });
    expect(await statusWith(token)).toBe(403);
  });
});
