/** A list: the records of a page in order, and how many there are on all pages. */
import { sql } from 'kysely';
import type { AnyRecord } from '../../src/fields/record';
import type { Database, Row } from '../database/database';
import { type PreparedQuery, preparedQuery } from '../database/prepared';
import { toRecord } from '../database/rows';
import { rowCountSql } from '../database/tableCounts';
import { conditionSql, inOrder } from './conditions';
import type { ListQuery } from './listQuery';
import { type Approach, type Matching, matchingRecords } from './matching';
import { selectedColumns } from './read';
import type { Resource } from './resource';
import { type KnownTotal, knownTotal } from './totals';

type Page = NonNullable<ListQuery['page']>;

/** From here on it is cheaper to find the ids in the index of the order first, and the records by their ids. */
const DEEP = 500;

/** Of fewer than one in so many records it is cheaper to find all and sort them than to meet enough along the order. */
const FEW = 30;

const approachFor = (matching: Matching, total: number | null, rows: number | null): Approach => {
  if (!matching.isSearched || total === null) return null;
  return total * FEW < (rows ?? Number.POSITIVE_INFINITY) ? 'records' : 'order';
};

/** Records by the ids of their page, in the same order once more. */
const rowsOfPage = (
  database: Database,
  resource: Resource,
  sort: ListQuery['sort'],
  ids: ReturnType<Matching['select']>,
) => {
  const { table } = resource;
  // SQLite joins a cross join in the order in which it is written.
  const query = database
    .selectFrom(ids.as('page'))
    .crossJoin(table)
    .select(selectedColumns(resource).map((column) => `${table}.${column}`))
    .where(sql<boolean>`${sql.ref(`${table}.${resource.key}`)} = page.page_key`);
  return inOrder(query, resource, sort);
};

/** One statement for a page, where `matching` says which records are listed. */
const pageQuery = (
  database: Database,
  resource: Resource,
  { sort }: Pick<ListQuery, 'sort'>,
  { offset, limit }: Page,
  select: ReturnType<Matching['select']>,
) => {
  if (offset < DEEP) {
    return inOrder(select.select(selectedColumns(resource)), resource, sort)
      .limit(limit)
      .offset(offset);
  }
  const ids = inOrder(select.select(sql.ref(resource.key).as('page_key')), resource, sort);
  return rowsOfPage(database, resource, sort, ids.limit(limit).offset(offset));
};

/**
 * A page of all records that is nearer to the end of the order, found from there. How far it is from the end is counted
 * in the same statement: a record that is added at the same moment moves nothing.
 */
const pageFromEnd = (database: Database, resource: Resource, { sort }: Pick<ListQuery, 'sort'>, page: Page) => {
  const rows = rowCountSql(resource.table);
  // `max` of several values is SQLite's, `greatest` PostgreSQL's: a case is both's.
  const atLeastNone = (number: ReturnType<typeof sql<number>>) =>
    sql<number>`case when ${number} > 0 then ${number} else 0 end`;
  const after = sql<number>`(${rows} - ${sql.lit(page.offset)})`;
  const size = sql<number>`case when ${after} < ${sql.lit(page.limit)} then ${atLeastNone(after)} else ${sql.lit(page.limit)} end`;
  const all = database.selectFrom(resource.table).select(sql.ref(resource.key).as('page_key'));
  const ids = inOrder(all, resource, sort, true);
  const skipped = atLeastNone(sql<number>`(${after} - ${sql.lit(page.limit)})`);
  return rowsOfPage(database, resource, sort, ids.limit(size).offset(skipped) as ReturnType<Matching['select']>);
};

/** How many records are looked at in the hope that a page of those that match is among them. */
const NEAR = 1500;

/** Whether the page should be full among the first records of the order, were those that match spread evenly. */
const isNear = ({ offset, limit }: Page, total: number, rows: number): boolean =>
  (offset + limit) * rows * 2 <= NEAR * total;

/** As much of a page as is found among the first records of the order. */
const nearPage = (database: Database, resource: Resource, query: ListQuery, page: Page): Promise<Row[]> => {
  const all = database.selectFrom(resource.table).select(selectedColumns(resource));
  const first = inOrder(all, resource, query.sort);
  let near = database.selectFrom(first.limit(NEAR).as(resource.table)).select(selectedColumns(resource));
  for (const condition of query.conditions) near = near.where(conditionSql(resource, condition));
  return inOrder(near, resource, query.sort).limit(page.limit).offset(page.offset).execute();
};

/** The first pages of everything, by every order: what the grids show before anybody searches. */
const firstPages = new WeakMap<Resource, Map<string, PreparedQuery<[limit: number, offset: number]>>>();

const readFirstPage = (database: Database, resource: Resource, query: ListQuery, page: Page): Promise<Row[]> | null => {
  const { sort } = query;
  if (sort && 'tolerance' in sort.by) return null;
  const queries = firstPages.get(resource) ?? new Map();
  firstPages.set(resource, queries);
  const key = sort && 'source' in sort.by ? `${sort.by.source} ${sort.descending}` : '';
  const prepared =
    queries.get(key) ??
    preparedQuery((on, limit: number, offset: number) =>
      pageQuery(on, resource, query, { limit, offset }, on.selectFrom(resource.table)),
    );
  queries.set(key, prepared);
  return prepared(database, page.limit, page.offset);
};

const readPage = async (
  database: Database,
  resource: Resource,
  query: ListQuery,
  page: Page,
  matching: Matching,
  { total, rows }: Pick<KnownTotal, 'total' | 'rows'>,
): Promise<Row[]> => {
  if (query.conditions.length > 0) {
    const approach = approachFor(matching, total, rows);
    const near =
      approach === 'order' && isNear(page, total ?? 0, rows ?? 0)
        ? await nearPage(database, resource, query, page)
        : [];
    if (near.length === page.limit) return near;
    return pageQuery(database, resource, query, page, matching.select(approach)).execute();
  }
  if (rows !== null && page.offset >= DEEP && page.offset > rows / 2) {
    return pageFromEnd(database, resource, query, page).execute();
  }
  if (page.offset < DEEP) {
    const first = readFirstPage(database, resource, query, page);
    if (first) return first;
  }
  return pageQuery(database, resource, query, page, matching.select(null)).execute();
};

/** The records of a page, in order, and how many there are on all pages. Without a page: all of them. */
export const listRecords = async (
  database: Database,
  resource: Resource,
  query: ListQuery,
): Promise<{ records: AnyRecord[]; total: number }> => {
  const matching = await matchingRecords(database, resource, query.conditions);
  const { page } = query;
  const toRecords = (rows: readonly Row[]) => rows.map((row) => toRecord(resource.fields, row, resource.key));
  if (!page) {
    const select = matching.select(null).select(selectedColumns(resource));
    const records = toRecords(await inOrder(select, resource, query.sort).execute());
    return { records, total: records.length };
  }

  const known = await knownTotal(database, resource, query.conditions);
  const count = async (): Promise<number> => {
    const total = await matching.count();
    known.keep(total);
    return total;
  };
  // How an index of texts is best used depends on how many records match, and it counts them quickly.
  const total = known.total ?? (matching.isSearched ? await count() : null);
  const records = toRecords(await readPage(database, resource, query, page, matching, { total, rows: known.rows }));
  const end = page.offset + records.length;
  // A page that is not full is the last one: nothing is left to count.
  if (records.length < page.limit && (records.length > 0 || page.offset === 0)) return { records, total: end };
  const counted = total ?? (await count());
  // A record that came between counting and reading is on the page.
  return { records, total: records.length > 0 ? Math.max(counted, end) : counted };
};
