/** The SQL of conditions and orders, in words that SQLite and PostgreSQL read alike. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Field, isSearchable } from '../../src/fields/field';
import { ID_FIELD } from '../../src/fields/filters';
import { type ShownRange, shownRange } from '../../src/fields/shownRange';
import { ROUNDING, SIZE_ACROSS, SIZE_AROUND, type SizeSearch } from '../../src/fields/sizeSearch';
import type { SqlValue } from '../database/database';
import { asciiLowerCase, containing, searchedText } from '../database/text';
import type { TextSearch } from '../database/textSearch';
import type { Condition, ListQuery } from './listQuery';
import type { Resource } from './resource';

type Sql<T> = RawBuilder<T>;

const columnOf = (resource: Resource, field: Field): Sql<SqlValue> =>
  sql.ref(field.source === ID_FIELD.source ? resource.key : field.source);

/** Whether letter case counts for nothing when the field is sorted, searched and compared. */
const ignoresCase = (field: Field): boolean =>
  field.type === 'text' ||
  field.type === 'longText' ||
  (field.type === 'choice' && typeof field.choices[0]?.value === 'string');

/** What stands for the column in an order or a comparison; the sort indexes hold the same expression. */
const comparedColumn = (resource: Resource, field: Field): Sql<SqlValue> =>
  ignoresCase(field) ? sql`lower(${columnOf(resource, field)})` : columnOf(resource, field);

const LARGEST_INTEGER = 2_147_483_647;
const fitsInteger = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER;

/** PostgreSQL takes a parameter for the column's type, and refuses 1.5 beside a whole number. */
const parameter = (field: Field, value: SqlValue): Sql<SqlValue> => {
  if (typeof value === 'string') return sql`${ignoresCase(field) ? asciiLowerCase(value) : value}`;
  if (typeof value === 'number' && !fitsInteger(value)) return sql`cast(${value} as double precision)`;
  return sql`${value}`;
};

const NEVER = sql<SqlBool>`1 = 0`;

/** One of many: as a tree, since databases take no chain of a thousand. */
const oneOf = (terms: readonly Sql<SqlBool>[]): Sql<SqlBool> => {
  const [first = NEVER] = terms;
  if (terms.length < 2) return first;
  const half = Math.ceil(terms.length / 2);
  return sql`(${oneOf(terms.slice(0, half))} or ${oneOf(terms.slice(half))})`;
};

const isAbove = (column: Sql<SqlValue>, field: Field, { from, withFrom }: ShownRange): Sql<SqlBool> =>
  sql`${column} ${withFrom ? sql`>=` : sql`>`} ${parameter(field, from)}`;

const isBelow = (column: Sql<SqlValue>, field: Field, { to, withTo }: ShownRange): Sql<SqlBool> =>
  sql`${column} ${withTo ? sql`<=` : sql`<`} ${parameter(field, to)}`;

const anyOf = (resource: Resource, field: Field, values: readonly SqlValue[]): Sql<SqlBool> => {
  const column = comparedColumn(resource, field);
  // The sort indexes begin with whether there is a value; with that said, SQLite finds the rows in them at once.
  const hasValue = field === ID_FIELD ? sql`` : sql`(${columnOf(resource, field)} is null) = (1 = 0) and `;
  const exact: SqlValue[] = [];
  const parts: Sql<SqlBool>[] = [];
  for (const value of new Set(values)) {
    if (value === null) continue;
    const range = typeof value === 'number' ? shownRange(field, value) : null;
    if (!range) exact.push(value);
    else parts.push(sql`(${hasValue}${isAbove(column, field, range)} and ${isBelow(column, field, range)})`);
  }
  if (exact.length > 0) {
    const list = sql.join(exact.map((value) => parameter(field, value)));
    parts.push(sql`(${hasValue}${column} in (${list}))`);
  }
  if (values.includes(null)) parts.push(sql`${columnOf(resource, field)} is null`);
  return sql`(${oneOf(parts)})`;
};

/** By column: its values, in lower case, that hold the text that is searched for, where they are known. */
export type ValuesHolding = ReadonlyMap<string, readonly string[]>;

/**
 * Whether a column of text has one of the values. PostgreSQL sees that the sort index begins with what is said here first
 * only where it is said of more than one value.
 */
const hasOneOf = (column: Sql<SqlValue>, values: readonly string[]): Sql<SqlBool> =>
  values.length === 0
    ? NEVER
    : sql`((${column} is null) in (1 = 0, 1 = 0) and lower(${column}) in (${sql.join(values)}))`;

const contains = (resource: Resource, field: Field, text: string, known?: ValuesHolding): Sql<SqlBool> => {
  const column = columnOf(resource, field);
  const values = known?.get(field.source);
  if (values) return hasOneOf(column, values);
  return sql`${searchedText(column)} like ${containing(text)} escape '\\'`;
};

/** Whether a word of the quick search may also be a record's id. */
const isId = (word: string): boolean => /^\d{1,10}$/.test(word);

/** Whether the index holds all that quick search looks through. */
const coversAll = (resource: Resource, { columns }: TextSearch): boolean =>
  resource.fields.filter(isSearchable).every(({ source }) => columns.has(source));

/** The word must stand somewhere in the record; a whole number may also be its id. */
const containsWord = (resource: Resource, word: string, known?: ValuesHolding): Sql<SqlBool> => {
  const places = resource.fields
    .filter((field) => isSearchable(field) && known?.get(field.source)?.length !== 0)
    .map((field) => contains(resource, field, word, known));
  if (isId(word)) places.push(anyOf(resource, ID_FIELD, [Number(word)]));
  return places.length === 0 ? NEVER : sql<SqlBool>`(${sql.join(places, sql` or `)})`;
};

