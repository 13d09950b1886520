/** What becomes of a record that two people have changed at the same time. */
import { type Field, isWritable } from '../../fields/field';
import { isSameValue } from '../../fields/sameValue';

type Values = Readonly<Record<string, unknown>>;

/** A field that both sides changed, and not to the same. */
type FieldConflict = { field: Field; original: unknown; mine: unknown; theirs: unknown };

/** What others may change that nobody types, and that has to be said all the same: it moves what stands on the screen. */
export type AlsoTold = {
  source: string;
  label: string;
  isChanged: (original: Values, theirs: Values) => boolean;
};

/** A change of theirs as it is told. */
export type TakenChange = Pick<Field, 'source' | 'label'>;

export type Merge = {
  /** Every field that may be changed, as it is to be saved; of the conflicts, mine until somebody decides. */
  values: Record<string, unknown>;
  /** What only they changed. */
  taken: TakenChange[];
  conflicts: FieldConflict[];
};

/**
 * Merges field by field. `original` is the record that the editing began from, `mine` what stands in the form, `theirs`
 * the record as somebody else has saved it since. What a side does not carry, it has not changed. Calculated and linked
 * values are not merged: they follow. Of those `alsoTold` names the ones to tell of.
 */
export const mergeRecords = (
  fields: readonly Field[],
  original: Values,
  mine: Values,
  theirs: Values,
  alsoTold: readonly AlsoTold[] = [],
): Merge => {
  const merge: Merge = { values: {}, taken: [], conflicts: [] };
  for (const field of fields.filter((candidate) => isWritable(candidate, 'update'))) {
    const { source } = field;
    const before = original[source];
    const own = mine[source] === undefined ? before : mine[source];
    const other = theirs[source] === undefined ? before : theirs[source];
    const isMine = !isSameValue(field, own, before);
    const isTheirs = !isSameValue(field, other, before);
    const value = isMine ? own : other;
    if (value !== undefined) merge.values[source] = value;
    if (isTheirs && !isMine) merge.taken.push(field);
    if (isTheirs && isMine && !isSameValue(field, own, other)) {
      merge.conflicts.push({ field, original: before ?? null, mine: own, theirs: other });
    }
  }
  merge.taken.push(...alsoTold.filter(({ isChanged }) => isChanged(original, theirs)));
  return merge;
};
