import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import type { Field } from '../fields/field';
import type { AnyRecord } from '../fields/record';
import { isSameValue } from '../fields/sameValue';
import { textOf } from '../fields/text';
import { type Conflict, failureOf } from './failure';
import { SavedNotice } from './SavedNotice';

type Values = Readonly<Record<string, unknown>>;

/** One record, and what some of its fields are to be. */
export type RecordChange = { record: AnyRecord; values: Values };

type Target = {
  resource: string;
  fields: readonly Field[];
  /** What the records were asked for with besides their ids. */
  meta?: Values;
};

type Job = Target & { changes: readonly RecordChange[] };

/**
 * What became of a change: the record as it was before and is now; or why it was not saved, and the record as somebody
 * else has left it, where that is known.
 */
type Outcome = RecordChange & ({ saved: AnyRecord } | { problem: string; current?: AnyRecord });

/** So many are saved at a time: the server works one after the other anyway, and stays free for others. */
const AT_A_TIME = 4;

const picked = (record: AnyRecord, values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((source) => [source, record[source] ?? null]));

/** Whether all fields of the change are the same in both. */
const isSame = (fields: readonly Field[], one: Values, other: Values, { values }: RecordChange): boolean =>
  fields
    .filter(({ source }) => source in values)
    .every((field) => isSameValue(field, one[field.source], other[field.source]));

/** What somebody else has just made of the fields of a change: "Ann Lee has just set Status to Staged". */
const theirsText = (fields: readonly Field[], { values }: RecordChange, { current, changedBy }: Conflict): string => {
  const set = fields
    .filter(({ source }) => source in values)
    .map((field) => `${field.label} to ${textOf(field, current[field.source], current)}`);
  return `${changedBy ?? 'Somebody else'} has just set ${set.join(' and ')}`;
};

/** Others may save the same record while it is being saved, but not without end. */
const MOST_TRIES = 4;

/**
 * Saves a change. Somebody else may have saved the record since it was read: what they changed elsewhere stays, and the
 * change is made on top of it; where they changed the very same fields, theirs stand and the change is refused.
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
      const { message, conflict } = failureOf(error);
      if (!conflict) return { ...change, problem: message };
      const { current } = conflict;
      // They did the same: there is nothing left to do, and nothing of one's own to undo.
      if (isSame(fields, current, values, change)) return { record: current, values, saved: current };
      if (!isSame(fields, current, base, change) || tries === MOST_TRIES) {
        return { ...change, problem: theirsText(fields, change, conflict), current };
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

/**
 * A function that changes fields of one or of many records at once, without a form. It says what it did, with an Undo
 * that puts all of it back, and what it could not do. It resolves with the records as they are now: those that were saved,
 * and those that somebody else had changed, which can be tried again.
 */
export const useChangeRecords = (target: Target) => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  // The job names its resource, so that lists and followers are asked for anew as after any other save.
  const { mutateAsync } = useMutation({
    mutationFn: (job: Job) => saveAll(dataProvider, job),
    onSettled: (_outcomes, _error, { resource }) => queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] }),
  });

  const run = async (
    changes: readonly RecordChange[],
    said: string,
    onUndone: ((saved: AnyRecord[]) => void) | null,
  ): Promise<AnyRecord[]> => {
    const outcomes = await mutateAsync({ ...target, changes });
    const done = outcomes.flatMap((outcome) => ('saved' in outcome ? [outcome] : []));
    const problems = outcomes.flatMap((outcome) =>
      'problem' in outcome ? [`#${outcome.record.id}: ${outcome.problem}`] : [],
    );
    const back = done.map(({ record, values, saved }) => ({ record: saved, values: picked(record, values) }));
    const undo = async () => onUndone?.(await run(back, 'Undone', null));
    const isUndo = onUndone === null;
    notify(
      <SavedNotice
        said={done.length > 0 ? said : undefined}
        problems={problems}
        refusal={isUndo ? 'Not undone' : 'Not saved'}
        onUndo={onUndone && done.length > 0 ? () => void undo() : undefined}
      />,
      { autoHideDuration: problems.length > 0 ? 20_000 : 8000 },
    );
    return outcomes.flatMap((outcome) => {
      const now = 'saved' in outcome ? outcome.saved : outcome.current;
      return now ? [now] : [];
    });
  };

  /**
   * `said` tells what was done, once it is: "Due Date of 12 tickets: 2026-06-01". `onUndone` gets the records as they are
   * after an undo.
   */
  return (
    changes: readonly RecordChange[],
    said: string,
    onUndone: (saved: AnyRecord[]) => void = () => undefined,
  ): Promise<AnyRecord[]> => run(changes, said, onUndone);
};
