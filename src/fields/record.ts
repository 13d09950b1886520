/** The TypeScript type of a record, derived from its entity's fields. */
import type { BooleanField, ChoiceField, Field, NumberField, PasswordField, ReferenceField } from './field';

type NumericType = NumberField['type'] | 'currency' | 'percent' | 'duration' | ReferenceField['type'];

/** The type of one field's value in a record. Every value may be empty: no form requires any. */
export type ValueOf<F extends Field> = F extends ChoiceField
  ? F['choices'][number]['value'] | null
  : F['type'] extends BooleanField['type']
    ? boolean | null
    : F['type'] extends NumericType
      ? number | null
      : string | null;

/** The fields a record carries when it is read: all but those that are written only. */
type ReadableField<Fields extends readonly Field[]> = Exclude<Fields[number], PasswordField>;

/** A record as the server answers with it. `version` counts its changes. */
export type RecordOf<Fields extends readonly Field[]> = { id: number; version: number } & {
  [F in ReadableField<Fields> as F['source']]: ValueOf<F>;
};

/** Any entity's record, where code serves all of them. */
export type AnyRecord = { id: number; version?: number; [source: string]: unknown };
