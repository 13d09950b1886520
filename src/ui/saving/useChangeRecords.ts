import type { AnyRecord } from '../../fields/record';
import { type ChangeTexts, newBatchKey } from './batch';
import type { RecordChange, Target } from './saveChanges';
import { useRunBatches } from './useRunBatches';

/**
 * A function that changes fields of one or of many records at once, without a form. It says what it did, with an Undo
 * that puts all of it back, and what it could not do, with another try of that. It resolves with the records as they are
 * now: those that were saved, and those that somebody else had changed.
 */
export const useChangeRecords = (target: Target) => {
  const run = useRunBatches();
  return (changes: readonly RecordChange[], texts: ChangeTexts): Promise<AnyRecord[]> =>
    run([{ key: newBatchKey(), target, changes, texts, before: [], isUndo: false }]);
};
