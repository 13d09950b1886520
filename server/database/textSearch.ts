/**
 * The indexes that find text anywhere in a table's records: FTS5 on SQLite, made by a migration and kept by triggers;
 * pg_trgm on PostgreSQL. Both hold the texts in ASCII lower case, as every condition compares them. A table without one
 * is searched row by row: slower, with the same result.
 */
import { type RawBuilder, sql } from 'kysely';
import { reasonOf } from '../reason';
import { type Database, inTransaction, isPostgres } from './database';
import { changeSchema } from './migrate';
import { oncePerTable } from './oncePerTable';
import { asciiLowerCase, searchedText } from './text';

type Sql<T> = RawBuilder<T>;

export type TextSearch = {
  /** The columns that the index holds. */
  columns: ReadonlySet<string>;
  /** Whether it helps to find records that hold the text. */
  finds: (text: string) => boolean;
  /**
   * SQL of the ids of the records that hold the text, in one of its columns or in the one named; null where it cannot be
   * asked by itself: PostgreSQL looks into it for conditions on the columns.
   */
  ids: (text: string, column?: string) => Sql<unknown> | null;
};

/** The indexes hold three letters each. */
const isIndexable = (text: string): boolean => [...text].length >= 3;

const searchTable = (table: string): string => `${table}_search`;

/** In FTS5 a quoted phrase of trigrams is the text itself, wherever it stands. */
const sqliteSearch = (table: string, columns: readonly string[]): TextSearch => ({
  columns: new Set(columns),
  finds: isIndexable,
  ids: (text, column) => {
    if (!isIndexable(text)) return null;
    const phrase = `"${asciiLowerCase(text).replaceAll('"', '""')}"`;
    const search = sql.table(searchTable(table));
    return sql`select rowid as id from ${search} where ${search} match ${column ? `{${column}} : ${phrase}` : phrase}`;
  },
});

const TEXTS_ON_POSTGRES: Readonly<Record<string, readonly string[]>> = {
  job_tickets: [
    'po_number',
    'customer_name',
    'job_ticket_priority',
    'department',
    'die_number',
    'material_name',
    'lamination_name',
    'notes',
  ],
  quotes: [
    'customer_name',
    'quote_description',
    'die_number',
    'material_name',
    'lamination_name',
    'color_pin_setting',
    'white_pin_setting',
    'varnish_description',
    'ink_type_per_pms_color',
    'shipping_method',
  ],
};

const postgresSearch = (columns: readonly string[]): TextSearch => ({
  columns: new Set(columns),
  finds: isIndexable,
  ids: () => null,
});

const postgresIndex = (table: string): string => `${table}_search`;

/** In earlier versions of the program all texts of a record stood in the index as one. */
const earlierIndex = (table: string): string => `${table}_texts`;

/** The very expressions that conditions compare, each for itself: what a text is looked for in alone is looked at. */
const createPostgresIndex = async (database: Database, table: string, columns: readonly string[]): Promise<void> => {
  const texts = columns.map((column) => sql`(${searchedText(sql.ref(column))}) gin_trgm_ops`);
  await sql`create extension if not exists pg_trgm`.execute(database);
  await sql`create index ${sql.id(postgresIndex(table))} on ${sql.table(table)} using gin (${sql.join(texts)})`.execute(
    database,
  );
  await sql`drop index if exists ${sql.id(earlierIndex(table))}`.execute(database);
};

/**
 * How many pieces of SQLite's index, one for each save, are left before they are merged into one. With 8 in place of
 * its own 4 a save of a ticket takes a fifth less of the processor; a search looks into a few more small pieces.
 */
const PIECES = 8;

const mergeLessOften = async (database: Database, search: string): Promise<void> => {
  const { rows: set } = await sql`select 1 from ${sql.table(`${search}_config`)}
    where k = 'automerge' and v = ${PIECES}`.execute(database);
  if (set.length > 0) return;
  await sql`insert into ${sql.table(search)} (${sql.ref(search)}, rank) values ('automerge', ${sql.lit(PIECES)})`.execute(
    database,
  );
};

/** Of the largest piece, the part that all others may come to before they are merged into it. */
const SMALL_PART = 1 / 4;

/**
 * Puts the large pieces together that a bulk of records has left: a sample, a file, a copy. They would be merged by the
 * next thousand saves, some of which would take a tenth of a second for it.
 */
const mergeLargePieces = async (database: Database, search: string): Promise<void> => {
  const { rows } = await sql<{ pages: number }>`select count(*) as pages from ${sql.table(`${search}_idx`)}
    group by segid order by pages desc`.execute(database);
  const [largest = 0, ...others] = rows.map(({ pages }) => pages);
  if (others.reduce((all, pages) => all + pages, 0) <= largest * SMALL_PART) return;
  await inTransaction(database, (transaction) =>
    sql`insert into ${sql.table(search)} (${sql.ref(search)}) values ('optimize')`.execute(transaction),
  );
};

const settleSqliteIndexes = async (database: Database): Promise<void> => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master
    where sql like 'create virtual table%using fts5%'`.execute(database);
  for (const { name } of rows) {
    await mergeLessOften(database, name);
    await mergeLargePieces(database, name);
  }
};

const indexExists = async (database: Database, table: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_indexes where schemaname = current_schema()
    and indexname = ${postgresIndex(table)}`.execute(database);
  return rows.length > 0;
};

/**
 * Makes PostgreSQL's indexes where they are missing, and brings SQLite's own into good order. Outside the migrations,
 * because a managed database may refuse the extension at first and have it later, and a bulk of records comes at any time.
 * @returns why there are none, or null
 */
export const ensureTextSearch = async (database: Database): Promise<string | null> => {
  if (!isPostgres(database)) {
    await settleSqliteIndexes(database);
    return null;
  }
  try {
    await changeSchema(database, async (transaction) => {
      for (const [table, columns] of Object.entries(TEXTS_ON_POSTGRES)) {
        if (!(await indexExists(transaction, table))) await createPostgresIndex(transaction, table, columns);
      }
    });
    return null;
  } catch (error) {
    return reasonOf(error);
  }
};

const findTextSearch = async (database: Database, table: string): Promise<TextSearch | null> => {
  if (isPostgres(database)) {
    const columns = TEXTS_ON_POSTGRES[table];
    return columns && (await indexExists(database, table)) ? postgresSearch(columns) : null;
  }
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${searchTable(table)})`.execute(
    database,
  );
  return rows.length > 0
    ? sqliteSearch(
        table,
        rows.map(({ name }) => name),
      )
    : null;
};

/** The index of a table's texts, or null where it has none. */
export const textSearchOf = oncePerTable(findTextSearch);
