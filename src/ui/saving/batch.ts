/** Changes of records that are told of as one. */
import type { AnyRecord } from '../../fields/record';
import type { Done, RecordChange, Refused, Target } from './saveChanges';

export type ChangeTexts = {
  /** Tells what was done, once it is, to how many records: "Due Date of 12 tickets: 2026-06-01". */
  said: string | ((count: number) => string);
  /**
   * Gets the records as they are now after whatever was tried, the change, another try or an undo: those that were saved,
   * and those that somebody else had changed.
   */
  onSaved?: (now: AnyRecord[]) => void;
  /** Tells of what the server refused or did not get, in the place of the notice; answers whether it could. */
  onRefused?: (refused: readonly Refused[]) => boolean;
};

let made = 0;

/** A key that no batch has had before. */
export const newBatchKey = (): number => {
  made += 1;
  return made;
};

/** What somebody did at once, and what earlier tries of it have done: one Undo takes all of it back. */
export type Batch = {
  /** The same from try to try. */
  key: number;
  target: Target;
  changes: readonly RecordChange[];
  texts: ChangeTexts;
  before: readonly Done[];
  isUndo: boolean;
};

/** A batch after a try: what is done of it by now, and what is not and has to be told. */
export type Tried = Batch & { refused: readonly Refused[]; now: AnyRecord[] };
