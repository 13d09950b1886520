import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import { useRef } from 'react';
import type { Field } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { isSameValue } from '../../fields/sameValue';
import { textOf } from '../../fields/text';
import { signedInAgain } from '../../providers/sessionEnded';
import { whileUnsaved } from '../../providers/unsaved';
import { type Conflict, failureOf } from './failure';
import { CHANGE_KEY } from './isChanging';
import { SavedNotice } from './SavedNotice';

type Values = Readonly<Record<string, unknown>>;

/** One record, and what some of its fields are to be. */
export type RecordChange = { record: AnyRecord; values: Values };

type Target = {
  resource: string;
  fields: readonly Field[];
  /** How a record is called where it could not be saved. */
  name: (record: AnyRecord) => string;
  /** What the records were asked for with besides their ids. */
  meta?: Values;
};

type Job = Target & { changes: readonly RecordChange[] };

type Done = RecordChange & { saved: AnyRecord };

/**
 * Why a change was not saved, whether the same may succeed the next time, and the record as somebody else has left it,
 * where that is known.
 */
type Refused = RecordChange & { problem: string; canRetry: boolean; current?: AnyRecord };

/** What became of a change: the record as it was before and is now, or why it was not saved. */
type Outcome = Done | Refused;

export type ChangeTexts = {
  /** Tells what was done, once it is, to how many records: "Due Date of 12 tickets: 2026-06-01". */
  said: string | ((count: number) => string);
  /**
   * Gets the records as they are now after whatever was tried, the change, another try or an undo: those that were saved,
   * and those that somebody else had changed.
   */
  onSaved?: (now: AnyRecord[]) => void;
  /** Tells of what the server refused or did not get, in the place of the notice. */
  onRefused?: (refused: readonly Refused[]) => void;
};

/** Changes that are told of as one, and what earlier tries of them have done: one Undo takes all of it back. */
type Batch = { changes: readonly RecordChange[]; texts: ChangeTexts; before: readonly Done[]; isUndo: boolean };

/** A batch after a try: what is done of it by now, and what is not and has to be told. */
type Tried = Batch & { refused: readonly Refused[]; now: AnyRecord[] };

/** So many are saved at a time: the server works one after the other anyway, and stays free for others. */
const AT_A_TIME = 4;

const picked = (record: AnyRecord, values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((source) => [source, record[source] ?? null]));

/** Whether all fields of the change are the same in both. */
const isSame = (fields: readonly Field[], one: Values, other: Values, { values }: RecordChange): boolean =>
  fields
    .filter(({ source }) => source in values)
    .every((field) => isSameValue(field, one[field.source], other[field.source]));

/** What somebody else has just made of the fields of a change: "Ann Lee has just set Qty Done to 400 (yours: 500)". */
const bothText = (fields: readonly Field[], { values }: RecordChange, { current, changedBy }: Conflict): string => {
  const set = fields
    .filter(({ source }) => source in values)
    .map((field) => {
      const [theirs, mine] = [current, values].map((record) => textOf(field, record[field.source], record));
      return `${field.label} to ${theirs} (yours: ${mine})`;
    });
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
        return { ...change, problem: bothText(fields, change, conflict), canRetry: false, current };
      }
      base = current;
    }
  }
};

const saveAll = async (dataProvider: DataProvider, { changes, ...target }: Job): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const waiting = changes.entries();
  const work = async () => {
    for (const [index, change] of waiting) outcomes[index] = await saveChange(dataProvider, target, change);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return outcomes;
};

const isDone = (outcome: Outcome): outcome is Done => 'saved' in outcome;
const isRefused = (outcome: Outcome): outcome is Refused => !isDone(outcome);

const saidText = ({ texts: { said }, before }: Tried): string =>
  typeof said === 'string' ? said : said(before.length);

/** Whether both are about the same fields of the same record: the later one takes the place of the earlier. */
const isSameChange = (one: RecordChange, other: RecordChange): boolean =>
  one.record.id === other.record.id && Object.keys(one.values).every((source) => source in other.values);

/** So long after it was last told, what was not saved is told again with the next change. */
const REMEMBERED_FOR = 60_000;

