/** The records that a list's conditions hold for, and how they are best found. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Database, isPostgres, type Row, type Tables } from '../database/database';
import { type TextSearch, textSearchOf } from '../database/textSearch';
import { conditionSql, textIdsSql, usesTextIndex } from './conditions';
import type { Condition } from './listQuery';
import type { Resource } from './resource';

type Select = SelectQueryBuilder<Tables, string, object>;

/**
 * Which end to begin at: `records` finds all that match and then sorts them, `order` walks along the index of the order
 * and looks whether each matches. Null leaves it to the database.
 */
export type Approach = 'records' | 'order' | null;

export type Matching = {
  /** Whether an index of texts finds the records, or some of the conditions on them. */
  isSearched: boolean;
  /** Whether that index alone knows which records match. */
  isIndexed: boolean;
  /** The conditions on records whose key is at hand: by looking at them, or by the index of texts where it knows. */
  conditions: (key: RawBuilder<unknown>, by: 'looking' | 'index') => RawBuilder<SqlBool>[];
  count: () => Promise<number>;
  select: (approach: Approach) => Select;
};

/** How many records match, from the index of texts alone; null where the records have to be looked at. */
const countInIndex = (
  resource: Resource,
  conditions: readonly Condition[],
  search: TextSearch | null,
): ReturnType<typeof sql<{ total: number }>> | null => {
  if (!search || conditions.length === 0) return null;
  const ids = conditions.map((condition) => textIdsSql(resource, condition, search));
  if (ids.some((each) => each === null)) return null;
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

  const idsOf = (condition: Condition) => search && textIdsSql(resource, condition, search);
  const whereSql = (condition: Condition, approach: Approach) => {
    const ids = idsOf(condition);
    if (!ids) return conditionSql(resource, condition, search);
    // SQLite begins with the ids, unless what they are compared with is no plain column.
    return approach === 'order' ? sql<SqlBool>`+${key} in (${ids})` : sql<SqlBool>`${key} in (${ids})`;
  };
  const matching = (approach: Approach): Select =>
    conditions.reduce<Select>(
      (query, condition) => query.where(whereSql(condition, approach)),
      database.selectFrom(table) as Select,
    );

  return {
    isIndexed: conditions.every((condition) => idsOf(condition) !== null),

    conditions: (at, by) =>
      conditions.map((condition) => {
        const ids = by === 'index' ? idsOf(condition) : null;
        return ids ? sql<SqlBool>`${at} in (${ids})` : conditionSql(resource, condition);
      }),

    isSearched: search !== null && conditions.some((condition) => usesTextIndex(resource, condition, search)),

    count: async () => {
      const inIndex = countInIndex(resource, conditions, search);
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
