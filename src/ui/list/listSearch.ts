/**
 * The state of a list as it stands in the address: `?sort=due_date&order=ASC&page=2&perPage=50&filter={...}`. An address
 * can be old, shortened or typed by hand, so what the grid or the server would choke on is put right first.
 */
import type { Field } from '../../fields/field';
import { ID_FIELD, isFilterValue, parseFilterKey, QUICK_SEARCH } from '../../fields/filters';
import { hasSize, readSizeSearch, SIZE_SEARCH } from '../../fields/sizeSearch';
import { clampPageSize } from './pageSizes';

const objectIn = (json: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null; // a cut-off address: the list without its filter is the best there is
  }
};

const isKnown = (fields: readonly Field[], key: string, value: unknown): boolean => {
  if (key === QUICK_SEARCH) return typeof value === 'string' || typeof value === 'number';
  if (key === SIZE_SEARCH && hasSize(fields)) return readSizeSearch(value) !== null;
  const known = parseFilterKey(fields, key);
  return known !== null && known.field.type !== 'password' && isFilterValue(known.field, known.operator, value);
};

const knownFilters = (fields: readonly Field[], filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([key, value]) => isKnown(fields, key, value)));

/** Each parameter once: the first of those that are given again. */
const onlyFirsts = (given: URLSearchParams): URLSearchParams => {
  const firsts = new Map<string, string>();
  for (const [name, value] of given) {
    if (!firsts.has(name)) firsts.set(name, value);
  }
  return new URLSearchParams([...firsts]);
};

/**
 * The query string with everything put right that a list cannot use: what is given twice, a page that is no page, a
 * size that is not offered, a sort or filter by something that is no field of `fields`. An empty one stays empty. The
 * same string comes back where there was nothing to put right.
 */
export const clampListSearch = (search: string, fields: readonly Field[]): string => {
  const given = new URLSearchParams(search);
  const clamped = onlyFirsts(given);

  const page = given.get('page');
  if (page !== null && !/^[1-9]\d{0,8}$/.test(page)) clamped.set('page', '1');

  const perPage = given.get('perPage');
  if (perPage !== null && String(clampPageSize(perPage)) !== perPage) {
    clamped.set('perPage', String(clampPageSize(perPage)));
  }

  const asked = objectIn(given.get('filter') ?? '{}');
  const known = knownFilters(fields, asked ?? {});

  const sort = given.get('sort');
  const isSortable =
    [ID_FIELD, ...fields].some((field) => field.source === sort) || (sort === SIZE_SEARCH && SIZE_SEARCH in known);
  if (sort !== null && !isSortable) {
    clamped.delete('sort');
    clamped.delete('order');
  }
  const order = given.get('order');
  const isOrder = order === 'ASC' || order === 'DESC';
  if (!isOrder && (order !== null || clamped.has('sort'))) clamped.set('order', 'ASC');

  const filter = given.get('filter');
  if (filter !== null) {
    if (!asked || Object.keys(known).length < Object.keys(asked).length) clamped.set('filter', JSON.stringify(known));
  }

  return clamped.toString() === given.toString() ? search : `?${clamped}`;
};

/** Whether something of the query string is no longer as it was given. */
export const leavesOut = (search: string, clamped: string): boolean => {
  const [given, kept] = [new URLSearchParams(search), new URLSearchParams(clamped)];
  return [...given.keys()].some((name) => given.getAll(name).length > 1 || given.get(name) !== kept.get(name));
};
