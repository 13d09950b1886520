/** Signing in, staying signed in, and what ends it. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLoginThrottle } from '../../../server/auth/loginThrottle';
import { aUser } from '../support/builders';
import { testConfig } from '../support/config';
import { PASSWORD, type TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as somebody else might make it. */
const forge = (header: object, payload: object, secret = testConfig.jwtSecret): string => {
  const signed = `${base64url(header)}.${base64url(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const now = () => Math.floor(Date.now() / 1000);
const valid = () => ({ role: 'administrator', employeeId: 1, name: 'Anna', session: 1, iat: now(), exp: now() + 60 });

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

describe('too many failures', () => {
  it('for one user name make everybody wait for that one, whoever is right', async () => {
    const other = await openTestShop();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await other.anonymous.post('/users/login', { username: 'sam', password: 'wrong' });
    }
    const answer = await other.anonymous.post('/users/login', { username: 'SAM', password: PASSWORD });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body.message).toMatch(/^Too many failed attempts\. Please try again in \d+ seconds$/);
    expect(await other.signIn('anna')).toEqual(expect.any(String));
    await other.close();
  });

  it('are forgotten after a minute, and those of a user name by success', () => {
    let time = 0;
    const throttle = createLoginThrottle({ perAddress: 3, perUserName: 2 }, () => time);
    const fail = (userName: string) => throttle.countFailure('10.0.0.1', userName);
    fail('a');
    throttle.countSuccess('a');
    fail('a');
    expect(() => throttle.check('10.0.0.1', 'a')).not.toThrow();
    fail('a');
    expect(() => throttle.check('10.0.0.2', 'A ')).toThrow('again in 60 seconds');
    expect(() => throttle.check('10.0.0.1', 'b')).toThrow('Too many');
    expect(() => throttle.check('10.0.0.2', 'b')).not.toThrow();
    time = 60_000;
    expect(() => throttle.check('10.0.0.1', 'a')).not.toThrow();
  });
});

describe('a call', () => {
  const statusWith = async (token: string) => (await shop.clientWith(token).get('/users')).status;

  it('with a good token is served', async () => {
    expect(await statusWith(forge({ alg: 'HS256', typ: 'JWT' }, valid()))).toBe(200);
  });

  it('without a token is asked to log in', async () => {
    expect(await shop.anonymous.get('/users')).toMatchObject({ status: 401, body: { message: 'Please log in' } });
  });

  it('with an expired token is told so', async () => {
    const token = forge({ alg: 'HS256', typ: 'JWT' }, { ...valid(), exp: now() - 1 });
    expect(await shop.clientWith(token).get('/users')).toMatchObject({
      status: 401,
      body: { message: 'Your session has expired. Please log in again' },
    });
  });

  it.each([
    ['garbage', () => 'garbage'],
    ['three garbage parts', () => 'a.b.c'],
    ['no algorithm', () => `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(valid())}.`],
    ['another algorithm', () => forge({ alg: 'HS512', typ: 'JWT' }, valid())],
    ['another secret', () => forge({ alg: 'HS256', typ: 'JWT' }, valid(), 'another secret, as long as the real one')],
    ['an unknown user', () => forge({ alg: 'HS256', typ: 'JWT' }, { ...valid(), employeeId: 999 })],
    ['a user that is no number', () => forge({ alg: 'HS256', typ: 'JWT' }, { ...valid(), employeeId: 'anna' })],
    ['an ended session', () => forge({ alg: 'HS256', typ: 'JWT' }, { ...valid(), session: 0 })],
    ['no session', () => forge({ alg: 'HS256', typ: 'JWT' }, { ...valid(), session: undefined })],
  ])('with a token of %s is refused', async (_title, token) => {
    expect(await statusWith(token())).toBe(401);
  });

  it('has the role that is stored, whatever the token says', async () => {
    const token = forge({ alg: 'HS256', typ: 'JWT' }, { ...valid(), employeeId: 2, role: 'administrator' });
    expect(await statusWith(token)).toBe(403);
  });
});
