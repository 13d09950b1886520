/** The server remembers who has signed in; whatever ends a session ends it at once all the same, whoever did it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { ADMINISTRATOR_ROLE_ID, STAFF_ROLE_ID } from '../../../src/resources/users/fields';
import { serveShop, type TestShop } from '../support/serveShop';
import { createEmptyDatabase, type TestDatabase } from '../support/testDatabase';

let place: TestDatabase;
let shop: TestShop;
/** Another program on the same database. */
let other: Database;

beforeAll(async () => {
  place = await createEmptyDatabase();
  const database = openDatabase(place.location);
  await prepareDatabase(database);
  shop = await serveShop(database, () => database.destroy());
  other = openDatabase(place.location);
});
afterAll(async () => {
  await shop.close();
  await other.destroy();
  await place.remove();
});

const change = (values: Record<string, number>) =>
  other.updateTable('users').set(values).where('username', '=', 'sam').execute();

const looks = async (path = '/job-tickets') => (await shop.staff.get(path)).status;

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
  await other.deleteFrom('users').where('username', '=', 'sam').execute();
  expect(await looks()).toBe(401);
});
