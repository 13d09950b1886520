/** From what was typed or sent to what is stored: defaults, empty values, read-only fields left out. */
import { type Field, isWritable } from './field';

/** The value a new record starts with. `today` is the day it is added, `YYYY-MM-DD`. */
const defaultOf = (field: Field, today: string): unknown => {
  if (field.type === 'day') return field.defaultValue === 'today' ? today : null;
  return 'defaultValue' in field && field.defaultValue !== undefined ? field.defaultValue : null;
};

/** A new record's first values: the declared defaults, everything else empty. */
export const defaultsOf = (fields: readonly Field[], today: string): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter((field) => isWritable(field, 'create')).map((field) => [field.source, defaultOf(field, today)]),
  );

/** Text without surrounding white space; empty text is no value. Passwords are kept to the letter. */
export const storedValue = (field: Field, value: unknown): unknown => {
  if (field.type === 'password' || typeof value !== 'string') return value;
  const trimmed = field.type === 'longText' ? value.trimEnd() : value.trim();
  return trimmed === '' ? null : trimmed;
};

/** The writable values of what was typed or sent, as they are to be stored. What may not be written is left out. */
export const writableValues = (
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  when: 'create' | 'update',
): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const field of fields) {
    if (isWritable(field, when) && values[field.source] !== undefined) {
      result[field.source] = storedValue(field, values[field.source]);
    }
  }
  return result;
};
