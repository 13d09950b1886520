/** The one place where records become rows and rows records. */
import type { Field } from '../../src/fields/field';
import type { AnyRecord } from '../../src/fields/record';
import type { Row, SqlValue } from './database';
import { objectMaker } from './objectMaker';

/** The columns of a table of records, beside its key and `version`: every field but what is only written. */
export const columnsOf = (fields: readonly Field[]): string[] =>
  fields.filter((field) => field.type !== 'password').map((field) => field.source);

/** A field's value as its column holds it. */
const toColumn = (field: Field, value: unknown): SqlValue => {
  if (value === null || value === undefined) return null;
  if (field.type === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new TypeError(`${field.source} cannot hold a ${typeof value}`);
};

/** The columns of those fields that the record has a value for, even if it is null. */
export const toRow = (fields: readonly Field[], record: Readonly<Record<string, unknown>>): Row => {
  const row: Row = {};
  for (const field of fields) {
    if (field.type !== 'password' && record[field.source] !== undefined) {
      row[field.source] = toColumn(field, record[field.source]);
    }
  }
  return row;
};

type ToRecord = (row: Row) => AnyRecord;

const recordMaker = (fields: readonly Field[], key: string): ToRecord => {
  const column = (name: string): string => `given[${JSON.stringify(name)}]`;
  const values = fields
    .filter(({ type }) => type !== 'password')
    .map(({ source, type }): [string, string] => {
      const value = `${column(source)} ?? null`;
      return [source, type === 'boolean' ? `(${value}) === null ? null : ${column(source)} !== 0` : value];
    });
  return objectMaker<AnyRecord, Row>([
    ['id', `Number(${column(key)})`],
    ['version', `Number(${column('version')})`],
    ...values,
  ]);
};

/** The fields of an entity are always shown by the same key. */
const recordMakers = new WeakMap<readonly Field[], ToRecord>();

/** A row as the record that the server answers with. `key` is the column that identifies it. */
export const toRecord = (fields: readonly Field[], row: Row, key: string): AnyRecord => {
  const known = recordMakers.get(fields);
  if (known) return known(row);
  const made = recordMaker(fields, key);
  recordMakers.set(fields, made);
  return made(row);
};
