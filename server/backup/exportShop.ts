/** `npm run export`: everything in files that other programs read: one JSON and one CSV file per resource. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { csvOf } from '../../src/fields/csv';
import type { Field } from '../../src/fields/field';
import { ID_FIELD } from '../../src/fields/filters';
import type { AnyRecord } from '../../src/fields/record';
import type { PricedRow } from '../../src/pricing';
import { type Database, inSnapshot, openDatabase, type Row } from '../database/database';
import { appliedMigrations } from '../database/migrate';
import { migrations } from '../database/migrations';
import { columnsOf, toRecord } from '../database/rows';
import { presentRow } from '../records/read';
import type { Resource, Resources } from '../records/resource';
import { eachBatch } from './figures';
import { UNFINISHED } from './files';
import { knownMigrations, refuseMissing } from './makeBackup';
import { BackupRefusal } from './refusal';

/** A file's records: as JSON has them, and the fields that are columns of the CSV file. */
type Exported = {
  name: string;
  table: string;
  key: string;
  columns: readonly string[];
  fields: readonly Field[];
  /** What a row of the table becomes: one record, or as many as it holds. */
  recordsOf: (row: Row) => readonly AnyRecord[];
};

/** Whether the column of a reference shows the same. */
const isNamedBeside = (field: Field, fields: readonly Field[]): boolean =>
  fields.some((other) => other.type === 'reference' && other.nameSource === field.source);

const exportOf = (resource: Resource): Exported => {
  // What is written only (a password) and what the server keeps for itself (a session) stays here.
  const fields = resource.fields.filter(({ type }) => type !== 'password');
  const ownColumns = resource.present ? resource.ownColumns : [];
  return {
    name: resource.name,
    table: resource.table,
    key: resource.key,
    columns: [...new Set([resource.key, 'version', ...columnsOf(fields), ...ownColumns])],
    fields: [...(resource.key === 'id' ? [ID_FIELD] : []), ...fields.filter((field) => !isNamedBeside(field, fields))],
    recordsOf: (row) => [resource.present ? presentRow(resource, row) : toRecord(fields, row, resource.key)],
  };
};

const quotePriceFields: readonly Field[] = [
  { source: 'quote_id', label: 'Quote', type: 'number' },
  { source: 'customer_name', label: 'Customer', type: 'text' },
  { source: 'quote_description', label: 'Description', type: 'text' },
  { source: 'row', label: 'Row', type: 'number' },
  { source: 'include', label: 'Include', type: 'boolean' },
  { source: 'labels', label: 'Labels', type: 'number' },
  { source: 'total_cost', label: 'Cost', type: 'currency' },
  { source: 'total_price', label: 'Price', type: 'currency' },
  { source: 'price_per_m_labels', label: 'Price per M', type: 'currency' },
  { source: 'profit', label: 'Profit', type: 'currency' },
  { source: 'margin', label: 'Margin', type: 'percent' },
  { source: 'priced_at', label: 'Priced at', type: 'instant' },
];

/** What each quantity of each quote costs: the money that a table of quotes has no columns for. */
const quotePricesExport = (quotes: Exported): Exported => ({
  ...quotes,
  name: 'quote-prices',
  fields: quotePriceFields,
  recordsOf: (row) =>
    quotes
      .recordsOf(row)
      .flatMap(({ id, customer_name, quote_description, priced_at, rows }) =>
        (Array.isArray(rows) ? (rows as PricedRow[]) : [])
          .filter(({ labels }) => labels !== null)
          .map((priced) => ({ ...priced, id, quote_id: id, customer_name, quote_description, priced_at })),
      ),
});

const historyFields: readonly Field[] = [
  ID_FIELD,
  { source: 'resource', label: 'Resource', type: 'text' },
  { source: 'record_id', label: 'Record', type: 'number' },
  { source: 'at', label: 'At', type: 'text' },
  { source: 'user_id', label: 'User ID', type: 'number' },
  { source: 'user_name', label: 'User', type: 'text' },
  { source: 'action', label: 'Action', type: 'text' },
  { source: 'changes', label: 'Changes', type: 'text' },
];

const historyColumns = historyFields.map(({ source }) => source);

const historyExport: Exported = {
  name: 'history',
  table: 'history',
  key: 'id',
  columns: historyColumns,
  fields: historyFields,
  recordsOf: (row) => [{ ...row, id: Number(row.id) }],
};

/** The history's changes are JSON already. */
const jsonOf = (record: AnyRecord): string =>
  JSON.stringify(typeof record.changes === 'string' ? { ...record, changes: JSON.parse(record.changes) } : record);

/** The two files of a resource, written side by side. */
const writeFiles = async (snapshot: Database, folder: string, exported: Exported): Promise<number> => {
  const { name, table, fields } = exported;
  const json = await open(join(folder, `${name}.json`), 'wx', 0o600);
  const csv = await open(join(folder, `${name}.csv`), 'wx', 0o600);
  try {
    const head = csvOf(fields, []);
    await csv.write(head);
    let count = 0;
    await eachBatch(snapshot, { ...exported, name: table, hasTextKey: false }, async (rows) => {
      const records = rows.flatMap(exported.recordsOf);
      await json.write((count === 0 ? '[\n' : ',\n') + records.map(jsonOf).join(',\n'));
      await csv.write(csvOf(fields, records).slice(head.length));
      count += records.length;
    });
    await json.write(count === 0 ? '[]\n' : '\n]\n');
    return count;
  } finally {
    await json.close();
    await csv.close();
  }
};

const refuseFull = (folder: string): void => {
  if (!existsSync(folder)) {
    if (!existsSync(dirname(folder))) throw new BackupRefusal(`There is no folder ${dirname(folder)}`);
    return;
  }
  if (!statSync(folder).isDirectory() || readdirSync(folder).length > 0) {
    throw new BackupRefusal(`${folder} exists already and is not an empty folder: choose another`);
  }
};

/** An older shop does not have all that is exported yet. */
const refuseOtherSchema = (location: string, applied: readonly string[]): void => {
  if (knownMigrations(location, applied).length < migrations.length) {
    throw new BackupRefusal('The database was made by an older version of the program: start the server once');
  }
};

/**
 * Exports a shop as it is at one moment into a new or an empty folder.
 * @returns how many records each pair of files has
 * @throws BackupRefusal where there is no shop, or something is in the folder
 */
export const exportShop = async (
  location: string,
  folder: string,
  resources: Resources,
): Promise<ReadonlyMap<string, number>> => {
  refuseMissing(location);
  refuseFull(folder);
  const unfinished = `${folder}.${process.pid}${UNFINISHED}`;
  await mkdir(unfinished);
  const database = openDatabase(location, { readOnly: true });
  try {
    const counts = await inSnapshot(database, async (snapshot) => {
      refuseOtherSchema(location, await appliedMigrations(snapshot));
      const done = new Map<string, number>();
      const files = resources.map(exportOf);
      const prices = files.filter(({ name }) => name === 'quotes').map(quotePricesExport);
      for (const exported of [...files, ...prices, historyExport]) {
        done.set(exported.name, await writeFiles(snapshot, unfinished, exported));
      }
      return done;
    });
    if (existsSync(folder)) await rmdir(folder);
    await rename(unfinished, folder);
    return counts;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await database.destroy();
  }
};
