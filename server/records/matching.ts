/** The records that a list's conditions hold for, and how they are best found. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { isSearchable } from '../../src/fields/field';
import { type Database, isPostgres, type Row, type Tables } from '../database/database';
import { type TextSearch, textSearchOf } from '../database/textSearch';
import { valuesHolding } from './columnValues';
import { conditionSql, textIdsSql, usesTextIndex, type ValuesHolding } from './conditions';
import type { Condition } from './listQuery';
import type { Resource } from './resource';

type Select = SelectQueryBuilder<Tables, string, object>;

/**
 * Which end to begin at: `records` finds all that match and then sorts them, `order` walks along the index of the order
 * and looks whether each matches. Null leaves it to the database.
 */
export type Approach = 'records' | 'order' | null;

export type Matching = {
  /** Whether an index finds the records that hold a text, or some of the conditions on them. */
  isSearched: boolean;
  /** Whether a page and the total are best read in one statement: PostgreSQL looks at all that match for either. */
  isCountedWithPage: boolean;
  /** Whether indexes alone know which records match. */
  isIndexed: boolean;
  /** The conditions on records whose key is at hand: by looking at them, or by an index where it knows. */
  conditions: (key: RawBuilder<unknown>, by: 'looking' | 'index') => RawBuilder<SqlBool>[];
  count: () => Promise<number>;
  select: (approach: Approach) => Select;
};

/** A condition, and what helps to find the records that it holds for. */
type Sought = {
  isSearched: boolean;
  /** The ids of exactly those records, from an index alone; null where the records have to be looked at. */
  ids: RawBuilder<unknown> | null;
  condition: RawBuilder<SqlBool>;
};

/** What a condition looks for in texts, and in which fields; null where it does not. */
const soughtText = (resource: Resource, condition: Condition): { text: string; sources: string[] } | null => {
  if (condition.kind === 'word') {
    return { text: condition.word, sources: resource.fields.filter(isSearchable).map(({ source }) => source) };
  }
  if (condition.kind !== 'compare' || condition.operator !== 'q') return null;
  return { text: String(condition.value), sources: [condition.field.source] };
};

const knownValues = async (database: Database, resource: Resource, condition: Condition): Promise<ValuesHolding> => {
  const sought = soughtText(resource, condition);
  return sought ? valuesHolding(database, resource, sought.sources, sought.text) : new Map();
};

const seek = async (
  database: Database,
  resource: Resource,
  condition: Condition,
  search: TextSearch | null,
): Promise<Sought> => {
  const usesIndex = search !== null && usesTextIndex(resource, condition, search);
  const inIndex = search && textIdsSql(resource, condition, search);
  // Of all columns at once SQLite's index of texts knows by itself.
  if (inIndex && condition.kind === 'word') {
    return { isSearched: true, ids: inIndex, condition: conditionSql(resource, condition) };
  }
  const known = await knownValues(database, resource, condition);
  const byValues = conditionSql(resource, condition, known);
  const ids = sql`select ${sql.ref(resource.key)} as id from ${sql.table(resource.table)} where ${byValues}`;
  const isByValues = condition.kind === 'compare' && known.size > 0;
  return {
    isSearched: usesIndex || isByValues,
    ids: isByValues && !isPostgres(database) ? ids : inIndex,
    condition: byValues,
  };
};

/** How many records match, from indexes alone; null where the records have to be looked at. */
const countInIndex = (sought: readonly Sought[]): ReturnType<typeof sql<{ total: number }>> | null => {
  const ids = sought.flatMap((each) => each.ids ?? []);
  if (ids.length === 0 || ids.length < sought.length) return null;
  const sets = ids.map((each) => sql`select id from (${each})`);
  return sql<{ total: number }>`select count(*) as total from (${sql.join(sets, sql` intersect `)})`;
};

/** Conditions on a resource's records, for `count` and `select`. */
export const matchingRecords = async (
  database: Database,
  resource: Resource,
  conditions: readonly Condition[],
): Promise<Matching> => {
  const { table } = resource;
  const search = conditions.length > 0 ? await textSearchOf(database, table) : null;
  const key = sql.ref(resource.key);

  const sought: Sought[] = [];
  for (const condition of conditions) sought.push(await seek(database, resource, condition, search));

  const whereSql = ({ ids, condition }: Sought, approach: Approach) => {
    if (!ids) return condition;
    // SQLite begins with the ids, unless what they are compared with is no plain column.
    return approach === 'order' ? sql<SqlBool>`+${key} in (${ids})` : sql<SqlBool>`${key} in (${ids})`;
  };
  const matching = (approach: Approach): Select =>
    sought.reduce<Select>((query, each) => query.where(whereSql(each, approach)), database.selectFrom(table) as Select);

  const isSearched = sought.some((each) => each.isSearched);

  return {
    isSearched,

    isCountedWithPage: isSearched && isPostgres(database),

    isIndexed: sought.every(({ ids }) => ids !== null),

    conditions: (at, by) =>
      sought.map(({ ids, condition }) => (by === 'index' && ids ? sql<SqlBool>`${at} in (${ids})` : condition)),

    count: async () => {
      const inIndex = countInIndex(sought);
      if (inIndex) return Number((await inIndex.execute(database)).rows[0]?.total);
      const row: Row = await matching('records')
        .select(sql<number>`cast(count(*) as integer)`.as('total'))
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },

    select: (approach) => {
      if (approach !== 'records' || !isPostgres(database)) return matching(approach);
      // `offset 0` keeps PostgreSQL from walking along the order after all, hoping that a match comes soon.
      return database.selectFrom(matching(approach).selectAll(table).offset(sql<number>`0`).as(table)) as Select;
    },
  };
};
