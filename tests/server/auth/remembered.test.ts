/** The server remembers who has signed in; whatever ends a session ends it at once all the same, whoever did it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { ADMINISTRATOR_ROLE_ID, STAFF_ROLE_ID } from '../../../src/resources/users/fields';
import { aUser } from '../support/builders';
import type { Client } from '../support/client';
import { serveShop, type TestShop } from '../support/serveShop';
import { createEmptyDatabase, type TestDatabase } from '../support/testDatabase';

let place: TestDatabase;
let shop: TestShop;
/** Another program on the same database. */
let other: Database;
/** Each test has a user of its own. */
let username: string;
let user: Client;

beforeAll(async () => {
  place = await createEmptyDatabase();
  const database = openDatabase(place.location);
  await prepareDatabase(database);
  shop = await serveShop(database, () => database.destroy());
  other = openDatabase(place.location);
});
beforeEach(async () => {
  const added = await shop.administrator.add('users', aUser({ roleId: STAFF_ROLE_ID }));
  username = String(added.username);
  user = shop.clientWith(await shop.signIn(username));
});
afterAll(async () => {
  await shop.close();
  await other.destroy();
  await place.remove();
});

const change = (values: Record<string, number>) =>
  other.updateTable('users').set(values).where('username', '=', username).execute();

const looks = async (path = '/job-tickets') => (await user.get(path)).status;

it('a user is served again and again', async () => {
  expect([await looks(), await looks(), await looks()]).toEqual([200, 200, 200]);
});

it('a user whom another program disables is refused at the next request, and served when it no longer is', async () => {
  await change({ disabled: 1 });
  expect(await looks()).toBe(401);
  await change({ disabled: 0 });
  expect(await looks()).toBe(200);
});

it('a user has the role that another program gives, from the next request on', async () => {
  expect(await looks('/users')).toBe(403);
  await change({ roleId: ADMINISTRATOR_ROLE_ID });
  expect(await looks('/users')).toBe(200);
  await change({ roleId: STAFF_ROLE_ID });
  expect(await looks('/users')).toBe(403);
});

it('a user whom another program removes is refused at the next request', async () => {
  expect(await looks()).toBe(200);
  await other.deleteFrom('users').where('username', '=', username).execute();
  expect(await looks()).toBe(401);
});
