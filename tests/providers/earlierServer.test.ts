/** The same console on a server that knows no pages: it answers with whole arrays, and with arrays of one. */
import type { GetListParams } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from '../../src/providers/dataProvider';
import { catchConsole, stubNetwork, stubStorage } from './support';

let logged: string[];
beforeEach(() => {
  stubStorage();
  logged = catchConsole();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tickets = [
  {
    id: 3,
    po_number: 'po-9',
    customer_name: 'Acme Foods',
    due_date: '2026-05-20T00:00:00.000Z',
    footage: 900,
    show: true,
  },
  {
    id: 1,
    po_number: 'PO-10',
    customer_name: 'Borealis',
    due_date: '2026-05-31T04:00:00.000Z',
    footage: 1200,
    show: false,
  },
  { id: 4, po_number: null, customer_name: 'acme gloss', due_date: null, footage: null, show: null },
  { id: 2, po_number: 'PO-2', customer_name: 'Acme Foods', due_date: '2026-06-02', footage: 80, show: true },
];

const idsOf = async (params: Partial<GetListParams>) => {
  stubNetwork(() => ({ json: tickets }));
  const { data, total } = await dataProvider.getList('job-tickets', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
    ...params,
  });
  return { ids: data.map(({ id }) => id), total };
};

const idsWith = async (filter: Record<string, unknown>) => (await idsOf({ filter })).ids;
const idsBy = async (field: string, order: 'ASC' | 'DESC') => (await idsOf({ sort: { field, order } })).ids;

describe('A whole list', () => {
  it('is sorted, with empty values last in either direction and equal ones by id', async () => {
    expect(await idsBy('due_date', 'ASC')).toEqual([3, 1, 2, 4]);
    expect(await idsBy('due_date', 'DESC')).toEqual([2, 1, 3, 4]);
    expect(await idsBy('footage', 'ASC')).toEqual([2, 3, 1, 4]);
    expect(await idsBy('customer_name', 'ASC')).toEqual([2, 3, 4, 1]);
    expect(await idsBy('customer_name', 'DESC')).toEqual([1, 4, 2, 3]);
    expect(await idsBy('show', 'ASC')).toEqual([1, 2, 3, 4]);
    expect(await idsBy('id', 'DESC')).toEqual([4, 3, 2, 1]);
  });

  it('is sliced, with the total of all that match', async () => {
    expect(await idsOf({ pagination: { page: 2, perPage: 3 } })).toEqual({ ids: [4], total: 4 });
    expect(await idsOf({ pagination: { page: 9, perPage: 3 } })).toEqual({ ids: [], total: 4 });
    expect(await idsOf({ pagination: { page: 1, perPage: 1 }, filter: { customer_name: 'acme foods' } })).toEqual({
      ids: [2],
      total: 2,
    });
  });

  it.each([
    [{ customer_name: 'Acme Foods' }, [2, 3]],
    [{ customer_name: null }, []],
    [{ po_number: null }, [4]],
    [{ id: [1, 4, 77] }, [1, 4]],
    [{ id: '3' }, [3]],
    [{ show: false }, [1]],
    [{ footage_eq_any: [80, 900] }, [2, 3]],
    [{ po_number_eq_any: ['PO-2', null] }, [2, 4]],
    [{ customer_name_neq: 'Acme Foods' }, [1, 4]],
    [{ footage_neq: 80 }, [1, 3, 4]],
    [{ customer_name_q: 'ACME' }, [2, 3, 4]],
    [{ po_number_q: 'po-1' }, [1]],
    [{ footage_gt: 900 }, [1]],
    [{ footage_gte: 900 }, [1, 3]],
    [{ footage_lt: 900 }, [2]],
    [{ footage_lte: '900' }, [2, 3]],
    [{ due_date: '2026-05-31' }, [1]],
    [{ due_date_gt: '2026-05-31' }, [2]],
    [{ due_date_gte: '2026-05-31' }, [1, 2]],
    [{ due_date_lt: '2026-05-31' }, [3]],
    [{ due_date_lte: '2026-05-31' }, [1, 3]],
    [{ due_date_empty: true }, [4]],
    [{ due_date_empty: false }, [1, 2, 3]],
    [{ q: 'acme po' }, [2, 3]],
    [{ q: 'gloss' }, [4]],
    [{ q: '3' }, [3]],
    [{ q: '  ' }, [1, 2, 3, 4]],
    [{ customer_name_q: 'acme', footage_gt: 100 }, [3]],
    [{ a_field_it_has_not: 1 }, []],
  ])('is filtered by %j', async (filter, ids) => {
    expect(await idsWith(filter)).toEqual(ids);
  });

  it('takes a field whose name ends like an operator for the field', async () => {
    stubNetwork(() => ({
      json: [
        { id: 1, faq_q: 'yes' },
        { id: 2, faq_q: 'no' },
      ],
    }));
    const { data } = await dataProvider.getList('ink-recipes', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: { faq_q: 'yes' },
    });
    expect(data.map(({ id }) => id)).toEqual([1]);
  });

  it('gives the records of many ids', async () => {
    stubNetwork(() => ({ json: tickets }));
    const { data } = await dataProvider.getMany('job-tickets', { ids: [4, 2] });
    expect(data.map(({ id }) => id)).toEqual([2, 4]);
  });

  it('is reported when it is empty, and shown as an empty table', async () => {
    stubNetwork(() => ({ json: [] }));
    const { data, total } = await dataProvider.getManyReference('job-ticket-parts', {
      target: 'job_ticket_id',
      id: 12,
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
    expect({ data, total }).toEqual({ data: [], total: 0 });
    expect(logged).toEqual(['No parts found for quote with Id 12']);
  });
});

describe('The answer to a save', () => {
  const data = { customer_name: 'Acme' };

  it.each([
    ['an array of one', [{ id: 7, customer_name: 'ACME' }], { id: 7, customer_name: 'ACME' }],
    ['a record', { id: 7, customer_name: 'ACME' }, { id: 7, customer_name: 'ACME' }],
    ['a word of thanks', { message: 'updated' }, { id: 7, customer_name: 'Acme' }],
    ['nothing', undefined, { id: 7, customer_name: 'Acme' }],
  ])('may be %s', async (_, json, record) => {
    stubNetwork(() => ({ json }));
    expect((await dataProvider.update('customers', { id: 7, data, previousData: { id: 7 } })).data).toEqual(record);
  });

  it('may lack the id of what was added', async () => {
    stubNetwork(() => ({ text: 'OK' }));
    expect((await dataProvider.create('customers', { data })).data).toEqual({ id: '', customer_name: 'Acme' });
    expect((await dataProvider.create('overhead', { data: { calendar_year: 2027 } })).data).toMatchObject({ id: 2027 });
  });
});
