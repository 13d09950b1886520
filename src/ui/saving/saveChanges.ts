/** Saving fields of records without a form, and what becomes of it. */
import type { DataProvider } from 'ra-core';
import type { Field } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { isSameValue } from '../../fields/sameValue';
import { textOf } from '../../fields/text';
import { signedInAgain } from '../../providers/sessionEnded';
import { type Conflict, failureOf } from './failure';

type Values = Readonly<Record<string, unknown>>;

/** One record, and what some of its fields are to be. */
export type RecordChange = { record: AnyRecord; values: Values };

export type Target = {
  resource: string;
  fields: readonly Field[];
  /** How a record is called where it could not be saved. */
  name: (record: AnyRecord) => string;
  /** What the records were asked for with besides their ids. */
  meta?: Values;
};

export type Done = RecordChange & { saved: AnyRecord };

/**
 * Why a change was not saved, whether the same may succeed the next time, and the record as somebody else has left it,
 * where that is known.
 */
export type Refused = RecordChange & { problem: string; canRetry: boolean; current?: AnyRecord };

/** What became of a change: the record as it was before and is now, or why it was not saved. */
type Outcome = Done | Refused;

/** So many are saved at a time: the server works one after the other anyway, and stays free for others. */
const AT_A_TIME = 4;

/** Whether all fields of the change are the same in both. */
const isSame = (fields: readonly Field[], one: Values, other: Values, { values }: RecordChange): boolean =>
  fields
    .filter(({ source }) => source in values)
    .every((field) => isSameValue(field, one[field.source], other[field.source]));

/** What somebody else has just made of the fields of a change: "Ann Lee has just set Qty Done to 400". */
const theirsText = (fields: readonly Field[], { values }: RecordChange, { current, changedBy }: Conflict): string => {
  const set = fields
    .filter(({ source }) => source in values)
    .map((field) => `${field.label} to ${textOf(field, current[field.source], current)}`);
  return `${changedBy ?? 'Somebody else'} has just set ${set.join(' and ')}`;
};

/** Others may save the same record while it is being saved, but not without end. */
const MOST_TRIES = 4;

const SESSION_ENDED = 401;

/** What is wrong with the values, where the server says so; otherwise why they did not get that far. */
const refusalOf = (error: unknown): Pick<Refused, 'problem' | 'canRetry'> => {
  const { message, reason, refusals, status } = failureOf(error);
  return {
    problem: refusals.join('. ') || reason || message,
    canRetry: status === undefined || status < 400 || status >= 500 || status === SESSION_ENDED,
  };
};

/**
 * Saves a change. Somebody else may have saved the record since it was read: what they changed elsewhere stays, and the
 * change is made on top of it; where they changed the very same fields, theirs stand and the change is refused. Where the
 * session has ended, it waits for the same person to sign in again.
 */
const saveChange = async (
  dataProvider: DataProvider,
  { resource, fields, meta }: Target,
  change: RecordChange,
): Promise<Outcome> => {
  const { values } = change;
  let base = change.record;
  // It is so already: there is nothing to send.
  if (isSame(fields, base, values, change)) return { record: base, values, saved: base };
  for (let tries = 1; ; tries += 1) {
    try {
      const params = { id: base.id, data: { ...base, ...values }, previousData: base, meta };
      return { record: base, values, saved: (await dataProvider.update<AnyRecord>(resource, params)).data };
    } catch (error) {
      const { conflict, status } = failureOf(error);
      if (status === SESSION_ENDED && (await signedInAgain())) continue;
      if (!conflict) return { ...change, ...refusalOf(error) };
      const { current } = conflict;
      // They did the same: there is nothing left to do, and nothing of one's own to undo.
      if (isSame(fields, current, values, change)) return { record: current, values, saved: current };
      if (!isSame(fields, current, base, change) || tries === MOST_TRIES) {
        return { ...change, problem: theirsText(fields, change, conflict), canRetry: false, current };
      }
      base = current;
    }
  }
};

/** Saves changes, and resolves with what became of each, in their order. */
export const saveChanges = async (
  dataProvider: DataProvider,
  target: Target,
  changes: readonly RecordChange[],
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const waiting = changes.entries();
  const work = async () => {
    for (const [index, change] of waiting) outcomes[index] = await saveChange(dataProvider, target, change);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return outcomes;
};

export const isDone = (outcome: Outcome): outcome is Done => 'saved' in outcome;
export const isRefused = (outcome: Outcome): outcome is Refused => !isDone(outcome);
