/**
 * The filter operators of each type of field, in the dialect of ra-data-simple-rest with FakeRest's suffixes:
 * `{ "due_date_lte": "2026-05-31", "customer_name_q": "acme", "q": "gloss" }`. The server's SQL and the grid's filter
 * panel both read this table.
 */
import { isDay, isInstant } from './calendar';
import { type Field, isNumeric } from './field';

export type FilterOperator =
  | 'eq'
  | 'neq'
  | 'eq_any'
  /** contains, whatever the case */
  | 'q'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  /** true: only records without a value; false: only records with one */
  | 'empty';

/** The quick search over all text of a record. */
export const QUICK_SEARCH = 'q';

const EVERY: readonly FilterOperator[] = ['eq', 'neq', 'eq_any', 'empty'];
const TEXT: readonly FilterOperator[] = ['q', ...EVERY];
const ORDERED: readonly FilterOperator[] = [...EVERY, 'gt', 'gte', 'lt', 'lte'];

/** The operators that make sense for a field, the most useful first. */
export const filterOperators = (field: Field): readonly FilterOperator[] => {
  if (isNumeric(field) || field.type === 'day' || field.type === 'instant') return ORDERED;
  if (field.type === 'text' || field.type === 'longText') return TEXT;
  return EVERY;
};

/** The key of a filter on a field; equality is the bare name. */
export const filterKey = (source: string, operator: FilterOperator): string =>
  operator === 'eq' ? source : `${source}_${operator}`;

/** `id` can be filtered like any whole number, though no entity declares it. */
export const ID_FIELD: Field = { source: 'id', label: 'ID', type: 'number', integer: true, readOnly: 'calculated' };

/** Which field and operator a filter key names, or null where the entity has none such. */
export const parseFilterKey = (
  fields: readonly Field[],
  key: string,
): { field: Field; operator: FilterOperator } | null => {
  for (const field of [ID_FIELD, ...fields]) {
    for (const operator of filterOperators(field)) {
      if (filterKey(field.source, operator) === key) return { field, operator };
    }
  }
  return null;
};

const isComparable = (field: Field, value: unknown): boolean => {
  if (isNumeric(field) || field.type === 'reference') return typeof value === 'number' && Number.isFinite(value);
  switch (field.type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'day':
      return isDay(value);
    case 'instant':
      return isInstant(value);
    case 'choice':
      return typeof value === typeof field.choices[0]?.value;
    default:
      return typeof value === 'string' || typeof value === 'number';
  }
};

/** The most values that a filter can list. */
export const MOST_VALUES = 1000;

/** The most values that can be looked up at once: a list of them is no part of an address. */
export const MOST_LOOKED_UP = 5000;

/** Whether a filter can ask for this value: the server refuses any other. */
export const isFilterValue = (field: Field, operator: FilterOperator, value: unknown): boolean => {
  const isListed = (one: unknown) => one === null || isComparable(field, one);
  if (operator === 'empty') return typeof value === 'boolean';
  if (Array.isArray(value)) {
    return (operator === 'eq' || operator === 'eq_any') && value.length <= MOST_VALUES && value.every(isListed);
  }
  if (operator === 'eq_any') return false;
  return operator === 'eq' || operator === 'neq' ? isListed(value) : isComparable(field, value);
};
