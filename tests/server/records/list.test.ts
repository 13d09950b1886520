/** The list dialect: sort, range and filter, and the same order on every database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aJobTicket } from '../support/builders';
import type { ListParameters } from '../support/client';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const names = [
    'beta',
    'Alpha',
    null,
    'éclair',
    'Beta',
    'alpha 10',
    'Zed',
    'alpha 2',
    '50% off',
    'a_b',
    'Ärger',
    null,
  ];
  for (const [index, name] of names.entries()) {
    await shop.administrator.add('customers', aCustomer({ customer_name: name, city: index % 2 ? 'Troy' : 'Ithaca' }));
  }
  const days = ['2026-03-01', '2026-01-15', null, '2026-02-28', '2026-01-15'];
  for (const [index, due_date] of days.entries()) {
    await shop.staff.add('job-tickets', aJobTicket({ due_date, po_number: `PO-${index + 1}` }));
  }
  // One is from before sizes had a minimum.
  const dies = [2.5, null, 3, -1, 2.5].map((size_across) => ({ size_across, version: 1 }));
  await shop.database.insertInto('tooling').values(dies).execute();
});
afterAll(() => shop.close());

const values = async (path: string, source: string, parameters: ListParameters): Promise<unknown[]> => {
  const answer = await shop.administrator.list(path, parameters);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.map((record: Record<string, unknown>) => record[source]);
};
const ids = (path: string, parameters: ListParameters) => values(path, 'id', parameters);

describe('sort', () => {
  it('orders texts without regard to case, ties by id, empty ones last', async () => {
    expect(await values('/customers', 'customer_name', { sort: ['customer_name', 'ASC'] })).toEqual(
      ['50% off', 'Alpha', 'alpha 10', 'alpha 2', 'a_b', 'beta', 'Beta', 'Zed', 'Ärger', 'éclair', null, null].sort(
        (a, b) => order(a, b),
      ),
    );
  });

  it('downwards keeps the empty ones last', async () => {
    const names = await values('/customers', 'customer_name', { sort: ['customer_name', 'DESC'] });
    expect(names.slice(0, 3)).toEqual(['éclair', 'Ärger', 'Zed']);
    expect(names.slice(-3)).toEqual(['50% off', null, null]);
  });

  it('breaks ties by id in both directions', async () => {
    expect(await ids('/job-tickets', { sort: ['due_date', 'ASC'] })).toEqual([2, 5, 4, 1, 3]);
    expect(await ids('/job-tickets', { sort: ['due_date', 'DESC'] })).toEqual([1, 4, 2, 5, 3]);
  });

  it('orders numbers as numbers', async () => {
    expect(await values('/tooling', 'size_across', { sort: ['size_across', 'ASC'] })).toEqual([-1, 2.5, 2.5, 3, null]);
    expect(await values('/tooling', 'size_across', { sort: ['size_across', 'DESC'] })).toEqual([3, 2.5, 2.5, -1, null]);
  });

  it('by id goes both ways', async () => {
    expect(await ids('/job-tickets', { sort: ['id', 'DESC'] })).toEqual([5, 4, 3, 2, 1]);
  });

  it('works by every field of every list', async () => {
    for (const path of ['/job-tickets', '/quotes', '/customers', '/tooling', '/materials', '/overheads', '/users']) {
      const resource = path === '/overheads' ? '/overhead' : path;
      const [record] = (await shop.administrator.get(path)).body;
      for (const source of Object.keys(record ?? { id: 1 }).filter((key) => key !== 'version')) {
        const { status, text } = await shop.administrator.list(path, { sort: [source, 'DESC'], range: [0, 1] });
        expect(`${resource} ${source} ${status} ${status === 200 ? '' : text}`).toBe(`${resource} ${source} 200 `);
      }
    }
  });

  it.each([
    ['["colour","ASC"]', 'sort: there is no field "colour"'],
    ['["password","ASC"]', 'sort: there is no field "password"'],
    ['["password_hash","ASC"]', 'sort: there is no field "password_hash"'],
    ['["user","UP"]', 'sort must be ["field","ASC"] or ["field","DESC"]'],
    ['["user"]', 'sort must be ["field","ASC"] or ["field","DESC"]'],
    ['user', 'sort is not valid JSON'],
  ])('%s is refused', async (sort, message) => {
    expect(await shop.administrator.get('/users', { sort })).toMatchObject({ status: 400, body: { message } });
  });
});

/** Text as the server orders it: ASCII letters without case, everything by its bytes, empty last. */
const order = (a: string | null, b: string | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [left, right] = [a, b].map((text) => Buffer.from(text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())));
  return left && right ? Buffer.compare(left, right) : 0;
};

