/** PostgreSQL that is killed and started again under a server that stays up. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../server/database/database';
import { prepareDatabase } from '../../../server/firstStart';
import { aCustomer } from '../support/builders';
import type { Answer } from '../support/client';
import { type PostgresServer, startPostgres } from '../support/postgresServer';
import { serveShop, type TestShop } from '../support/serveShop';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('PostgreSQL that is killed under requests', () => {
  let postgres: PostgresServer;
  let shop: TestShop;
  beforeEach(async () => {
    postgres = await startPostgres([]);
    await postgres.createDatabase('shop');
    const database = openDatabase(postgres.addressOf('shop'), { longestStatement: 5_000 });
    await prepareDatabase(database);
    shop = await serveShop(database, () => database.destroy());
  });
  afterEach(async () => {
    await shop.close();
    await postgres.stop();
  });

  const calls = (): Promise<Answer[]> =>
    Promise.all([
      shop.administrator.post('/customers/add', aCustomer()),
      shop.administrator.get('/customers'),
      shop.staff.list('/job-tickets', { sort: ['due_date', 'ASC'], range: [0, 24] }),
      shop.anonymous.post('/users/login', { username: 'anna', password: 'correct horse' }),
    ]);
  const health = async (): Promise<number> => (await shop.anonymous.get('/api/health')).status;

  it('gives 503 for every call until it is back, and then serves them without a restart of the server', async () => {
    for (let round = 0; round < 2; round += 1) {
      const before = (await shop.administrator.get('/customers')).body.length;
      const writing = Array.from({ length: 30 }, () => shop.administrator.post('/customers/add', aCustomer()));
      await Promise.race(writing);
      await postgres.kill();
      const writes = await Promise.all(writing);
      expect(writes.filter(({ status }) => status !== 201 && status !== 503)).toEqual([]);

      for (let attempt = 0; attempt < 3; attempt += 1) {
        for (const answer of await calls()) {
          expect(answer.status, answer.text).toBe(503);
          expect(answer.body.message).toMatch(/cannot be reached/);
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        }
        expect(await health()).toBe(503);
      }

      await postgres.restart();
      await expect
        .poll(async () => (await calls()).map(({ status }) => status), { timeout: 60_000 })
        .toEqual([201, 200, 200, 200]);
      expect(await health()).toBe(200);
      // What was acknowledged is there; a write whose answer was lost may be.
      const acknowledged = writes.filter(({ status }) => status === 201).length;
      const after = (await shop.administrator.get('/customers')).body.length;
      expect(after).toBeGreaterThanOrEqual(before + acknowledged + 1);
    }
  });
});
