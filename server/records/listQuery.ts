/** Reads the list dialect of ra-data-simple-rest: `sort=["due_date","ASC"]&range=[0,24]&filter={"q":"gloss"}`. */
import { isDay, isInstant } from '../../src/fields/calendar';
import { type Field, fieldOf, isNumeric } from '../../src/fields/field';
import { type FilterOperator, ID_FIELD, MOST_VALUES, parseFilterKey, QUICK_SEARCH } from '../../src/fields/filters';
import { hasSize, readSizeSearch, SIZE_SEARCH, type SizeSearch } from '../../src/fields/sizeSearch';
import type { SqlValue } from '../database/database';
import { badRequest } from '../http/errors';

export type ListParameters = { sort?: string; range?: string; filter?: string };

export type Condition =
  /** A word of the quick search. */
  | { kind: 'word'; word: string }
  | { kind: 'size'; size: SizeSearch }
  | { kind: 'empty'; field: Field; empty: boolean }
  | { kind: 'any'; field: Field; values: readonly SqlValue[] }
  | { kind: 'compare'; field: Field; operator: Exclude<FilterOperator, 'eq' | 'eq_any' | 'empty'>; value: SqlValue };

export type ListQuery = {
  sort: { by: Field | SizeSearch; descending: boolean } | null;
  /** The first record wanted and how many at most. */
  page: { offset: number; limit: number } | null;
  conditions: readonly Condition[];
};

/** The most records of one page. */
const LONGEST_PAGE = 1000;

const MOST_WORDS = 10;

/** The schema of the parameters; what is in them is JSON that only this module understands. */
export const listParametersSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    sort: { type: 'string', description: '["field","ASC"] or ["field","DESC"]' },
    range: { type: 'string', description: `[first,last], counted from 0; at most ${LONGEST_PAGE} records` },
    filter: { type: 'string', description: '{"field":value,"field_gte":value,"q":"words"}' },
  },
};

const parseJson = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(`${name} is not valid JSON`);
  }
};

const sortable = (fields: readonly Field[], source: string): Field => {
  const known = [ID_FIELD, ...fields].some((field) => field.source === source && field.type !== 'password');
  if (!known) throw badRequest(`sort: there is no field "${source}"`);
  return fieldOf([ID_FIELD, ...fields], source);
};

/** A list is sorted by a field, or by how near its records are to the size that it is searched for. */
const sortedBy = (fields: readonly Field[], source: string, conditions: readonly Condition[]): Field | SizeSearch => {
  if (source !== SIZE_SEARCH) return sortable(fields, source);
  const searched = conditions.find((condition) => condition.kind === 'size');
  if (!searched) throw badRequest(`sort: "${SIZE_SEARCH}" needs a filter of that name`);
  return searched.size;
};

const parseSort = (fields: readonly Field[], text: string, conditions: readonly Condition[]): ListQuery['sort'] => {
  const sort = parseJson('sort', text);
  if (
    !Array.isArray(sort) ||
    sort.length !== 2 ||
    typeof sort[0] !== 'string' ||
    !/^(asc|desc)$/i.test(String(sort[1]))
  ) {
    throw badRequest('sort must be ["field","ASC"] or ["field","DESC"]');
  }
  return { by: sortedBy(fields, sort[0], conditions), descending: String(sort[1]).toUpperCase() === 'DESC' };
};

const parseRange = (text: string): ListQuery['page'] => {
  const range = parseJson('range', text);
  const [first, last] = Array.isArray(range) && range.length === 2 ? range : [];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || first < 0 || last < first) {
    throw badRequest('range must be [first,last], two whole numbers counted from 0');
  }
  return { offset: first, limit: Math.min(last - first + 1, LONGEST_PAGE) };
};

