/**
 * A page of a list that a server answered with whole: filtered, sorted and sliced here, in the same dialect and with the
 * same outcome as on a server that does it itself (`src/fields/filters.ts`).
 */

import { type FilterOperator, QUICK_SEARCH } from '../fields/filters';
import { madeOnce } from '../fields/madeOnce';
import type { AnyRecord } from '../fields/record';
import { isNearSize, readSizeSearch, SIZE_SEARCH, sizeDeviation } from '../fields/sizeSearch';

export type ListQuery = {
  filter: Readonly<Record<string, unknown>>;
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** The first and the last row wanted; without it, all of them. */
  range?: readonly [first: number, last: number];
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const contains = (value: unknown, text: unknown): boolean =>
  !isEmpty(value) && String(value).toLowerCase().includes(String(text).toLowerCase());

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_OR_TIME = /^\d{4}-\d\d-\d\d/;

/** Every word stands somewhere in the record's text; a number may also be its id. */
const containsWords = (record: AnyRecord, text: unknown): boolean => {
  const texts = Object.values(record).filter((value) => typeof value === 'string' && !DAY_OR_TIME.test(value));
  const words = String(text).split(/\s+/).filter(Boolean);
  return words.every((word) => word === String(record.id) || texts.some((value) => contains(value, word)));
};

/** Two values in a form to compare: numbers as numbers, text without regard to case, times cut to the day asked for. */
const alike = (value: unknown, wanted: unknown): [string | number, string | number] => {
  if (typeof value === 'number' && !Number.isNaN(Number(wanted))) return [value, Number(wanted)];
  const text = String(value).toLowerCase();
  const other = String(wanted).toLowerCase();
  return [DAY.test(other) ? text.slice(0, other.length) : text, other];
};

const equals = (value: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) return wanted.some((one) => equals(value, one));
  if (isEmpty(value) || isEmpty(wanted)) return isEmpty(value) && isEmpty(wanted);
  const [left, right] = alike(value, wanted);
  return left === right;
};

/** Compares what has a value; an empty value is neither more nor less than anything. */
const compared = (value: unknown, wanted: unknown, holds: (left: string | number, right: string | number) => boolean) =>
  !isEmpty(value) && !isEmpty(wanted) && holds(...alike(value, wanted));

const operators: Readonly<Record<FilterOperator, (value: unknown, wanted: unknown) => boolean>> = {
  eq: equals,
  neq: (value, wanted) => !equals(value, wanted),
  eq_any: equals,
  q: contains,
  gt: (value, wanted) => compared(value, wanted, (left, right) => left > right),
  gte: (value, wanted) => compared(value, wanted, (left, right) => left >= right),
  lt: (value, wanted) => compared(value, wanted, (left, right) => left < right),
  lte: (value, wanted) => compared(value, wanted, (left, right) => left <= right),
  empty: (value, wanted) => isEmpty(value) === (wanted === true || wanted === 'true'),
};

/** Longest first, so that `_eq_any` is not taken for a field named `..._eq` with the operator `any`. */
const SUFFIXED = (Object.keys(operators) as FilterOperator[]).sort((a, b) => b.length - a.length);

const parsedKey = (record: AnyRecord, key: string): { source: string; operator: FilterOperator } => {
  if (!(key in record)) {
    const operator = SUFFIXED.find((suffix) => key.endsWith(`_${suffix}`));
    if (operator) return { source: key.slice(0, -operator.length - 1), operator };
  }
  return { source: key, operator: 'eq' };
};

const matches = (record: AnyRecord, filter: ListQuery['filter']): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    if (key === QUICK_SEARCH) return containsWords(record, wanted);
    const size = key === SIZE_SEARCH ? readSizeSearch(wanted) : null;
    if (size) return isNearSize(record, size);
    const { source, operator } = parsedKey(record, key);
    return operators[operator](record[source], wanted);
  });

/** Upper and lower case together, as the server sorts. */
const collator = madeOnce(() => new Intl.Collator('en', { sensitivity: 'base' }));

const order = (left: unknown, right: unknown): number => {
  if (typeof left === 'string' && typeof right === 'string') return collator().compare(left, right);
  return Number(left) - Number(right);
};

/** Records without a value come last in either direction; equal ones keep the order of their ids. */
const comparison =
  ([field, direction]: ListQuery['sort']) =>
  (a: AnyRecord, b: AnyRecord): number => {
    const [left, right] = [a[field], b[field]];
    if (isEmpty(left) !== isEmpty(right)) return isEmpty(left) ? 1 : -1;
    const ordered = isEmpty(left) ? 0 : order(left, right);
    return (direction === 'DESC' ? -ordered : ordered) || a.id - b.id;
  };

/** The nearest to the size searched for first, or what is furthest off. */
const nearness =
  (filter: ListQuery['filter'], [, direction]: ListQuery['sort']) =>
  (a: AnyRecord, b: AnyRecord): number => {
    const size = readSizeSearch(filter[SIZE_SEARCH]);
    const ordered = size ? sizeDeviation(a, size) - sizeDeviation(b, size) : 0;
    return (direction === 'DESC' ? -ordered : ordered) || a.id - b.id;
  };

/** The page asked for, and how many records match in all. */
export const pageOf = (
  records: readonly AnyRecord[],
  { filter, sort, range }: ListQuery,
): { page: AnyRecord[]; total: number } => {
  const found = records
    .filter((record) => matches(record, filter))
    .sort(sort[0] === SIZE_SEARCH ? nearness(filter, sort) : comparison(sort));
  return { page: range ? found.slice(range[0], range[1] + 1) : found, total: found.length };
};