/**
 * SQL of the ids of exactly the records that a condition holds for, where the index of texts knows them by itself;
 * null where the records have to be looked at.
 */
export const textIdsSql = (resource: Resource, condition: Condition, search: TextSearch): Sql<unknown> | null => {
  if (condition.kind === 'word') {
    const ids = coversAll(resource, search) ? search.ids(condition.word) : null;
    if (!ids || !isId(condition.word)) return ids;
    const key = sql.ref(resource.key);
    return sql`${ids} union select ${key} from ${sql.table(resource.table)} where ${key} = ${Number(condition.word)}`;
  }
  if (condition.kind !== 'compare' || condition.operator !== 'q' || !search.columns.has(condition.field.source)) {
    return null;
  }
  return search.ids(String(condition.value), condition.field.source);
};

/** How far a record is from a size, the better way round: `sizeDeviation` in SQL. Not for records without a size. */
const deviationSql = ({ across, around }: SizeSearch): Sql<number> => {
  const off = (source: string, wanted: number) =>
    sql<number>`abs(${sql.ref(source)} - cast(${wanted} as double precision))`;
  const worse = (first: number, second: number) => {
    const [left, right] = [off(SIZE_ACROSS, first), off(SIZE_AROUND, second)];
    return sql<number>`case when ${left} > ${right} then ${left} else ${right} end`;
  };
  const [straight, turned] = [worse(across, around), worse(around, across)];
  return sql`case when ${straight} < ${turned} then ${straight} else ${turned} end`;
};

const isNear = (size: SizeSearch): Sql<SqlBool> => {
  const limit = sql`cast(${size.tolerance + ROUNDING} as double precision)`;
  return sql`(${sql.ref(SIZE_ACROSS)} is not null and ${sql.ref(SIZE_AROUND)} is not null and ${deviationSql(size)} <= ${limit})`;
};

/** Whether the index of texts finds the records that a condition holds for, by itself or as a first choice. */
export const usesTextIndex = (resource: Resource, condition: Condition, search: TextSearch): boolean => {
  if (condition.kind === 'word') return coversAll(resource, search) && search.finds(condition.word);
  return (
    condition.kind === 'compare' &&
    condition.operator === 'q' &&
    search.columns.has(condition.field.source) &&
    search.finds(String(condition.value))
  );
};

/** More and less than what a number is shown as: what is shown as 1,719 is not more than 1,719. */
const comparisonSql = (resource: Resource, condition: Extract<Condition, { kind: 'compare' }>): Sql<SqlBool> => {
  const { field, operator, value } = condition;
  const column = comparedColumn(resource, field);
  const range = typeof value === 'number' ? shownRange(field, value) : null;
  switch (operator) {
    case 'gte':
      return range ? isAbove(column, field, range) : sql`${column} >= ${parameter(field, value)}`;
    case 'lte':
      return range ? isBelow(column, field, range) : sql`${column} <= ${parameter(field, value)}`;
    case 'gt':
      if (!range) return sql`${column} > ${parameter(field, value)}`;
      return sql`${column} ${range.withTo ? sql`>` : sql`>=`} ${parameter(field, range.to)}`;
    default:
      if (!range) return sql`${column} < ${parameter(field, value)}`;
      return sql`${column} ${range.withFrom ? sql`<` : sql`<=`} ${parameter(field, range.from)}`;
  }
};

/** One condition of a list as SQL. */
export const conditionSql = (resource: Resource, condition: Condition, known?: ValuesHolding): Sql<SqlBool> => {
  switch (condition.kind) {
    case 'word':
      return containsWord(resource, condition.word, known);
    case 'size':
      return isNear(condition.size);
    case 'empty': {
      const column = columnOf(resource, condition.field);
      return condition.empty ? sql`${column} is null` : sql`${column} is not null`;
    }
    case 'any':
      return anyOf(resource, condition.field, condition.values);
    case 'compare': {
      const { field, operator, value } = condition;
      if (operator === 'q') return contains(resource, field, String(value), known);
      if (operator === 'neq') {
        const same = anyOf(resource, field, [value]);
        return value === null ? sql`not ${same}` : sql`(${columnOf(resource, field)} is null or not ${same})`;
      }
      return comparisonSql(resource, condition);
    }
  }
};

/**
 * The terms of a list's order: records without a value last, text without regard to case, ties by id.
 * @param backwards the same order from its end
 */
export const orderSql = (resource: Resource, sort: ListQuery['sort'], backwards = false): Sql<unknown>[] => {
  const id = sql.ref(resource.key);
  const up = backwards ? sql` desc` : sql``;
  const direction = (sort?.descending ?? false) !== backwards ? sql`desc` : sql`asc`;
  if (!sort) return [sql`${id}${up}`];
  const { by } = sort;
  if ('tolerance' in by) return [sql`${deviationSql(by)} ${direction}`, sql`${id}${up}`];
  if (by.source === ID_FIELD.source || by.source === resource.key) return [sql`${id} ${direction}`];
  return [
    sql`(${columnOf(resource, by)} is null)${up}`,
    sql`${comparedColumn(resource, by)} ${direction}`,
    sql`${id}${up}`,
  ];
};

/** A query in a list's order. */
export const inOrder = <Query extends { orderBy: (term: Sql<unknown>) => unknown }>(
  query: Query,
  resource: Resource,
  sort: ListQuery['sort'],
  backwards = false,
): Query => orderSql(resource, sort, backwards).reduce((ordered, term) => ordered.orderBy(term) as Query, query);
