/** An addition that is sent twice under one key adds one record. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { forgetOldKeys } from '../../../server/records/idempotency';
import { aCustomer, aDie, anOverhead, aUser } from '../support/builders';
import { clientOf } from '../support/client';
import { testConfig } from '../support/config';
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
    const dies = await shop.administrator.list('/tooling', { filter: { die_number: die.die_number } });
    expect(dies.body).toHaveLength(1);
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
    const customer = aCustomer({ customer_name: 'Another each time' });
    const ticket = { po_number: 'Another each time' };
    const added = [
      await shop.administrator.post('/customers/add', customer, key('d')),
      await shop.administrator.post('/customers/add', customer, key('e')),
      await shop.administrator.post('/customers/add', customer),
      await shop.administrator.post('/job-tickets/add', ticket, key('d')),
      await shop.staff.post('/job-tickets/add', ticket, key('d')),
    ];
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const { customer_name } = customer;
    expect((await shop.administrator.list('/customers', { filter: { customer_name } })).body).toHaveLength(3);
    expect((await shop.staff.list('/job-tickets', { filter: ticket })).body).toHaveLength(2);
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

  it('is refused under a key that stands for another one, with the record that it stands for', async () => {
    const sent = aCustomer({ customer_name: 'Key holder' });
    const [first] = (await shop.administrator.post('/customers/add', sent, key('g'))).body;
    const other = await shop.administrator.post('/customers/add', { ...sent, city: 'Elsewhere' }, key('g'));
    expect(other).toMatchObject({
      status: 422,
      body: {
        message: `This customer has already been added as #${first.id}, with other values. Open that one to change it`,
        current: first,
      },
    });
    const found = await shop.administrator.list('/customers', { filter: { customer_name: 'Key holder' } });
    expect(found.body).toEqual([first]);
  });

  it('is the same one whatever the order of its fields and the white space around them', async () => {
    const first = await shop.administrator.post('/customers/add', { customer_name: 'A', city: 'B' }, key('h'));
    const again = await shop.administrator.post('/customers/add', { city: ' B ', customer_name: 'A' }, key('h'));
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  it('is known to a server that starts later', async () => {
    const sent = aDie();
    const first = await shop.administrator.post('/tooling/add', sent, key('i'));
    const later = await buildApp({ config: testConfig, database: shop.database });
    const client = clientOf(later, await shop.signIn('anna'));
    expect(await client.post('/tooling/add', sent, key('i'))).toMatchObject({ status: 201, body: first.body });
    await later.close();
  });

  it('is another one under a key whose time is over, and old keys are removed', async () => {
    const sent = aCustomer({ customer_name: 'Long ago' });
    await shop.administrator.post('/customers/add', sent, key('j'));
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
    const age = () =>
      shop.database
        .updateTable('idempotency_keys')
        .set({ at: eightDaysAgo })
        .where('key', 'like', '%customers j')
        .execute();
    await age();
    expect((await shop.administrator.post('/customers/add', { city: 'New' }, key('j'))).status).toBe(201);
    await age();
    const keys = () => shop.database.selectFrom('idempotency_keys').select('key').execute();
    const before = (await keys()).length;
    await forgetOldKeys(shop.database, new Date());
    expect(await keys()).toHaveLength(before - 1);
  });

  it('leaves nothing of a password behind', async () => {
    const sent = aUser({ password: 'tell nobody 1' });
    const first = await shop.administrator.post('/users/add', sent, key('k'));
    const again = await shop.administrator.post('/users/add', { ...sent, password: 'tell nobody 2' }, key('k'));
    expect(again).toMatchObject({ status: 201, body: first.body });
  });
});