describe('range', () => {
  it('cuts a page, and the header says which of how many', async () => {
    const answer = await shop.administrator.list('/customers', { sort: ['id', 'ASC'], range: [4, 6] });
    expect(answer.body.map((record: { id: number }) => record.id)).toEqual([5, 6, 7]);
    expect(answer.headers['content-range']).toBe('customers 4-6/12');
  });

  it('of the last page says where it ends', async () => {
    const answer = await shop.administrator.list('/customers', { range: [10, 34] });
    expect(answer.headers['content-range']).toBe('customers 10-11/12');
  });

  it('past the last page is empty, and the total is still right', async () => {
    const answer = await shop.administrator.list('/customers', { range: [50, 74] });
    expect(answer).toMatchObject({ status: 200, body: [] });
    expect(answer.headers['content-range']).toBe('customers */12');
  });

  it('of nothing is empty', async () => {
    const answer = await shop.administrator.list('/customers', { range: [0, 24], filter: { city: 'Nowhere' } });
    expect(answer.body).toEqual([]);
    expect(answer.headers['content-range']).toBe('customers */0');
  });

  it('names the resource and not its path', async () => {
    const answer = await shop.administrator.list('/overheads', { range: [0, 24] });
    expect(answer.headers['content-range']).toBe('overhead */0');
  });

  it('without a range a filter answers with all that match, and their number', async () => {
    const answer = await shop.administrator.list('/customers', { filter: { city: 'Troy' } });
    expect(answer.body).toHaveLength(6);
    expect(answer.headers['content-range']).toBe('customers 0-5/6');
  });

  it.each(['[0]', '[5,2]', '[-1,3]', '["0","9"]', '[0,1.5]', '{}', '0-9', '[0,1e400]'])(
    '%s is refused',
    async (range) => {
      const answer = await shop.administrator.get('/customers', { range });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(/^range /);
    },
  );
});

