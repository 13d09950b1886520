/**
 * A list's filter as people read and change it: a field, what is asked of it, and the values. The filter itself, as it
 * stands in the address and goes to the server, is an object of keys (`src/fields/filters.ts`).
 */

import { type Field, isNumeric, labelApart } from '../../fields/field';
import { type FilterOperator, filterKey, ID_FIELD, parseFilterKey } from '../../fields/filters';
import { formatNumber } from '../../fields/formats';
import { exactText } from '../../fields/text';
import { firstFew } from '../firstFew';

export type FilterKind =
  | 'contains'
  | 'equals'
  | 'isNot'
  | 'anyOf'
  | 'more'
  | 'atLeast'
  | 'less'
  | 'atMost'
  | 'between'
  | 'empty'
  | 'notEmpty'
  /** The records that a pasted list has found; made by looking up, and only taken off again. */
  | 'lookedUp';

/** One thing asked of a list. `values` has two for `between`, any number for `anyOf`, none for `empty`. */
export type ListFilter = { field: Field; kind: FilterKind; values: readonly unknown[] };

type Filter = Readonly<Record<string, unknown>>;

const OPERATORS: Readonly<Record<'contains' | 'isNot' | 'more' | 'atLeast' | 'less' | 'atMost', FilterOperator>> = {
  contains: 'q',
  isNot: 'neq',
  more: 'gt',
  atLeast: 'gte',
  less: 'lt',
  atMost: 'lte',
};

const KINDS = Object.fromEntries(
  Object.entries(OPERATORS).map(([kind, operator]) => [operator, kind as keyof typeof OPERATORS]),
);

const COMPARED: readonly FilterKind[] = ['more', 'atLeast', 'less', 'atMost', 'between'];

/** What can be asked of a field, the most useful first. */
export const filterKinds = (field: Field): readonly FilterKind[] => {
  const empty: readonly FilterKind[] = ['empty', 'notEmpty'];
  if (isNumeric(field)) return ['equals', 'isNot', 'anyOf', ...COMPARED, ...empty];
  switch (field.type) {
    case 'day':
      return ['equals', 'less', 'atMost', 'more', 'atLeast', 'between', 'isNot', ...empty];
    case 'instant':
      // A day has many instants: only its beginning can be told from.
      return ['atLeast', 'less', ...empty];
    case 'boolean':
      return ['equals', ...empty];
    case 'choice':
      return ['anyOf', 'isNot', ...empty];
    case 'reference':
      return ['equals', 'anyOf', 'isNot', ...empty];
    default:
      return ['contains', 'equals', 'anyOf', 'isNot', ...empty];
  }
};

const NAMES: Readonly<Record<FilterKind, string>> = {
  contains: 'contains',
  equals: 'is',
  isNot: 'is not',
  anyOf: 'is any of',
  more: 'is more than',
  atLeast: 'is at least',
  less: 'is less than',
  atMost: 'is at most',
  between: 'is between',
  empty: 'is empty',
  notEmpty: 'is not empty',
  lookedUp: 'looked up',
};

const DAY_NAMES: Partial<typeof NAMES> = {
  more: 'is after',
  atLeast: 'is on or after',
  less: 'is before',
  atMost: 'is on or before',
};

/** The kind in words, which for days are others than for numbers. */
export const kindName = (field: Field, kind: FilterKind): string =>
  ((field.type === 'day' || field.type === 'instant') && DAY_NAMES[kind]) || NAMES[kind];

const listFilterOf = (field: Field, operator: FilterOperator, value: unknown): ListFilter => {
  if (operator === 'empty') return { field, kind: value === true ? 'empty' : 'notEmpty', values: [] };
  if (Array.isArray(value)) return { field, kind: field === ID_FIELD ? 'lookedUp' : 'anyOf', values: value };
  if (value === null) return { field, kind: operator === 'neq' ? 'notEmpty' : 'empty', values: [] };
  return { field, kind: KINDS[operator] ?? (field.type === 'choice' ? 'anyOf' : 'equals'), values: [value] };
};

/** What a list is asked for, apart from its searches. */
export const activeFilters = (fields: readonly Field[], filter: Filter): ListFilter[] => {
  const found = Object.entries(filter).flatMap(([key, value]) => {
    const known = parseFilterKey(fields, key);
    return known ? [listFilterOf(known.field, known.operator, value)] : [];
  });
  return found.flatMap((one) => {
    const other = (kind: FilterKind) => found.find((another) => another.field === one.field && another.kind === kind);
    if (one.kind === 'atLeast' && other('atMost')) {
      return [{ ...one, kind: 'between' as const, values: [...one.values, ...(other('atMost')?.values ?? [])] }];
    }
    return one.kind === 'atMost' && other('atLeast') ? [] : [one];
  });
};

/** The keys and values of one filter. */
export const filterEntries = ({ field, kind, values }: ListFilter): [key: string, value: unknown][] => {
  const { source } = field;
  switch (kind) {
    case 'equals':
      return [[source, values[0]]];
    case 'anyOf':
    case 'lookedUp':
      return [[source, values]];
    case 'between':
      return [
        [filterKey(source, 'gte'), values[0]],
        [filterKey(source, 'lte'), values[1]],
      ];
    case 'empty':
    case 'notEmpty':
      return [[filterKey(source, 'empty'), kind === 'empty']];
    default:
      return [[filterKey(source, OPERATORS[kind]), values[0]]];
  }
};

/** Every key under which a filter may stand in the address. */
const keysOf = (filter: ListFilter): string[] => {
  const { source } = filter.field;
  const keys = filterEntries(filter).map(([key]) => key);
  if (filter.kind === 'anyOf' || filter.kind === 'equals') keys.push(source, filterKey(source, 'eq_any'));
  if (filter.kind === 'empty') keys.push(source);
  if (filter.kind === 'notEmpty') keys.push(filterKey(source, 'neq'));
  return keys;
};

/** The filter without one of the things it asks for. */
export const withoutFilter = (filter: Filter, taken: ListFilter): Record<string, unknown> => {
  const keys = keysOf(taken);
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.includes(key)));
};

/** The filter with other things asked for, its searches kept. */
export const withFilters = (
  fields: readonly Field[],
  filter: Filter,
  asked: readonly ListFilter[],
): Record<string, unknown> => {
  const searches = activeFilters(fields, filter).reduce(withoutFilter, { ...filter });
  return { ...searches, ...Object.fromEntries(asked.flatMap(filterEntries)) };
};

/** The values of a filter that are told one by one, and how many more it has. */
export const toldValues = ({ values }: ListFilter) => firstFew(values, 3);

/** One filter in words: `Due Date is before 05/31/2026`. `nameOf` says what a reference's id stands for. */
export const filterText = (filter: ListFilter, nameOf = (id: unknown) => `#${id}`): string => {
  const { field, kind, values } = filter;
  if (kind === 'lookedUp') return `Looked up: ${formatNumber(values.length, 0)}`;
  const { few, more } = toldValues(filter);
  // What is asked for is not rounded, as what is shown may be.
  const shown = few.map((value) => (field.type === 'reference' ? nameOf(value) : exactText(field, value)));
  const joined =
    kind === 'between' ? shown.join(' and ') : [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
  return [labelApart(field), kindName(field, kind), joined].filter(Boolean).join(' ');
};

/** Whether records can be looked up by a list of this field's values. */
export const isLookUpField = (field: Field): boolean => field.lookup === true;

/** The fields to look records up by: their numbers, and the names that people know them by. */
export const lookUpFields = (fields: readonly Field[]): readonly Field[] => [ID_FIELD, ...fields.filter(isLookUpField)];