/** A filter's value as the column holds it; refused where the field cannot have such a value. */
const comparable = (key: string, field: Field, value: unknown): SqlValue => {
  if (isNumeric(field) || field.type === 'reference') {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw badRequest(`filter: ${key} must be a number`);
  }
  switch (field.type) {
    case 'boolean':
      if (typeof value === 'boolean') return value ? 1 : 0;
      throw badRequest(`filter: ${key} must be true or false`);
    case 'day':
      if (isDay(value)) return String(value);
      throw badRequest(`filter: ${key} must be a day like 2026-05-31`);
    case 'instant':
      if (isInstant(value)) return String(value);
      throw badRequest(`filter: ${key} must be a time like 2026-05-31T14:05:00Z`);
    case 'choice':
      if (typeof field.choices[0]?.value === typeof value) return value as string | number;
      throw badRequest(`filter: ${key} must be one of ${field.choices.map((choice) => choice.value).join(', ')}`);
    default:
      // A list of pasted PO numbers holds numbers; PostgreSQL has no room for U+0000 in text.
      if (typeof value === 'number') return String(value);
      if (typeof value === 'string' && !value.includes('\0')) return value;
      throw badRequest(`filter: ${key} must be text`);
  }
};

const comparableOrEmpty = (key: string, field: Field, value: unknown): SqlValue =>
  value === null ? null : comparable(key, field, value);

const anyOf = (key: string, field: Field, values: readonly unknown[]): Condition => {
  if (values.length > MOST_VALUES) throw badRequest(`filter: ${key} lists more than ${MOST_VALUES} values`);
  return { kind: 'any', field, values: values.map((value) => comparableOrEmpty(key, field, value)) };
};

/** The number of a record as it is written everywhere, `#1201`: of no other record. */
const idIn = (word: string): number | null => (/^#\d{1,10}$/.test(word) ? Number(word.slice(1)) : null);

/** Every word must be found. */
const parseWords = (value: unknown): Condition[] => {
  if (typeof value !== 'string' && typeof value !== 'number') throw badRequest(`filter: ${QUICK_SEARCH} must be text`);
  const words = String(value).replaceAll('\0', '').split(/\s+/).filter(Boolean);
  return words.slice(0, MOST_WORDS).map((word): Condition => {
    const id = idIn(word);
    return id === null ? { kind: 'word', word } : { kind: 'any', field: ID_FIELD, values: [id] };
  });
};

const parseCondition = (fields: readonly Field[], key: string, value: unknown): Condition => {
  if (key === SIZE_SEARCH && hasSize(fields)) {
    const size = readSizeSearch(value);
    if (!size) throw badRequest(`filter: ${key} must be {"across":3,"around":2,"tolerance":0.06}, in inches`);
    return { kind: 'size', size };
  }
  const known = parseFilterKey(
    fields.filter((field) => field.type !== 'password'),
    key,
  );
  if (!known) throw badRequest(`filter: there is no field or operator "${key}"`);
  const { field, operator } = known;
  switch (operator) {
    case 'empty':
      if (typeof value !== 'boolean') throw badRequest(`filter: ${key} must be true or false`);
      return { kind: 'empty', field, empty: value };
    case 'eq':
      return anyOf(key, field, Array.isArray(value) ? value : [value]);
    case 'eq_any':
      if (!Array.isArray(value)) throw badRequest(`filter: ${key} must be a list`);
      return anyOf(key, field, value);
    case 'neq':
      return { kind: 'compare', field, operator, value: comparableOrEmpty(key, field, value) };
    default:
      return { kind: 'compare', field, operator, value: comparable(key, field, value) };
  }
};

const parseFilter = (fields: readonly Field[], text: string): Condition[] => {
  const filter = parseJson('filter', text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw badRequest('filter must be an object like {"field":value}');
  }
  return Object.entries(filter).flatMap(([key, value]) =>
    key === QUICK_SEARCH ? parseWords(value) : [parseCondition(fields, key, value)],
  );
};

/**
 * What a list is asked for.
 * @throws Refusal (400) naming the parameter and what is wrong with it
 */
export const parseListQuery = (fields: readonly Field[], parameters: ListParameters): ListQuery => {
  const conditions = parameters.filter === undefined ? [] : parseFilter(fields, parameters.filter);
  return {
    sort: parameters.sort === undefined ? null : parseSort(fields, parameters.sort, conditions),
    page: parameters.range === undefined ? null : parseRange(parameters.range),
    conditions,
  };
};
