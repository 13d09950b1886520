import { describe, expect, it } from 'vitest';
import { listAddressOf, readListAddress } from '../../../src/ui/list/listAddress';

const usual = { sort: { field: 'id', order: 'DESC' as const }, perPage: 25 };

describe('the address of a list', () => {
  it('says the whole state, and nothing but it', () => {
    const state = { filter: {}, sort: { field: 'due_date', order: 'ASC' as const }, page: 1, perPage: 50 };
    expect(listAddressOf(state)).toBe('?sort=due_date&order=ASC&perPage=50');
    expect(listAddressOf({ ...state, filter: { q: '' } })).toBe('?sort=due_date&order=ASC&perPage=50');
    expect(listAddressOf({ ...state, page: 3, filter: { q: 'gloss', die_number: null } })).toBe(
      `?filter=${encodeURIComponent('{"q":"gloss","die_number":null}')}&sort=due_date&order=ASC&page=3&perPage=50`,
    );
  });

  it('comes back as it was written', () => {
    const state = {
      filter: { q: 'a&b=c', id: [1, 2], quote_id_empty: false },
      sort: { field: 'due_date', order: 'ASC' as const },
      page: 2,
      perPage: 100,
    };
    expect(readListAddress(listAddressOf(state), usual)).toEqual(state);
  });

  it('leaves what it does not say to the usual', () => {
    expect(readListAddress('', usual)).toEqual({ filter: {}, page: 1, ...usual });
    expect(readListAddress('?sort=due_date', usual).sort).toEqual({ field: 'due_date', order: 'ASC' });
  });
});
