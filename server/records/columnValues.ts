/**
 * Columns that hold few different values in many records: names of customers, dies and materials. A text is looked for
 * in each value once, and the records are then found by their values, in the index that they are sorted by.
 */
import { type RawBuilder, sql } from 'kysely';
import { type Database, isPostgres } from '../database/database';
import { type PreparedQuery, preparedQuery } from '../database/prepared';
import { sortedTextColumns } from '../database/sortIndexes';
import { asciiLowerCase } from '../database/text';
import type { ValuesHolding } from './conditions';
import type { Resource } from './resource';

/** More values than these are no help: the index of texts finds the records sooner. */
const FEW = 200;

/** How long, in ms, a column that holds many values is taken to do so. */
const MANY_FOR = 10 * 60 * 1000;

/** The first value after one, straight from the sort index: each database must be told where it begins in its own way. */
const nextSql = (database: Database, table: string, column: string, after: RawBuilder<unknown> | null) => {
  const value = sql`lower(${sql.ref(column)})`;
  const isNull = sql`(${sql.ref(column)} is null)`;
  if (isPostgres(database)) {
    const later = after ? sql`where (${isNull}, ${value}) > (false, ${after})` : sql``;
    return sql`(select ${value} from ${sql.table(table)} ${later} order by ${isNull}, ${value} limit 1)`;
  }
  const later = after ? sql` and ${value} > ${after}` : sql``;
  return sql`(select ${value} from ${sql.table(table)} where ${isNull} = 0${later} order by ${value} limit 1)`;
};

/** Steps from each value to the next one along the sort index, and never looks at the records in between. */
const valuesSql = (database: Database, table: string, column: string): RawBuilder<unknown> =>
  sql`select ${sql.lit(column)} as source, value from (
    with recursive step (value) as (
      select ${nextSql(database, table, column, null)}
      union all
      select ${nextSql(database, table, column, sql`step.value`)} from step where step.value is not null
    ) select value from step where value is not null limit ${sql.lit(FEW + 1)}) as ${sql.ref(`${column}_values`)}`;

const queries = new Map<string, PreparedQuery<[]>>();

const readValues = (database: Database, table: string, columns: readonly string[]) => {
  const key = `${table} ${columns.join(' ')}`;
  const query =
    queries.get(key) ??
    preparedQuery((on) => {
      const all = sql`(${sql.join(
        columns.map((column) => valuesSql(on, table, column)),
        sql` union all `,
      )})`;
      return on
        .selectFrom(all.as<string>('found'))
        .select([sql<string>`source`.as('source'), sql<string>`value`.as('value')]);
    });
  queries.set(key, query);
  return query(database);
};

/** Until when columns are taken to hold many values: which way is the faster one, never what is found. */
const manyUntil = new WeakMap<Database, Map<string, number>>();

/**
 * The values, in lower case, that hold the text, of those columns that hold few different values.
 * @param sources fields of text
 */
export const valuesHolding = async (
  database: Database,
  { table }: Resource,
  sources: readonly string[],
  text: string,
): Promise<ValuesHolding> => {
  const many = manyUntil.get(database) ?? new Map<string, number>();
  manyUntil.set(database, many);
  const sorted = await sortedTextColumns(database, table);
  const isMany = (source: string) => (many.get(`${table} ${source}`) ?? 0) > Date.now();
  const columns = sources.filter((source) => sorted.has(source) && !isMany(source));
  const found = new Map(columns.map((column): [string, string[]] => [column, []]));
  if (columns.length === 0) return found;
  for (const { source, value } of await readValues(database, table, columns))
    found.get(String(source))?.push(String(value));
  const searched = asciiLowerCase(text);
  for (const [column, values] of found) {
    if (values.length > FEW) {
      many.set(`${table} ${column}`, Date.now() + MANY_FOR);
      found.delete(column);
    } else {
      found.set(
        column,
        values.filter((value) => value.includes(searched)),
      );
    }
  }
  return found;
};
