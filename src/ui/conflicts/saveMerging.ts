/** A save that goes through when somebody else has saved the same record in between, as far as it can without asking. */
import { type Field, isWritable } from '../../fields/field';
import { isSameValue } from '../../fields/sameValue';
import { type Conflict, failureOf } from '../saving/failure';
import type { FormRecord } from '../saving/useSaveRecord';
import { type AlsoTold, type Merge, mergeRecords, type TakenChange } from './mergeRecords';

type Values = Readonly<Record<string, unknown>>;

/** What of somebody else's came along with one's own save. */
export type Taken = { by: string | null; fields: readonly TakenChange[] };

/** What somebody has to decide before the record can be saved. */
export type OpenConflict = Conflict & { merge: Merge; original: FormRecord };

export type MergedSave = {
  taken: Taken[];
  /** Where an earlier try to add it had arrived: the fields that stand as they were sent then, and cannot be changed. */
  kept: Field[] | null;
} & ({ saved: FormRecord } | { conflict: OpenConflict });

/**
 * An addition whose answer was lost had been made after all, of other values than those that are to be saved now. Thrown
 * by a save in place of adding a second record.
 */
export class AddedEarlier extends Error {
  constructor(
    readonly record: FormRecord & { id: number },
    /** What the record was made of. */
    readonly asked: Values,
  ) {
    super('The record had been added before');
  }
}

/** What of theirs a merge brings along, if it brings anything. */
export const takenIn = ({ changedBy }: Conflict, merge: Merge): Taken[] =>
  merge.taken.length > 0 ? [{ by: changedBy, fields: merge.taken }] : [];

/** Where others save faster than this form can follow, it says so instead of going on. */
const MOST_TRIES = 5;

type Overtaken = { original: FormRecord; conflict: Conflict };

const overtakenBy = (error: unknown, base: FormRecord): Overtaken | null => {
  if (error instanceof AddedEarlier) {
    const { record, asked } = error;
    return { original: { ...record, ...asked }, conflict: { current: record, changedBy: null, changedAt: null } };
  }
  const { conflict } = failureOf(error);
  return conflict ? { original: base, conflict } : null;
};

/** What was typed differently since the earlier try, of what is set once and for all when a record is added. */
const keptFields = (fields: readonly Field[], { asked }: AddedEarlier, mine: Values): Field[] =>
  fields.filter(
    (field) =>
      isWritable(field, 'create') &&
      !isWritable(field, 'update') &&
      asked[field.source] !== undefined &&
      !isSameValue(field, asked[field.source], mine[field.source]),
  );

type Options = {
  fields: readonly Field[];
  alsoTold?: readonly AlsoTold[];
  base: FormRecord;
  values: Values;
  save: (base: FormRecord, values: Values) => Promise<FormRecord>;
  /** Hears that the form now stands on a newer record, with these values over it. */
  onMerged: (base: FormRecord, values: Values) => void;
};

/**
 * Saves, and where the record has a newer version merges with it and saves again. Resolves with the saved record, or with
 * what only a person can decide; rejects as `save` does for everything else.
 */
export const saveMerging = async ({ fields, alsoTold, base, values, save, onMerged }: Options): Promise<MergedSave> => {
  const taken: Taken[] = [];
  let standing = base;
  let mine = values;
  let kept: Field[] | null = null;
  for (let tries = 1; ; tries += 1) {
    try {
      return { saved: await save(standing, mine), taken, kept };
    } catch (error) {
      const overtaken = overtakenBy(error, standing);
      if (!overtaken || tries === MOST_TRIES) throw error;
      const { original, conflict } = overtaken;
      const merge = mergeRecords(fields, original, mine, conflict.current, alsoTold);
      if (error instanceof AddedEarlier) kept = keptFields(fields, error, mine);
      if (merge.conflicts.length > 0) return { conflict: { ...conflict, merge, original }, taken, kept };
      if (!(error instanceof AddedEarlier)) taken.push(...takenIn(conflict, merge));
      standing = conflict.current;
      mine = merge.values;
      onMerged(standing, mine);
    }
  }
};
