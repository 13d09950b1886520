/**
 * What a list is asked for, as its address says it: `?filter={...}&sort=due_date&order=ASC&page=2&perPage=50`. A bare
 * address is the list as a person has it usually. What is written says the whole state, and nothing but it.
 */
import type { SortPayload } from 'ra-core';

export type ListState = { filter: Readonly<Record<string, unknown>>; sort: SortPayload; page: number; perPage: number };

/** Reads a query string that holds nothing but what is understood (`listSearch.ts`). */
export const readListAddress = (search: string, usual: { sort: SortPayload; perPage: number }): ListState => {
  const given = new URLSearchParams(search);
  const [field, order] = [given.get('sort'), given.get('order')];
  return {
    filter: JSON.parse(given.get('filter') ?? '{}'),
    sort: field === null ? usual.sort : { field, order: order === 'DESC' ? 'DESC' : 'ASC' },
    page: Number(given.get('page') ?? 1),
    perPage: Number(given.get('perPage') ?? usual.perPage),
  };
};

/** The first page, and a filter that asks for nothing, go without saying; a text that was taken back asks for nothing. */
export const listAddressOf = ({ filter, sort, page, perPage }: ListState): string => {
  const asked = Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined);
  const address = new URLSearchParams({
    ...(asked.length > 0 && { filter: JSON.stringify(Object.fromEntries(asked)) }),
    sort: sort.field,
    order: sort.order,
    ...(page > 1 && { page: String(page) }),
    perPage: String(perPage),
  });
  return `?${address}`;
};
