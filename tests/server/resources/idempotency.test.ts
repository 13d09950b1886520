/** An addition that is sent twice under one key adds one record. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aDie, anOverhead } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const key = (text: string) => ({ 'idempotency-key': text });

describe('an addition with an Idempotency-Key', () => {
  it('sent again answers with the record of the first, as it is by now', async () => {
    const die = aDie();
    const first = await shop.administrator.post('/tooling/add', die, key('a'));
    await shop.administrator.put(`/tooling/${first.body[0].id}/update`, { number_across: 5 });
    const again = await shop.administrator.post('/tooling/add', die, key('a'));
    expect(again).toMatchObject({ status: 201, body: [{ id: first.body[0].id, number_across: 5, version: 2 }] });
    expect((await shop.administrator.get('/tooling')).body).toHaveLength(1);
  });

  it('sent many times at once adds one record', async () => {
    const die = aDie();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.administrator.post('/tooling/add', die, key('b'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => body[0].id)).size).toBe(1);
  });

  it('works where a record has a key of its own', async () => {
    const sent = anOverhead({ calendar_year: 2020 });
    await shop.administrator.post('/overhead/add', sent, key('c'));
    expect(await shop.administrator.post('/overhead/add', sent, key('c'))).toMatchObject({ body: [{ id: 2020 }] });
  });

  it('is another one under another key, in another list or by somebody else', async () => {
    const added = [
      await shop.administrator.post('/customers/add', aCustomer(), key('d')),
      await shop.administrator.post('/customers/add', aCustomer(), key('e')),
      await shop.administrator.post('/customers/add', aCustomer()),
      await shop.administrator.post('/job-tickets/add', {}, key('d')),
      await shop.staff.post('/job-tickets/add', {}, key('d')),
    ];
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await shop.administrator.get('/customers')).body).toHaveLength(3);
    expect((await shop.staff.get('/job-tickets')).body).toHaveLength(2);
  });

  it('that was refused can be sent again, corrected', async () => {
    expect((await shop.administrator.post('/tooling/add', { customer_id: 'x' }, key('f'))).status).toBe(400);
    const refused = await shop.administrator.post('/quotes/add', { customer_id: 987_654 }, key('f'));
    expect(refused.status).toBe(400);
    expect((await shop.administrator.post('/quotes/add', {}, key('f'))).status).toBe(201);
  });

  it('is refused under a key of unreasonable length', async () => {
    expect((await shop.administrator.post('/tooling/add', aDie(), key('x'.repeat(201)))).status).toBe(400);
  });
});
