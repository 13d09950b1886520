/** Reading records: one, or the options of a select. */
import { sql } from 'kysely';
import type { AnyRecord } from '../../src/fields/record';
import type { Database, Row } from '../database/database';
import { preparedFor } from '../database/prepared';
import { columnsOf, toRecord } from '../database/rows';
import { readTableCounts, type TableCounts } from '../database/tableCounts';
import { asciiLowerCase, containing } from '../database/text';
import type { OptionsList, Resource } from './resource';

/** The columns that a list reads. */
export const selectedColumns = (resource: Resource): string[] => [
  ...new Set([resource.key, 'version', ...columnsOf(resource.fields)]),
];

/** The columns of a record's whole row: also those that are no fields. */
export const wholeRowColumns = (resource: Resource): string[] => [...selectedColumns(resource), ...resource.ownColumns];

const readById = preparedFor((resource: Resource, database, id: number) =>
  database.selectFrom(resource.table).select(wholeRowColumns(resource)).where(resource.key, '=', id),
);

/** A record's whole row, with the columns that are no fields. */
export const readRow = async (database: Database, resource: Resource, id: number): Promise<Row | undefined> =>
  (await readById(resource, database, id))[0];

/** A row as a single record is answered: with the values that a list leaves out. */
export const presentRow = (resource: Resource, row: Row): AnyRecord => {
  const record = toRecord(resource.fields, row, resource.key);
  return resource.present ? { ...resource.present(row), ...record } : record;
};

/** A record, or null where there is none. */
export const readRecord = async (database: Database, resource: Resource, id: number): Promise<AnyRecord | null> => {
  const row = await readRow(database, resource, id);
  return row ? presentRow(resource, row) : null;
};

/**
 * A row as a call answers with it alone: also with what it shows of other records.
 * @param counts as the request has read them; read now where it has not, or has written since
 */
export const wholeRecord = async (
  database: Database,
  resource: Resource,
  row: Row,
  counts?: TableCounts,
): Promise<AnyRecord> => {
  const record = presentRow(resource, row);
  if (!resource.related) return record;
  return Object.assign(record, await resource.related(row, database, counts ?? (await readTableCounts(database))));
};

/** A record as a call answers with it alone, or null where there is none. */
export const readWholeRecord = async (
  database: Database,
  resource: Resource,
  id: number,
  counts?: TableCounts,
): Promise<AnyRecord | null> => {
  const row = await readRow(database, resource, id);
  return row ? wholeRecord(database, resource, row, counts) : null;
};

export type Option = { value: number; label: string };
export type OptionsQuery = { q?: string; limit?: number; value?: number };

const labelOf = (row: Row, list: OptionsList, id: number): string =>
  list.label
    .map((source) => (source === 'id' ? `#${id}` : row[source]))
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' · ') || `#${id}`;

const NUMBER = /^#?\d{1,9}$/;

const isNumber = ({ key }: Resource, word: string) => sql<boolean>`${sql.ref(key)} = ${Number(word.replace('#', ''))}`;

/** Whether an option is called just so: by its number, where its label begins with that, or by its name. */
const isCalled = (resource: Resource, { label: [first] }: OptionsList, text: string) => {
  if (first === undefined || text === '') return null;
  if (first === 'id') return NUMBER.test(text) ? isNumber(resource, text) : null;
  return sql<boolean>`lower(${sql.ref(first)}) = ${text}`;
};

/**
 * The options of a select: those that contain a text, at most so many; or only the one that is chosen. By label, but first
 * those that are called by the text.
 */
export const readOptions = async (
  database: Database,
  resource: Resource,
  list: OptionsList,
  { q, limit, value }: OptionsQuery,
): Promise<Option[]> => {
  const sources = list.label.filter((source) => source !== 'id');
  let select = database.selectFrom(resource.table).select([resource.key, ...sources]);
  if (value !== undefined) {
    // A chosen record stays an option, whatever has become of it since.
    select = select.where(resource.key, '=', value);
  } else if (list.only) {
    const { field, values } = list.only;
    const some = values.filter((candidate) => candidate !== null);
    select = select.where((expression) =>
      expression.or([
        expression(field, 'in', some),
        ...(some.length < values.length ? [expression(field, 'is', null)] : []),
      ]),
    );
  }
  const words = asciiLowerCase(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  for (const word of words) {
    const places = sources.map(
      (source) => sql<boolean>`lower(${sql.ref(source)}) like ${containing(word)} escape '\\'`,
    );
    if (NUMBER.test(word)) places.push(isNumber(resource, word));
    select = select.where((expression) => expression.or(places));
  }
  const called = isCalled(resource, list, words.join(' '));
  if (called) select = select.orderBy(sql`case when ${called} then 0 else 1 end`);
  for (const source of list.label[0] === 'id' ? [] : sources) {
    select = select.orderBy(sql`(${sql.ref(source)} is null)`).orderBy(sql`lower(${sql.ref(source)})`);
  }
  select = select.orderBy(resource.key, list.label[0] === 'id' ? 'desc' : 'asc');
  if (limit !== undefined) select = select.limit(limit);

  const rows = await select.execute();
  return rows.map((row) => ({
    value: Number(row[resource.key]),
    label: labelOf(row, list, Number(row[resource.key])),
  }));
};
