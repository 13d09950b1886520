/** What an import would do with each row of a file, and why it would refuse one. Nothing is written here. */
import { sql } from 'kysely';
import { type Field, fieldOf } from '../../src/fields/field';
import { writableValues } from '../../src/fields/payload';
import type { AnyRecord } from '../../src/fields/record';
import type { Database } from '../database/database';
import { columnsOf, toRecord } from '../database/rows';
import { asciiLowerCase } from '../database/text';
import type { FieldErrors } from '../http/errors';
import type { Resource } from '../records/resource';
import type { Payload } from '../records/save';
import { belowMinimum } from '../records/validation';

/** What becomes of the records that are there already. */
export type ExistingRecords = 'keep' | 'update';

export type RowPlan = {
  outcome: 'add' | 'update' | 'keep' | 'refuse';
  /** The record that is there already. */
  id?: number;
  /** What that record holds now in the fields that would be changed. */
  before?: Payload;
  errors?: FieldErrors;
};

/** What is wrong with a payload by the schema that the add and update calls check theirs with, or null. */
export type Validate = (payload: Payload, when: 'create' | 'update') => FieldErrors | null;

/** So many names at a time fit into one query of either database. */
const NAMES_PER_QUERY = 500;

/** A name as it is compared: letter case and white space around it count for nothing. */
const comparedName = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? asciiLowerCase(value.trim()) : null;

/** The field that tells which record a row means. */
const importKey = (resource: Resource): Field => fieldOf(resource.fields, resource.nameField ?? '');

const readExisting = async (
  database: Database,
  resource: Resource,
  names: readonly string[],
): Promise<Map<string, AnyRecord[]>> => {
  const { source } = importKey(resource);
  const columns = [...new Set([resource.key, 'version', ...columnsOf(resource.fields)])];
  const existing = new Map<string, AnyRecord[]>();
  for (let start = 0; start < names.length; start += NAMES_PER_QUERY) {
    const some = names.slice(start, start + NAMES_PER_QUERY);
    const rows = await database
      .selectFrom(resource.table)
      .select(columns)
      .where(sql<boolean>`lower(${sql.ref(source)}) in (${sql.join(some)})`)
      .orderBy(resource.key)
      .execute();
    for (const row of rows) {
      const record = toRecord(resource.fields, row, resource.key);
      const name = comparedName(record[source]) ?? '';
      existing.set(name, [...(existing.get(name) ?? []), record]);
    }
  }
  return existing;
};

/** What the record holds in the fields that the payload would change. */
const valuesBefore = (resource: Resource, record: AnyRecord, payload: Payload): Payload =>
  Object.fromEntries(
    Object.entries(writableValues(resource.fields, payload, 'update'))
      .map(([source, value]) => ({ source, value, before: record[source] ?? null }))
      .filter(({ value, before }) => before !== value)
      .map(({ source, before }) => [source, before]),
  );

/** The plan for each row, in their order. */
export const planImport = async (
  database: Database,
  resource: Resource,
  rows: readonly Payload[],
  existingRecords: ExistingRecords,
  validate: Validate,
): Promise<RowPlan[]> => {
  const key = importKey(resource);
  const names = rows.map((row) => comparedName(row[key.source]));
  const seen = new Set<string>();
  const existing = await readExisting(database, resource, [...new Set(names.filter((name) => name !== null))]);

  return rows.map((row, index): RowPlan => {
    const name = names[index] ?? null;
    const found = name === null ? [] : (existing.get(name) ?? []);
    const [record] = found;
    const errors: FieldErrors = {
      ...(record && belowMinimum(resource.fields, writableValues(resource.fields, row, 'update'), record)),
      ...validate(row, record ? 'update' : 'create'),
    };
    if (name === null) {
      errors[key.source] ??= `${key.label} must not be empty: it tells which ${resource.singular} is meant`;
    } else if (seen.has(name)) {
      errors[key.source] ??= `${key.label} ${row[key.source]} stands in an earlier row as well`;
    } else if (found.length > 1 && existingRecords === 'update') {
      errors[key.source] ??=
        `${key.label} ${row[key.source]} is there ${found.length} times: it is not clear which is meant`;
    }
    if (name !== null) seen.add(name);

    if (Object.keys(errors).length > 0) return { outcome: 'refuse', errors };
    if (!record) return { outcome: 'add' };
    const before = existingRecords === 'update' ? valuesBefore(resource, record, row) : {};
    if (Object.keys(before).length === 0) return { outcome: 'keep', id: record.id };
    return { outcome: 'update', id: record.id, before };
  });
};
