/** Every call of the server by every kind of caller: whoever may not, gets nowhere. */
import fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardRoutes } from '../../../server/auth/guard';
import { aUser } from '../support/builders';
import { PASSWORD, type TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';
import { RULES, type Rule } from './accessRules';
import { HS256, secondsNow, signedToken, unsignedToken } from './tokens';

/** `GET /api/database/users/:id`, of all that were registered. */
const routes: string[] = [];

/** From another machine: some calls are open to programs on the server's own. */
const REMOTE = '203.0.113.7';

let shop: TestShop;
/** Kinds of callers, each with the token it sends. */
const tokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  shop = await openTestShop({
    onRoute: ({ method, url }) => {
      for (const each of [method].flat()) routes.push(`${each} ${url}`);
    },
  });
  const valid = { role: 'administrator', employeeId: 1, name: 'Anna', session: 1, exp: secondsNow() + 3600 };
  const administrator = async (username: string) => {
    const { id } = await shop.administrator.add('users', aUser({ username, roleId: 1 }));
    return { id, token: await shop.signIn(username, PASSWORD) };
  };
  const disabled = await administrator('disabled');
  await shop.administrator.put(`/users/${disabled.id}/update`, { disabled: true });
  const changed = await administrator('changed');
  await shop.administrator.put(`/users/${changed.id}/password`, { password: 'another horse' });
  const demoted = await administrator('demoted');
  await shop.administrator.put(`/users/${demoted.id}/update`, { roleId: 2 });

  Object.assign(tokens, {
    'nobody signed in': undefined,
    garbage: 'garbage',
    'an expired token': signedToken({ ...valid, exp: secondsNow() - 1 }),
    'a token signed with another key': signedToken(valid, HS256, 'another secret, as long as the real one'),
    'a token without a signature': unsignedToken(valid),
    'a disabled user': disabled.token,
    'a user whose password was changed': changed.token,
    'a user whose role was changed': demoted.token,
    staff: await shop.signIn('sam'),
    administrator: await shop.signIn('anna'),
  });
});
afterAll(() => shop.close());

/** What comes of a call that may not be made; null: it may be. */
const refusalOf = (rule: Rule, caller: string): 401 | 403 | null => {
  if (rule === 'anybody') return null;
  if (caller === 'administrator') return null;
  if (caller !== 'staff') return 401;
  return rule === 'staff' || rule === 'signedIn' ? null : 403;
};

const send = (route: string, token: string | undefined) => {
  const [method, path = ''] = route.split(' ');
  return shop.app.inject({
    method: method as InjectOptions['method'],
    url: path.replace(':id', '999999'),
    remoteAddress: REMOTE,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
};

describe('the rules', () => {
  it('name every route of the server, and none that it does not have', () => {
    expect(routes.length).toBeGreaterThan(60);
    expect([...RULES.keys()].sort()).toEqual([...routes].sort());
  });
});

describe.each([
  'nobody signed in',
  'garbage',
  'an expired token',
  'a token signed with another key',
  'a token without a signature',
  'a disabled user',
  'a user whose password was changed',
  'a user whose role was changed',
  'staff',
  'administrator',
])('%s', (caller) => {
  it('gets what the rules say from each route, and nothing else', async () => {
    const wrong: string[] = [];
    for (const [route, rule] of RULES) {
      const { statusCode, body } = await send(route, tokens[caller]);
      const expected = refusalOf(rule, caller);
      // Another's password is refused to staff by the handler, which knows whose it is.
      const isOthersPassword = caller === 'staff' && route.endsWith('/password');
      const isRight =
        expected === null ? isOthersPassword || ![401, 403].includes(statusCode) : statusCode === expected;
      if (!isRight || (expected !== null && Object.keys(JSON.parse(body)).join() !== 'message')) {
        wrong.push(`${route}: ${statusCode}, not ${expected ?? 'served'}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a route', () => {
  it('that declares no access rule keeps the server from starting', () => {
    const app = fastify();
    guardRoutes(app, shop.database);
    expect(() => app.get('/secret', () => 'told')).toThrow('GET /secret declares no access rule');
  });

  it('by another spelling of its address is no way around', async () => {
    const ways = ['/api/database/%75sers', '/api/database//users', '/API/database/users', '/api/database/users/'];
    for (const url of [...ways, '/api/database/users?x', '/api/../api/database/users', '/api/database/users;a']) {
      const { statusCode } = await shop.app.inject({ url, headers: { authorization: `Bearer ${tokens.staff}` } });
      expect(`${url} ${[400, 403, 404].includes(statusCode)}`).toBe(`${url} true`);
    }
  });

  it('by another method than its own is none', async () => {
    for (const method of ['DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PUT'] as const) {
      const headers = { authorization: `Bearer ${tokens.administrator}` };
      const { statusCode } = await shop.app.inject({ method, url: '/api/database/users', headers });
      expect(`${method} ${statusCode}`).toBe(`${method} 404`);
    }
  });
});

describe('staff', () => {
  it('are told why they may not', async () => {
    expect(await shop.staff.get('/quotes')).toMatchObject({
      status: 403,
      body: { message: 'This is for administrators only' },
    });
    expect((await shop.staff.put('/users/1/password', { password: 'another horse' })).status).toBe(403);
  });
});
