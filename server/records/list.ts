/** A list: the records of a page in order, and how many there are on all pages. */
import { sql } from 'kysely';
import type { AnyRecord } from '../../src/fields/record';
import type { Database, Row } from '../database/database';
import { type PreparedQuery, preparedQuery } from '../database/prepared';
import { toRecord } from '../database/rows';
import { readTableCounts, rowCountSql, type TableCounts } from '../database/tableCounts';
import { inOrder } from './conditions';
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

/**
 * One statement for a page, where `select` says which records are listed. Where all of them have to be sorted, only
 * their ids are, and the records of the page follow.
 */
const pageQuery = (
  database: Database,
  resource: Resource,
  { sort }: Pick<ListQuery, 'sort'>,
  { offset, limit }: Page,
  select: ReturnType<Matching['select']>,
  approach: Approach = null,
) => {
  if (offset < DEEP && approach !== 'records') {
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

/** The most records along the order of which each is looked at in the hope of a full page. */
const MOST_LOOKED_AT = 1_000;

/** The most whose ids are only asked for among those that the index of texts has found. */
const MOST_ASKED_FOR = 10_000;

/** How many records along the order hold the page, were those that match spread evenly; twice that, as they are not. */
const nearEnough = ({ offset, limit }: Page, total: number, rows: number): number => {
  const oneIn = rows / total;
  return Math.ceil(2 * (offset + limit) * oneIn);
};

/** How so many records are best compared with the conditions; null: they are too many. */
const nearSearch = (records: number, matching: Matching): 'looking' | 'index' | null => {
  if (records <= MOST_LOOKED_AT) return 'looking';
  return records <= MOST_ASKED_FOR && matching.isIndexed ? 'index' : null;
};

/** As much of a page as is found among so many first records of the order: nothing where they are too many to try. */
const nearPage = async (
  database: Database,
  resource: Resource,
  { sort }: ListQuery,
  page: Page,
  matching: Matching,
  records: number,
): Promise<Row[]> => {
  const search = nearSearch(records, matching);
  if (search === null) return [];
  const all = database.selectFrom(resource.table).select(sql.ref(resource.key).as('page_key'));
  const first = inOrder(all, resource, sort).limit(records);
  const rows = rowsOfPage(database, resource, sort, first as ReturnType<Matching['select']>);
  return matching
    .conditions(sql.ref('page.page_key'), search)
    .reduce((near, condition) => near.where(condition), rows)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
};

/** A page of all that match, and how many those are; null where the page is empty and does not tell. */
const readCountedPage = async (
  database: Database,
  resource: Resource,
  { sort }: ListQuery,
  { offset, limit }: Page,
  matching: Matching,
): Promise<{ rows: Row[]; total: number } | null> => {
  const found = matching
    .select(null)
    .select([sql.ref(resource.key).as('page_key'), sql<number>`cast(count(*) over () as integer)`.as('page_total')]);
  const ids = inOrder(found, resource, sort).limit(limit).offset(offset);
  const rows = await rowsOfPage(database, resource, sort, ids).select('page.page_total').execute();
  const [first] = rows;
  if (first) return { rows, total: Number(first.page_total) };
  return offset === 0 ? { rows, total: 0 } : null;
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
    if (matching.isSearched && total && rows) {
      const near = await nearPage(database, resource, query, page, matching, nearEnough(page, total, rows));
      if (near.length === page.limit) return near;
    }
    const approach = approachFor(matching, total, rows);
    return pageQuery(database, resource, query, page, matching.select(approach), approach).execute();
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

/**
 * The records of a page, in order, and how many there are on all pages. Without a page: all of them.
 * @param counts as the request has read them; read now where it has not
 */
export const listRecords = async (
  database: Database,
  resource: Resource,
  query: ListQuery,
  counts?: TableCounts,
): Promise<{ records: AnyRecord[]; total: number }> => {
  const matching = await matchingRecords(database, resource, query.conditions);
  const { page } = query;
  const toRecords = (rows: readonly Row[]) => rows.map((row) => toRecord(resource.fields, row, resource.key));
  if (!page) {
    const select = matching.select(null).select(selectedColumns(resource));
    const records = toRecords(await inOrder(select, resource, query.sort).execute());
    return { records, total: records.length };
  }

  const known = knownTotal(database, resource, query.conditions, counts ?? (await readTableCounts(database)));
  const count = async (): Promise<number> => {
    const total = await matching.count();
    known.keep(total);
    return total;
  };
  if (known.total === null && matching.isCountedWithPage) {
    const counted = await readCountedPage(database, resource, query, page, matching);
    if (counted) {
      known.keep(counted.total);
      return { records: toRecords(counted.rows), total: counted.total };
    }
  }
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
