/** Passwords, hashes and tokens: none of them is in the log, in an answer, or in what is kept of changes. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomer, aUser } from './support/builders';
import { PASSWORD, type TestShop } from './support/serveShop';
import { openTestShop } from './support/testShop';

const lines: string[] = [];
/** Every answer but those whose very content is a token. */
const answers: string[] = [];
const tokens: string[] = [];

const secrets = {
  first: 'first secret 4711',
  second: 'second secret 4712',
  third: 'third secret 4713',
  wrong: 'wrong secret 4714',
  common: 'password123',
  short: 'sh0rt-1',
  inUserName: 'typed in the wrong field 4715',
  query: 'searched for 4716',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    settings: { logLevel: 'trace' },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterAll(() => shop.close());

it('are not where they could be read by others', async () => {
  const kept = async (answer: Promise<{ text: string; headers: object; status: number }>, ...allowed: string[]) => {
    const { text, headers, status } = await answer;
    // What was sent in a wrong shape is named by its field only.
    answers.push([text, JSON.stringify(headers)].join('\n'));
    expect(allowed.length === 0 || allowed.includes(String(status))).toBe(true);
  };
  const { administrator, anonymous } = shop;
  const user = await administrator.add('users', aUser({ username: 'walt', password: secrets.first }));
  answers.push(JSON.stringify(user));
  const signIn = async (password: string) => {
    const token = await shop.signIn('walt', password);
    tokens.push(token);
    return shop.clientWith(token);
  };
  const walt = await signIn(secrets.first);
  const path = `/users/${user.id}/password`;
  await kept(anonymous.post('/users/login', { username: 'walt', password: secrets.wrong }), '401');
  await kept(anonymous.post('/users/login', { username: secrets.inUserName, password: secrets.wrong }), '401');
  await kept(anonymous.post('/users/login', { username: 'walt', password: secrets.wrong, more: secrets.wrong }), '400');
  await kept(anonymous.post('/users/login', `{"username":"walt","password":"${secrets.wrong}"`), '400');
  await kept(anonymous.post('/users/login', { username: 'walt', password: [secrets.wrong] }), '400');
  await kept(walt.put(path, { password: secrets.second, current_password: secrets.wrong }), '400');
  await kept(walt.put(path, { password: secrets.short, current_password: secrets.first }), '400');
  await kept(walt.put(path, { password: secrets.common, current_password: secrets.first }), '400');
  await kept(walt.put(path, { password: secrets.second, current_password: secrets.first }), '204');
  await kept(walt.get('/job-tickets'), '401');
  await signIn(secrets.second);
  await kept(administrator.put(path, { password: secrets.third }), '204');
  await kept(administrator.put(`/users/${user.id}/update`, { password: secrets.third }), '400');
  await kept(administrator.post('/users/add', aUser({ password: secrets.short })), '400');
  await kept(administrator.post('/users/add', aUser({ username: 'walt', password: secrets.third })), '400');
  await kept(administrator.list('/users', { filter: { password: secrets.third } }), '400');
  await kept(administrator.list('/customers', { filter: { q: secrets.query } }), '200');
  await kept(administrator.get('/users'), '200');
  await kept(administrator.get(`/users/${user.id}`), '200');
  await kept(administrator.get(`/users/${user.id}/history`), '200');
  await kept(administrator.get('/api/metrics'), '200');
  // Something that breaks inside: the table that an addition needs is gone.
  await shop.database.schema.alterTable('customers').renameTo('customers_gone').execute();
  await kept(administrator.post('/customers/add', aCustomer({ notes: secrets.query })), '500');
  await shop.database.schema.alterTable('customers_gone').renameTo('customers').execute();

  const hashes = await shop.database.selectFrom('users').select('password_hash').execute();
  const history = await shop.database.selectFrom('history').selectAll().execute();
  const limits = await shop.database.selectFrom('sign_in_limits').selectAll().execute();
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  const hidden = [...Object.values(secrets), PASSWORD, ...tokens, ...hashes.map((row) => String(row.password_hash))];
  for (const secret of hidden) {
    expect(log).not.toContain(secret);
    expect(JSON.stringify([history, limits])).not.toContain(secret);
    expect(answers.join('\n')).not.toContain(secret);
  }
  expect(log).not.toMatch(/Bearer|argon2id|authorization/i);
});

it('leave a line of the log for each request, with its id, its user and how long it took', async () => {
  lines.length = 0;
  const answer = await shop.staff.get('/job-tickets?filter={"q":"gloss"}');
  const own = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(own).toEqual([
    expect.objectContaining({
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      path: '/api/database/job-tickets',
      status: 200,
      user: 2,
      ms: expect.any(Number),
    }),
  ]);
});

it('do not keep a refused sign-in or call from being noticed', async () => {
  lines.length = 0;
  await shop.anonymous.post('/users/login', { username: 'sam', password: secrets.wrong });
  await shop.staff.get('/users');
  const own = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  const WARNING = 40;
  expect(own.map(({ level, status, user }) => ({ level, status, user }))).toEqual([
    { level: WARNING, status: 401, user: null },
    { level: WARNING, status: 403, user: 2 },
  ]);
});
