/** Guessing is slowed down, by whoever and wherever, and nobody is locked out for good. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { createLoginThrottle, LOGIN_LIMITS, type LoginThrottle } from '../../../server/auth/loginThrottle';
import { testConfig } from '../support/config';
import { PASSWORD, type TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

const MINUTE = 60_000;
const HERE = '192.0.2.1';
const ELSEWHERE = '198.51.100.7';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const attempt = async (username: string, password: string, remoteAddress: string, app = shop.app) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/database/users/login',
    remoteAddress,
    payload: { username, password },
  });
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};
const fail = async (times: number, username: string, address: string) => {
  for (let time = 0; time < times; time += 1) await attempt(username, 'wrong', address);
};

describe('after too many failures for a user name at an address', () => {
  it('further attempts there wait, right or wrong, and are told how long', async () => {
    await fail(10, 'sam', HERE);
    const answer = await attempt(' SAM ', PASSWORD, HERE);
    expect(answer).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Too many failed attempts\. Please try again in (10|9) minutes$/) },
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600);
  });

  it('the same user signs in at another address, and others at this one', async () => {
    await fail(10, 'sam', HERE);
    expect((await attempt('sam', PASSWORD, ELSEWHERE)).status).toBe(200);
    expect((await attempt('anna', PASSWORD, HERE)).status).toBe(200);
  });

  it('another server on the same database makes them wait too', async () => {
    const other = await buildApp({ config: testConfig, database: shop.database });
    await fail(10, 'sam', HERE);
    expect((await attempt('sam', PASSWORD, HERE, other)).status).toBe(429);
    await other.close();
  });

  it('an unknown user name waits just as well', async () => {
    await fail(10, 'nobody', HERE);
    expect((await attempt('nobody', PASSWORD, HERE)).status).toBe(429);
  });
});

describe('many attempts at the same moment', () => {
  it('count as many', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt('sam', 'wrong', HERE)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

describe('guessing one’s own present password', () => {
  it('ends after as many failures', async () => {
    const change = () => shop.staff.put('/users/2/password', { password: 'another horse', current_password: 'wrong' });
    for (let time = 0; time < 10; time += 1) expect((await change()).status).toBe(400);
    expect((await change()).status).toBe(429);
  });
});

describe('the limits', () => {
  let time = 0;
  let throttle: LoginThrottle;
  const limits = {
    ...LOGIN_LIMITS,
    own: { most: 2, within: MINUTE },
    address: { most: 4, within: MINUTE },
    userName: { most: 3, within: 2 * MINUTE },
  };
  beforeEach(() => {
    time = Date.parse('2026-05-01T10:00:00Z');
    throttle = createLoginThrottle(shop.database, limits, () => time);
  });
  const failure = (address: string, userName: string) => throttle.attempt(address, userName);
  const success = async (address: string, userName: string) => (await throttle.attempt(address, userName)).succeeded();

  it('forget a success and the failures before it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await failure(HERE, 'a');
      await success(HERE, 'a');
    }
    await failure(HERE, 'a');
    await expect(success(HERE, 'a')).resolves.toBeUndefined();
  });

  it('last for their time from the first failure, and no longer', async () => {
    await failure(HERE, 'a');
    time += MINUTE / 2;
    await failure(HERE, 'a');
    await expect(failure(HERE, 'A ')).rejects.toThrow('Please try again in 30 seconds');
    time += MINUTE / 2;
    await expect(success(HERE, 'a')).resolves.toBeUndefined();
  });

  it('hold for an address whatever the user names', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await failure(HERE, name);
    await expect(failure(HERE, 'e')).rejects.toThrow('Too many failed attempts');
    await expect(success(ELSEWHERE, 'e')).resolves.toBeUndefined();
  });

  it('hold for a user name whatever the addresses, but not where the user has signed in before', async () => {
    await success(HERE, 'a');
    for (const last of [1, 2, 3]) await failure(`203.0.113.${last}`, 'a');
    await expect(failure(ELSEWHERE, 'a')).rejects.toThrow('Please try again in 2 minutes');
    await expect(success(HERE, 'a')).resolves.toBeUndefined();
    time += 2 * MINUTE;
    await expect(success(ELSEWHERE, 'a')).resolves.toBeUndefined();
  });

  it('keep nothing that somebody typed, and nothing for ever', async () => {
    await shop.database.deleteFrom('sign_in_limits').execute();
    await failure(ELSEWHERE, 'my password, in the wrong field');
    const rows = await shop.database.selectFrom('sign_in_limits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/wrong field|198\.51/);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    time += 31 * 24 * 60 * MINUTE;
    await success(HERE, 'a');
    const kept = (await shop.database.selectFrom('sign_in_limits').select('key').execute()).map(({ key }) => key);
    expect(rows.filter(({ key }) => kept.includes(key ?? null))).toEqual([]);
  });
});
