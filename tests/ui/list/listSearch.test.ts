import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobTicketFields } from '../../../src/resources/job-tickets/fields';
import { clampListSearch, leavesOut } from '../../../src/ui/list/listSearch';
import { clampPageSize, PAGE_SIZES } from '../../../src/ui/list/pageSizes';

const clamp = (params: Record<string, string>) =>
  Object.fromEntries(new URLSearchParams(clampListSearch(`?${new URLSearchParams(params)}`, jobTicketFields)));

describe('the list state in an address', () => {
  it('is left as it is where nothing is wrong with it', () => {
    const search = `?filter=${encodeURIComponent('{"q":"acme","due_date_lte":"2026-05-31","id":[1,2]}')}&order=ASC&page=2&perPage=50&sort=due_date`;
    expect(clampListSearch(search, jobTicketFields)).toBe(search);
    expect(clampListSearch('', jobTicketFields)).toBe('');
  });

  it.each([
    ['500', '25'],
    ['40', '25'],
    ['050', '25'],
    ['0', '25'],
    ['-1', '25'],
    ['lots', '25'],
  ])('turns a page size of %s into %s', (asked, offered) => {
    expect(clamp({ perPage: asked })).toEqual({ perPage: offered });
  });

  it.each(['0', '-3', 'abc', '1.5', '1e9'])('turns page %s into the first', (page) => {
    expect(clamp({ page })).toEqual({ page: '1' });
  });

  it('drops a sort by something that is no field, and an order that is none', () => {
    expect(clamp({ sort: 'password', order: 'DESC' })).toEqual({});
    expect(clamp({ sort: 'id', order: 'sideways' })).toEqual({ sort: 'id', order: 'ASC' });
  });

  it('sorts upwards where the address does not say, and leaves nothing out for that', () => {
    expect(clamp({ sort: 'id' })).toEqual({ sort: 'id', order: 'ASC' });
    expect(leavesOut('?sort=id', '?sort=id&order=ASC')).toBe(false);
    expect(leavesOut('?sort=id&sort=id', '?sort=id&order=ASC')).toBe(true);
    expect(leavesOut('?perPage=7', '?perPage=25')).toBe(true);
    expect(leavesOut('?sort=nothing', '?')).toBe(true);
  });

  it('drops filters the list does not have, and a filter that is cut off', () => {
    expect(clamp({ filter: '{"q":"a","nonsense":1,"due_date_q":"x"}' })).toEqual({ filter: '{"q":"a"}' });
    expect(clamp({ filter: '{"q":"a' })).toEqual({ filter: '{}' });
    expect(clamp({ filter: '[1]' })).toEqual({ filter: '{}' });
    expect(clamp({ filter: 'null' })).toEqual({ filter: '{}' });
  });

  it.each([
    '{"due_date_lt":5}',
    '{"due_date":"tomorrow"}',
    '{"footage_gt":"12"}',
    '{"job_ticket_status":7}',
    '{"notes_empty":"yes"}',
    '{"po_number_eq_any":"PO-1"}',
    '{"due_date_gt":["2026-05-31"]}',
    '{"q":{}}',
    `{"id":${JSON.stringify(Array.from({ length: 1001 }, (_, id) => id))}}`,
  ])('drops a filter that the server would refuse: %s', (filter) => {
    expect(clamp({ filter })).toEqual({ filter: '{}' });
  });

  it.each([
    ['sort=customer_name&sort=id', 'sort=customer_name&order=ASC'],
    ['view=board&view=board', 'view=board'],
    ['sort=id&order=ASC&order=DESC', 'sort=id&order=ASC'],
    ['filter={"q":"a"}&filter={"q":"b"}', 'filter={"q":"a"}'],
    ['perPage=50&perPage=100', 'perPage=50'],
    ['perPage=7&perPage=100&page=2', 'perPage=25&page=2'],
  ])('counts what is given twice once, the first: %s', (search, once) => {
    const clamped = new URLSearchParams(clampListSearch(`?${search}`, jobTicketFields));
    expect([...clamped]).toEqual([...new URLSearchParams(once)]);
  });

  it('has every parameter once, as the first of each would have been read, however often they come', () => {
    const name = fc.constantFrom('page', 'perPage', 'sort', 'order', 'filter', 'view', 'by');
    const value = fc.oneof(
      fc.constantFrom('id', 'customer_name', 'ASC', 'DESC', '2', '50', '100', 'board', '{"q":"a"}', '{}'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (given) => {
        const firsts = given.filter(([name], index) => given.findIndex(([other]) => other === name) === index);
        const read = (pairs: string[][]) =>
          new URLSearchParams(clampListSearch(`?${new URLSearchParams(pairs)}`, jobTicketFields)).toString();
        expect(read(given)).toBe(read(firsts));
        const names = [...new URLSearchParams(read(given)).keys()];
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('has nothing left to put right the second time, whatever it was', () => {
    const value = fc.oneof(fc.string(), fc.integer().map(String), fc.json());
    fc.assert(
      fc.property(fc.record({ page: value, perPage: value, sort: value, order: value, filter: value }), (params) => {
        const once = clampListSearch(`?${new URLSearchParams(params)}`, jobTicketFields);
        return clampListSearch(once, jobTicketFields) === once;
      }),
    );
  });
});

it('offers only the page sizes there are', () => {
  fc.assert(fc.property(fc.anything(), (size) => PAGE_SIZES.includes(clampPageSize(size))));
});
