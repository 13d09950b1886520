/** Which columns of text an index keeps in order: see `createSortIndexes` in the migrations. */
import { sql } from 'kysely';
import { type Database, isPostgres } from './database';
import { oncePerTable } from './oncePerTable';

const findColumns = async (database: Database, table: string): Promise<ReadonlySet<string>> => {
  const indexes = isPostgres(database)
    ? sql<{ name: string; definition: string }>`select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename = ${table}`
    : sql<{ name: string; definition: string }>`select name, sql as definition from sqlite_master
        where type = 'index' and tbl_name = ${table} and sql is not null`;
  const { rows } = await indexes.execute(database);
  const start = `${table}_`;
  return new Set(
    rows
      .filter(({ name, definition }) => name.startsWith(start) && name.endsWith('_asc') && /\blower\(/.test(definition))
      .map(({ name }) => name.slice(start.length, -'_asc'.length)),
  );
};

/** The columns of text that a list of the table's records is sorted by with an index. */
export const sortedTextColumns = oncePerTable(findColumns);
