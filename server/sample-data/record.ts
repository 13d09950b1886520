/** What a sample record is: the fields a person would have typed, and the id that links to it. */
import type { Field, PasswordField, ReadOnlyOrigin } from '../../src/fields/field';
import type { ValueOf } from '../../src/fields/record';

/** A record by its entity's fields, without what the server computes, copies from linked records or counts. */
export type SampleOf<Fields extends readonly Field[]> = { id: number } & {
  [F in Exclude<Fields[number], PasswordField | { readOnly: ReadOnlyOrigin }> as F['source']]: ValueOf<F>;
};
