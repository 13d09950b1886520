/** What could not be saved without a form: it is told until it has been tried again, done otherwise, or dismissed. */
import { useSyncExternalStore } from 'react';
import { EMPTY, exactText } from '../../fields/text';
import { failedChanges } from '../../providers/unsaved';
import { firstFew } from '../firstFew';
import type { Batch, Tried } from './batch';
import type { RecordChange, Refused, Target } from './saveChanges';

const NONE: readonly Tried[] = [];

let unsaved = NONE;
const listeners = new Set<() => void>();

const keep = (batches: readonly Tried[]): void => {
  unsaved = batches.filter(({ refused }) => refused.length > 0);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What is not saved, the oldest first. */
export const useUnsavedChanges = (): readonly Tried[] => useSyncExternalStore(subscribe, () => unsaved);

/** Whether the later of two changes of a record takes the place of the earlier: it is about the same fields. */
const isReplacedBy = (earlier: RecordChange, later: RecordChange): boolean =>
  earlier.record.id === later.record.id && Object.keys(earlier.values).every((source) => source in later.values);

/** Takes over what batches could not do just now, in the place of what was not saved of the same fields before. */
export const keepUnsaved = (tried: readonly Tried[]): void => {
  const isReplaced = ({ target }: Batch, earlier: Refused) =>
    tried.some(
      (batch) =>
        batch.target.resource === target.resource && batch.changes.some((change) => isReplacedBy(earlier, change)),
    );
  keep([
    ...unsaved.map((batch) => ({ ...batch, refused: batch.refused.filter((change) => !isReplaced(batch, change)) })),
    ...tried,
  ]);
};

/** Nothing of these is told any more: they were taken back. */
export const forgetUnsaved = (batches: readonly Batch[]): void =>
  keep(unsaved.filter(({ key }) => batches.every((batch) => batch.key !== key)));

/** Nothing is told any more. */
export const dismissUnsaved = (): void => keep(NONE);

/** What of it can be tried again. */
export const canBeRetried = (batches: readonly Tried[]): Batch[] =>
  batches
    .map(({ refused, now: _, ...batch }) => ({ ...batch, changes: refused.filter(({ canRetry }) => canRetry) }))
    .filter(({ changes }) => changes.length > 0);

/** Takes out what can be tried again, as batches to do so with. What cannot stays until it is dismissed. */
export const takeRetries = (): Batch[] => {
  const retries = canBeRetried(unsaved);
  keep(unsaved.map((batch) => ({ ...batch, refused: batch.refused.filter(({ canRetry }) => !canRetry) })));
  return retries;
};

failedChanges.add({ isAny: () => canBeRetried(unsaved).length > 0, discard: dismissUnsaved });

/** So many records are named, and the others counted. */
const MOST_NAMED = 5;

const namesText = (names: readonly string[]): string => {
  const { few, more } = firstFew(names, MOST_NAMED);
  return `${few.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** "Priority Rush", "no Due Date". */
const valuesText = ({ fields }: Target, { values }: RecordChange): string =>
  fields
    .filter(({ source }) => source in values)
    .map((field) => {
      const text = exactText(field, values[field.source], values);
      return text === EMPTY ? `no ${field.label}` : `${field.label} ${text}`;
    })
    .join(' and ');

/** What of a batch was not saved, and why: "Not saved: Priority Rush of Ticket #12, Ticket #9: The server cannot ..." */
export const unsavedLines = ({ target, refused, isUndo }: Tried): string[] => {
  const named = new Map<string, Map<string, string[]>>();
  for (const change of refused) {
    const values = valuesText(target, change);
    const reasons = named.get(values) ?? new Map<string, string[]>();
    named.set(
      values,
      reasons.set(change.problem, [...(reasons.get(change.problem) ?? []), target.name(change.record)]),
    );
  }
  return [...named].flatMap(([values, reasons]) =>
    [...reasons].map(
      ([problem, names]) => `${isUndo ? 'Not undone' : 'Not saved'}: ${values} of ${namesText(names)}: ${problem}`,
    ),
  );
};
