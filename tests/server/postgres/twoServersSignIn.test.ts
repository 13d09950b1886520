/** Guessing passwords at several servers on one database is no faster than at one. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { type Client, clientOf } from '../support/client';
import { testConfig } from '../support/config';
import { PASSWORD, serveShop, type TestShop } from '../support/serveShop';
import { createEmptyDatabase, type TestDatabase } from '../support/testDatabase';

const MOST_FAILURES = 10;

describe('wrong sign-ins at one of two servers', () => {
  let place: TestDatabase;
  let shop: TestShop;
  let atFirst: Client;
  let atSecond: Client;
  let endSecond: () => Promise<void>;

  beforeEach(async () => {
    place = await createEmptyDatabase();
    const database = openDatabase(place.location);
    await prepareDatabase(database);
    shop = await serveShop(database, () => database.destroy());
    const own = openDatabase(place.location);
    const second = await buildApp({ config: testConfig, database: own });
    atFirst = shop.anonymous;
    atSecond = clientOf(second);
    endSecond = async () => {
      await second.close();
      await own.destroy();
    };
  });
  afterEach(async () => {
    await endSecond();
    await shop.close();
    await place.remove();
  });

  const signIn = async (client: Client, password: string): Promise<number> =>
    (await client.post('/users/login', { username: 'sam', password })).status;

  it('count at the other: the next is refused there, even with the right password', async () => {
    for (let attempt = 0; attempt < MOST_FAILURES; attempt += 1) {
      expect(await signIn(atFirst, `wrong horse ${attempt}`)).toBe(401);
    }
    const refused = await atSecond.post('/users/login', { username: 'sam', password: PASSWORD });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await signIn(atFirst, PASSWORD)).toBe(429);
  });

  it('at both at the same moment count together', async () => {
    const attempts = Array.from({ length: 2 * MOST_FAILURES }, (_, attempt) =>
      signIn(attempt % 2 === 0 ? atFirst : atSecond, `wrong horse ${attempt}`),
    );
    const statuses = await Promise.all(attempts);
    expect(statuses.filter((status) => status === 401)).toHaveLength(MOST_FAILURES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(MOST_FAILURES);
  });
});
