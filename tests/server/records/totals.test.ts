/** The total of a list is right after every kind of change, though it is not counted for every page. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { openDatabase } from '../../../server/database/database';
import { readTableCounts } from '../../../server/database/tableCounts';
import { prepareDatabase } from '../../../server/firstStart';
import { aCustomer, aJobTicket, aQuote } from '../support/builders';
import { testConfig } from '../support/config';
import type { TestShop } from '../support/serveShop';
import { createEmptyDatabase, onPostgres } from '../support/testDatabase';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (let index = 0; index < 4; index += 1) {
    await shop.staff.add('job-tickets', aJobTicket({ po_number: `PO-${index}`, department: 'Press' }));
  }
});
afterAll(() => shop.close());

const totalOf = async (path: string, filter?: unknown): Promise<number> => {
  const answer = await shop.administrator.list(path, { range: [0, 0], ...(filter ? { filter } : {}) });
  return Number(String(answer.headers['content-range']).split('/')[1]);
};

const filters = [
  undefined,
  { department: 'Press' },
  { q: 'press' },
  { po_number_q: 'PO-' },
  { job_ticket_status: 'needed' },
];
const totals = () => Promise.all(filters.map((filter) => totalOf('/job-tickets', filter)));

/** By how much each of them changes. */
const changeBy = async (act: () => Promise<unknown>): Promise<number[]> => {
  const before = await totals();
  await act();
  return (await totals()).map((total, index) => total - (before[index] ?? Number.NaN));
};

describe('the total', () => {
  it('is how many there are, also when it is asked again', async () => {
    const listed = await Promise.all(
      filters.map(async (filter) => (await shop.administrator.list('/job-tickets', filter && { filter })).body.length),
    );
    expect(await totals()).toEqual(listed);
    expect(await totals()).toEqual(listed);
  });

  it('grows with an added record', async () => {
    const added = aJobTicket({ department: 'Rewind', po_number: 'X' });
    expect(await changeBy(() => shop.staff.add('job-tickets', added))).toEqual([1, 0, 0, 0, 1]);
  });

  it('follows a changed record', async () => {
    const changed = { department: 'Shipping', job_ticket_status: 'staged' };
    expect(await changeBy(() => shop.staff.put('/job-tickets/1/update', changed))).toEqual([0, -1, -1, 0, -1]);
  });

  it('follows what a linked record hands on', async () => {
    const customer = await shop.administrator.add('customers', aCustomer({ customer_name: 'Harbor' }));
    const quote = await shop.administrator.add('quotes', aQuote({ customer_id: customer.id }));
    await shop.staff.put('/job-tickets/2/update', { quote_id: quote.id });
    expect(await totalOf('/job-tickets', { customer_name_q: 'harbor' })).toBe(1);
    await shop.administrator.put(`/customers/${customer.id}/update`, { customer_name: 'Lakeside' });
    expect(await totalOf('/job-tickets', { customer_name_q: 'harbor' })).toBe(0);
    expect(await totalOf('/quotes', { customer_name: 'lakeside' })).toBe(1);
    expect(await totalOf('/customers')).toBe(1);
  });

  it('does not follow what was taken back', async () => {
    const failing = () =>
      shop.database.transaction().execute(async (transaction) => {
        await transaction.insertInto('job_tickets').values({ po_number: 'PO-99', version: 1 }).execute();
        throw new Error('on second thoughts');
      });
    const act = () => expect(failing()).rejects.toThrow('on second thoughts');
    expect(await changeBy(act)).toEqual([0, 0, 0, 0, 0]);
  });

  it('falls with removed records', async () => {
    const remove = () => sql`delete from job_tickets where po_number in ('PO-2', 'PO-3')`.execute(shop.database);
    expect(await changeBy(remove)).toEqual([-2, -2, -2, -2, -2]);
    const rows = await totalOf('/job-tickets');
    expect((await readTableCounts(shop.database)).get('job_tickets')).toMatchObject({ rows });
  });

  it('is counted where nobody keeps count', async () => {
    expect((await readTableCounts(shop.database)).has('timesheets')).toBe(false);
  });
});

describe('two servers on one database', () => {
  it('each see what the other has written', async () => {
    const { location, remove } = await createEmptyDatabase();
    const databases = [openDatabase(location), openDatabase(location)];
    for (const database of databases) await prepareDatabase(database);
    const [one, other] = await Promise.all(databases.map((database) => buildApp({ config: testConfig, database })));
    if (!one || !other) throw new Error('There are not two servers');
    await databases[0]
      ?.insertInto('users')
      .values({ user: 'Anna', username: 'anna', roleId: 1, disabled: 0, password_hash: 'x', session: 1, version: 1 })
      .execute();
    const token = one.jwt.sign({ role: 'administrator', employeeId: 1, name: 'Anna', session: 1 });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const add = (app: typeof one) =>
      app.inject({
        method: 'POST',
        url: '/api/database/job-tickets/add',
        headers,
        payload: JSON.stringify({ notes: 'gloss' }),
      });
    const total = async (app: typeof one, filter = '{"q":"gloss"}') => {
      const { headers: answered } = await app.inject({
        url: '/api/database/job-tickets',
        query: { range: '[0,0]', filter },
        headers,
      });
      return answered['content-range'];
    };
    for (let count = 1; count <= 3; count += 1) {
      expect((await add(count % 2 ? one : other)).statusCode).toBe(201);
      expect(await Promise.all([total(one), total(other)])).toEqual(Array(2).fill(`job-tickets 0-0/${count}`));
    }
    // Many at once: on PostgreSQL they count side by side.
    if (onPostgres) {
      await Promise.all(Array.from({ length: 24 }, (_, index) => add(index % 2 ? one : other)));
      expect(await Promise.all([total(one), total(other), total(one, '{}')])).toEqual(
        Array(3).fill('job-tickets 0-0/27'),
      );
    }
    for (const app of [one, other]) await app.close();
    for (const database of databases) await database.destroy();
    await remove();
  });
});