describe('filter', () => {
  const customers = (filter: unknown) => values('/customers', 'customer_name', { sort: ['id', 'ASC'], filter });
  const dies = (filter: unknown) => values('/tooling', 'size_across', { sort: ['id', 'ASC'], filter });
  const tickets = (filter: unknown) => ids('/job-tickets', { sort: ['id', 'ASC'], filter });

  it('by a bare name means equal, whatever the case of a text', async () => {
    expect(await customers({ customer_name: 'BETA' })).toEqual(['beta', 'Beta']);
    expect(await dies({ size_across: 2.5 })).toEqual([2.5, 2.5]);
  });

  it('by a list means any of it', async () => {
    expect(await ids('/customers', { filter: { id: [3, 1, 999, 3_000_000_000, 1.5] } })).toEqual([1, 3]);
    expect(await tickets({ po_number: ['po-1', 'PO-4', 'PO-9'] })).toEqual([1, 4]);
    expect(await tickets({ po_number_eq_any: ['PO-2'] })).toEqual([2]);
    expect(await tickets({ id: [] })).toEqual([]);
  });

  it('by null finds what is empty, and only that', async () => {
    expect(await tickets({ due_date: null })).toEqual([3]);
    expect(await tickets({ due_date_neq: null })).toEqual([1, 2, 4, 5]);
    expect(await tickets({ due_date: ['2026-03-01', null] })).toEqual([1, 3]);
    expect(await tickets({ due_date_empty: true })).toEqual([3]);
    expect(await tickets({ due_date_empty: false })).toEqual([1, 2, 4, 5]);
  });

  it('by "not equal" keeps what is empty', async () => {
    expect(await dies({ size_across_neq: 2.5 })).toEqual([null, 3, -1]);
  });

  it('compares days and numbers', async () => {
    expect(await tickets({ due_date_gte: '2026-01-15', due_date_lt: '2026-02-28' })).toEqual([2, 5]);
    expect(await tickets({ due_date_gt: '2026-02-28' })).toEqual([1]);
    expect(await dies({ size_across_lte: 2.5 })).toEqual([2.5, -1, 2.5]);
    expect(await tickets({ id_gt: 3.5 })).toEqual([4, 5]);
  });

  it('finds a text anywhere in a field, to the letter but for case', async () => {
    expect(await customers({ customer_name_q: 'ALPHA' })).toEqual(['Alpha', 'alpha 10', 'alpha 2']);
    expect(await customers({ customer_name_q: '%' })).toEqual(['50% off']);
    expect(await customers({ customer_name_q: '_' })).toEqual(['a_b']);
    expect(await customers({ customer_name_q: '\\' })).toEqual([]);
    expect(await customers({ customer_name_q: 'rger' })).toEqual(['Ärger']);
  });

  it('finds each word anywhere in the record, and a record by its number', async () => {
    expect(await customers({ q: 'troy ALPHA' })).toEqual(['Alpha', 'alpha 10', 'alpha 2']);
    expect(await tickets({ q: 'po-3' })).toEqual([3]);
    expect(await customers({ q: 'éclair' })).toEqual(['éclair']);
    expect(await tickets({ q: '5' })).toEqual([5]);
    expect(await tickets({ q: '  ' })).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes a number as it is shown, and one with more decimals as it was typed', async () => {
    const rows = [
      { id: 101, footage: 1718.5, time: 36.6 },
      { id: 102, footage: 1719.38, time: 89.5 },
      { id: 103, footage: 1719.5, time: 37.4 },
      { id: 104, footage: -1718.5, time: 0 },
      { id: 105, footage: 1718.4999, time: 90.49 },
      { id: 106, footage: 0.3, time: null },
    ].map((row) => ({ ...row, version: 1 }));
    await shop.database.insertInto('job_tickets').values(rows).execute();
    expect(await tickets({ footage: 1719 })).toEqual([101, 102]);
    expect(await tickets({ footage: -1719 })).toEqual([104]);
    expect(await tickets({ footage: [0, 1720, null], id_gt: 100 })).toEqual([103, 106]);
    expect(await tickets({ footage: 1719.4 })).toEqual([102]);
    expect(await tickets({ footage: 1719.38 })).toEqual([102]);
    expect(await tickets({ footage: 1719.3 })).toEqual([]);
    expect(await tickets({ footage_gte: 1719, footage_lte: 1719 })).toEqual([101, 102]);
    expect(await tickets({ footage_gt: 1719 })).toEqual([103]);
    expect(await tickets({ footage_lt: 1719, footage_gt: 0 })).toEqual([105]);
    expect(await tickets({ footage_neq: 1719, footage_empty: false })).toEqual([103, 104, 105, 106]);
    expect(await tickets({ time: 37 })).toEqual([101, 103]);
    expect(await tickets({ time: 90 })).toEqual([102, 105]);
    const thousand = Array.from({ length: 1000 }, (_, index) => 1719 + index);
    expect(await tickets({ footage: thousand })).toEqual([101, 102, 103]);
    await shop.database.deleteFrom('job_tickets').where('id', '>', 100).execute();
  });

  it('finds one record alone by its number as it is written, #3', async () => {
    const { body } = await shop.administrator.list('/customers', {});
    const { id } = body[2];
    const found = async (q: string) => (await shop.administrator.list('/customers', { filter: { q } })).body;
    expect(await found(`#${id}`)).toEqual([expect.objectContaining({ id })]);
    expect(await found(`#${id} nowhere`)).toEqual([]);
    expect(await found('#99999')).toEqual([]);
  });

  it('joins its conditions', async () => {
    expect(await customers({ city: 'Troy', customer_name_q: 'alpha 10' })).toEqual(['alpha 10']);
  });

  it.each([
    ['{"colour":1}', 'filter: there is no field or operator "colour"'],
    ['{"size_across_q":"3"}', 'filter: there is no field or operator "size_across_q"'],
    ['{"__proto__":1}', 'filter: there is no field or operator "__proto__"'],
    ['{"size_across":"3"}', 'filter: size_across must be a number'],
    ['{"size_across_gt":null}', 'filter: size_across_gt must be a number'],
    ['{"die_number":{}}', 'filter: die_number must be text'],
    ['{"size_across_empty":1}', 'filter: size_across_empty must be true or false'],
    ['{"id_eq_any":3}', 'filter: id_eq_any must be a list'],
    ['{"q":{}}', 'filter: q must be text'],
    ['[]', 'filter must be an object like {"field":value}'],
    ['{', 'filter is not valid JSON'],
  ])('%s is refused', async (filter, message) => {
    expect(await shop.administrator.get('/tooling', { filter })).toMatchObject({ status: 400, body: { message } });
  });

  it.each(['2026-13-45', '2026-02-30', '2026-2-3', '0000-00-00', '2026-05-31T12:00:00Z', ''])(
    'by "%s", which is no day of the calendar, is refused',
    async (day) => {
      expect(await shop.administrator.list('/job-tickets', { filter: { due_date_gte: day } })).toMatchObject({
        status: 400,
        body: { message: 'filter: due_date_gte must be a day like 2026-05-31' },
      });
    },
  );

  it('by a time that no clock shows is refused', async () => {
    const refused = await shop.administrator.list('/quotes', { filter: { priced_at_gte: '2026-02-30T10:00:00Z' } });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'filter: priced_at_gte must be a time like 2026-05-31T14:05:00Z' },
    });
    const taken = await shop.administrator.list('/quotes', { filter: { priced_at_gte: '2026-02-28T10:00:00Z' } });
    expect(taken.status).toBe(200);
  });

  it('by a list of more than a thousand values is refused', async () => {
    const filter = { id: Array.from({ length: 1001 }, (_, index) => index) };
    expect(await shop.administrator.list('/tooling', { filter })).toMatchObject({
      status: 400,
      body: { message: 'filter: id lists more than 1000 values' },
    });
  });

  it('never looks at passwords', async () => {
    expect((await shop.administrator.list('/users', { filter: { password_hash_q: 'a' } })).status).toBe(400);
    expect((await shop.administrator.list('/users', { filter: { password: 'a' } })).status).toBe(400);
  });
});

describe('a parameter that does not exist', () => {
  it('is refused by name', async () => {
    const answer = await shop.administrator.get('/customers', { order: 'id' });
    expect(answer).toMatchObject({ status: 400, body: { message: 'There is no parameter "order"' } });
  });
});