/** What is left of earlier refusals after other changes were tried. */
const stillRefused = (earlier: readonly Tried[], tried: readonly Tried[]): Tried[] => {
  const changes = tried.flatMap((batch) => batch.changes);
  return earlier
    .map((batch) => ({ ...batch, refused: batch.refused.filter((one) => !changes.some((c) => isSameChange(one, c))) }))
    .filter(({ refused }) => refused.length > 0);
};

/**
 * A function that changes fields of one or of many records at once, without a form. It says what it did, with an Undo
 * that puts all of it back, and what it could not do, with another try. One change can follow the other faster than the
 * server answers, and each notice takes the place of the one before: so it names what the one before could not do as
 * well, and the other try is one of all that. The function resolves with the records as they are now: those that were
 * saved, and those that somebody else had changed.
 */
export const useChangeRecords = (target: Target) => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const unsaved = useRef<{ batches: readonly Tried[]; until: number }>({ batches: [], until: 0 });
  // The job names its resource, so that lists and followers are asked for anew as after any other save.
  const { mutateAsync } = useMutation({
    mutationKey: CHANGE_KEY,
    mutationFn: (job: Job) => whileUnsaved(() => saveAll(dataProvider, job)),
    onSettled: (_outcomes, _error, { resource }) => queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] }),
  });

  const attempt = async (batch: Batch): Promise<Tried> => {
    const { onSaved, onRefused } = batch.texts;
    const outcomes = await mutateAsync({ ...target, changes: batch.changes });
    const refused = outcomes.filter(isRefused);
    const now = outcomes.flatMap((outcome) => (isDone(outcome) ? [outcome.saved] : (outcome.current ?? [])));
    onSaved?.(now);
    // What somebody else has changed stands there now, and is told of beside it.
    const told = onRefused ? refused.filter(({ current }) => current) : refused;
    if (onRefused && told.length < refused.length) onRefused(refused.filter(({ current }) => !current));
    return { ...batch, before: [...batch.before, ...outcomes.filter(isDone)], refused: told, now };
  };

  const remember = (batches: readonly Tried[]) => {
    unsaved.current = { batches, until: Date.now() + REMEMBERED_FOR };
  };

  const tell = (tried: readonly Tried[]) => {
    const done = tried.filter(({ before }) => before.length > 0);
    const refused = tried.filter((batch) => batch.refused.length > 0);
    if (done.length === 0 && refused.length === 0) return;
    const { batches, until } = unsaved.current;
    const earlier = Date.now() < until ? stillRefused(batches, tried) : [];
    const open = [...earlier, ...refused];
    remember(open);

    const again = open
      .map((batch) => ({ ...batch, changes: batch.refused.filter(({ canRetry }) => canRetry) }))
      .filter(({ changes }) => changes.length > 0);
    const back = done
      .filter(({ isUndo }) => !isUndo)
      .map(({ before, texts: { onSaved } }) => ({
        changes: before.map(({ record, values, saved }) => ({ record: saved, values: picked(record, values) })),
        texts: { said: 'Undone', onSaved },
        before: [],
        isUndo: true,
      }));
    const problemsOf = (isUndo: boolean) =>
      open
        .filter((batch) => batch.isUndo === isUndo)
        .flatMap((batch) => batch.refused.map(({ record, problem }) => `${target.name(record)}: ${problem}`));
    // What is tried again or given up is no longer an earlier failure.
    const after = (left: readonly Tried[], next: readonly Batch[]) => () => {
      remember(left);
      void run(next);
    };
    notify(
      <SavedNotice
        said={[...new Set(done.map(saidText))]}
        notSaved={problemsOf(false)}
        notUndone={problemsOf(true)}
        onUndo={back.length > 0 ? after(earlier, back) : undefined}
        onRetry={again.length > 0 ? after([], again) : undefined}
      />,
      { autoHideDuration: open.length > 0 ? 20_000 : 8000 },
    );
  };

  const run = async (batches: readonly Batch[]): Promise<AnyRecord[]> => {
    const tried = await Promise.all(batches.map(attempt));
    tell(tried);
    return tried.flatMap(({ now }) => now);
  };

  return (changes: readonly RecordChange[], texts: ChangeTexts): Promise<AnyRecord[]> =>
    run([{ changes, texts, before: [], isUndo: false }]);
};
