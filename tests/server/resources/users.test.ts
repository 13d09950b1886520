/** People who sign in: passwords, roles, and the administrator that must remain. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../support/builders';
import { PASSWORD, type TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const ANNA = '/users/1';
const SAM = '/users/2';

const DISABLED = 'An administrator has disabled your account. Ask an administrator of the shop to enable it';

describe('a user', () => {
  it('is added with a password that no answer ever holds, and can log in', async () => {
    const answer = await shop.administrator.post('/users/add', aUser({ username: 'ada', password: 'engine number 1' }));
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body[0]).sort()).toEqual(['disabled', 'id', 'roleId', 'user', 'username', 'version']);
    for (const path of ['/users', `/users/${answer.body[0].id}`, `/users/${answer.body[0].id}/history`]) {
      expect((await shop.administrator.get(path)).text).not.toMatch(/argon2|engine number|password_hash/);
    }
    expect(await shop.signIn('ada', 'engine number 1')).toEqual(expect.any(String));
    const row = await shop.database
      .selectFrom('users')
      .select('password_hash')
      .where('username', '=', 'ada')
      .executeTakeFirst();
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('needs a name, a user name and a password, and is staff unless it is said otherwise', async () => {
    const answer = await shop.administrator.post('/users/add', {});
    expect(answer.body.errors).toEqual({
      user: 'User must not be empty',
      username: 'Username must not be empty',
      password: 'Password must not be empty',
    });
    const { roleId: _, ...withoutRole } = aUser();
    expect(await shop.administrator.add('users', withoutRole)).toMatchObject({ roleId: 2 });
    const noRole = await shop.administrator.post('/users/add', aUser({ roleId: null }));
    expect(Object.keys(noRole.body.errors)).toEqual(['roleId']);
  });

  it('has a user name of their own, whatever its case', async () => {
    const added = await shop.administrator.post('/users/add', aUser({ username: 'ANNA' }));
    expect(added).toMatchObject({ status: 400, body: { errors: { username: 'Username ANNA is already taken' } } });
    const changed = await shop.administrator.put(`${SAM}/update`, { username: 'Anna' });
    expect(changed.body.errors).toEqual({ username: 'Username Anna is already taken' });
  });

  it('keeps the password when the record is saved; a payload that holds another is refused', async () => {
    const refused = await shop.administrator.put(`${SAM}/update`, { user: 'Samuel', password: 'something else' });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { password: expect.stringContaining('/password') } },
    });
    const saved = await shop.administrator.put(`${SAM}/update`, { user: 'Samuel' });
    expect(saved).toMatchObject({ status: 200, body: [{ user: 'Samuel', version: 2 }] });
    expect(await shop.signIn('sam')).toEqual(expect.any(String));
  });
});

describe('a session', () => {
  it('outlives a change of name', async () => {
    await shop.administrator.put(`${SAM}/update`, { user: 'Samuel' });
    expect((await shop.staff.get('/job-tickets')).status).toBe(200);
  });

  it.each([
    ['another role', { roleId: 1 }, 'Your session has ended: your role was changed. Please log in again'],
    ['being disabled', { disabled: true }, DISABLED],
  ])('ends at once with %s, and says why', async (_title, change, why) => {
    expect((await shop.administrator.put(`${SAM}/update`, change)).status).toBe(200);
    expect(await shop.staff.get('/job-tickets')).toMatchObject({
      status: 401,
      body: { message: why },
    });
  });

  it('of a disabled user does not come back when they are enabled, but they can log in again', async () => {
    await shop.administrator.put(`${SAM}/update`, { disabled: true });
    const signIn = (password: string) => shop.anonymous.post('/users/login', { username: 'sam', password });
    expect(await signIn(PASSWORD)).toMatchObject({ status: 401, body: { message: DISABLED } });
    // That there is such a user is nobody's business who does not know the password.
    expect(await signIn('wrong horse')).toMatchObject({
      status: 401,
      body: { message: 'Wrong user name or password' },
    });
    await shop.administrator.put(`${SAM}/update`, { disabled: false });
    expect((await shop.staff.get('/job-tickets')).status).toBe(401);
    expect(await shop.signIn('sam')).toEqual(expect.any(String));
  });
});

describe('a password', () => {
  it('is changed by its user with the present one, and every session ends', async () => {
    const answer = await shop.staff.put(`${SAM}/password`, { password: 'another horse', current_password: PASSWORD });
    expect(answer.status).toBe(204);
    expect((await shop.staff.get('/job-tickets')).status).toBe(401);
    await expect(shop.signIn('sam')).rejects.toThrow('Wrong user name or password');
    expect(await shop.signIn('sam', 'another horse')).toEqual(expect.any(String));
  });

  it('is another than before, where one changes one’s own', async () => {
    const answer = await shop.staff.put(`${SAM}/password`, { password: PASSWORD, current_password: PASSWORD });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { password: 'Password is the current one: choose another' } },
    });
    expect((await shop.staff.get('/job-tickets')).status).toBe(200);
  });

  it.each([{ current_password: 'wrong' }, {}])('stays where the present one is not right: %j', async (sent) => {
    for (const [client, path] of [
      [shop.staff, SAM],
      [shop.administrator, ANNA],
    ] as const) {
      const answer = await client.put(`${path}/password`, { password: 'another horse', ...sent });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { current_password: 'The current password is not right' } },
      });
    }
    expect(await shop.signIn('sam')).toEqual(expect.any(String));
  });

  it('of somebody else is set by administrators only, and their sessions end', async () => {
    expect((await shop.staff.put(`${ANNA}/password`, { password: 'another horse' })).status).toBe(403);
    expect((await shop.administrator.put(`${SAM}/password`, { password: 'another horse' })).status).toBe(204);
    expect((await shop.staff.get('/job-tickets')).status).toBe(401);
    expect(await shop.signIn('sam', 'another horse')).toEqual(expect.any(String));
  });

  it('that is too short, or of nobody, is refused', async () => {
    const short = await shop.administrator.put(`${SAM}/password`, { password: 'short' });
    expect(short.body.errors).toEqual({ password: 'Password must have at least 10 characters' });
    const nobody = await shop.administrator.put('/users/999/password', { password: 'another horse' });
    expect(nobody).toMatchObject({ status: 404, body: { message: 'No user found with Id 999' } });
  });

  it('leaves the version of the record as it was', async () => {
    await shop.administrator.put(`${SAM}/password`, { password: 'another horse' });
    expect(await shop.administrator.one(SAM)).toMatchObject({ version: 1 });
  });
});

describe('the last administrator', () => {
  it('can be neither demoted nor disabled', async () => {
    const demoted = await shop.administrator.put(`${ANNA}/update`, { roleId: 2 });
    expect(demoted.body.errors).toEqual({ roleId: expect.stringContaining('last administrator') });
    const disabled = await shop.administrator.put(`${ANNA}/update`, { disabled: true });
    expect(disabled.body.errors).toEqual({ disabled: expect.stringContaining('last administrator') });
    expect(await shop.administrator.one(ANNA)).toMatchObject({ roleId: 1, disabled: false, version: 1 });
  });

  it('is not one who is disabled', async () => {
    await shop.administrator.add('users', aUser({ roleId: 1, disabled: true }));
    expect((await shop.administrator.put(`${ANNA}/update`, { roleId: 2 })).status).toBe(400);
  });

  it('is not one who has no password yet', async () => {
    const other = await shop.administrator.add('users', aUser({ roleId: 1 }));
    await shop.database.updateTable('users').set({ password_hash: null }).where('id', '=', other.id).execute();
    expect((await shop.administrator.put(`${ANNA}/update`, { roleId: 2 })).status).toBe(400);
    expect((await shop.administrator.put(`${ANNA}/update`, { disabled: true })).status).toBe(400);
  });

  it('may go when there is another, who does it: nobody is shut out by a slip of their own', async () => {
    await shop.administrator.add('users', aUser({ username: 'bert', roleId: 1 }));
    const bert = shop.clientWith(await shop.signIn('bert', 'correct horse'));
    for (const own of [{ roleId: 2 }, { disabled: true }]) {
      const { status, body } = await shop.administrator.put(`${ANNA}/update`, own);
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: { [Object.keys(own)[0] ?? '']: expect.stringContaining('another administrator') },
      });
    }
    expect((await bert.put(`${ANNA}/update`, { roleId: 2 })).status).toBe(200);
    expect((await shop.administrator.get('/users')).status).toBe(401);
  });

  it('remains when two demote each other at the same moment', async () => {
    const other = await shop.administrator.add('users', aUser({ username: 'bert', roleId: 1 }));
    const bert = shop.clientWith(await shop.signIn('bert', 'correct horse'));
    const answers = await Promise.all([
      shop.administrator.put(`/users/${other.id}/update`, { roleId: 2 }),
      bert.put(`${ANNA}/update`, { roleId: 2 }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const administrators = await shop.database.selectFrom('users').select('id').where('roleId', '=', 1).execute();
    expect(administrators).toHaveLength(1);
  });
});
