import type { Field } from '../../fields/field';
import { isWritable } from '../../fields/field';
import { isSameValue } from '../../fields/sameValue';

type Values = Readonly<Record<string, unknown>>;

/** Without passwords: those are kept nowhere. */
export const withoutPasswords = (fields: readonly Field[], values: Values): Values => {
  const secret = new Set(fields.filter(({ type }) => type === 'password').map(({ source }) => source));
  return Object.fromEntries(Object.entries(values).filter(([source]) => !secret.has(source)));
};

/** The fields that stand in the form otherwise than in the record it began from, as they stand there, half typed or not. */
export const changedValues = (
  fields: readonly Field[],
  when: 'create' | 'update',
  base: Values,
  values: Values,
): Values =>
  Object.fromEntries(
    fields
      .filter((field) => isWritable(field, when) && field.type !== 'password')
      .filter(({ source }) => values[source] !== undefined)
      .filter((field) => !isSameValue(field, values[field.source], base[field.source]))
      .map(({ source }) => [source, values[source]]),
  );
