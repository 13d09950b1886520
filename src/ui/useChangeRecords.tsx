import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import type { AnyRecord } from '../fields/record';
import { failureOf } from './failure';
import { SavedNotice } from './SavedNotice';

type Values = Readonly<Record<string, unknown>>;

/** One record, and what some of its fields are to be. */
export type RecordChange = { record: AnyRecord; values: Values };

type Target = {
  resource: string;
  /** What the records were asked for with besides their ids. */
  meta?: Values;
};

type Job = Target & { changes: readonly RecordChange[] };

/** What became of a change: the record as it was before and is now, or why it was not saved. */
type Outcome = RecordChange & ({ saved: AnyRecord } | { problem: string });

/** So many are saved at a time: the server works one after the other anyway, and stays free for others. */
const AT_A_TIME = 4;

const picked = (record: AnyRecord, values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((source) => [source, record[source] ?? null]));

const isSame = (one: Values, other: Values): boolean =>
  Object.keys(one).every((source) => (one[source] ?? null) === (other[source] ?? null));

/**
 * Saves a change. Somebody else may have saved the record since it was read: what they changed elsewhere stays, and the
 * change is made on top of it; where they changed the very same fields, theirs stand and the change is refused.
 */
const saveChange = async (dataProvider: DataProvider, { resource, meta }: Target, change: RecordChange) => {
  const { record, values } = change;
  const save = async (base: AnyRecord): Promise<AnyRecord> => {
    const params = { id: record.id, data: { ...base, ...values }, previousData: base, meta };
    return (await dataProvider.update<AnyRecord>(resource, params)).data;
  };
  try {
    return { ...change, saved: await save(record) };
  } catch (error) {
    const { message, conflict } = failureOf(error);
    if (!conflict) return { ...change, problem: message };
    const current: AnyRecord = conflict.current;
    if (!isSame(picked(record, values), picked(current, values))) {
      return { ...change, problem: `${conflict.changedBy ?? 'Somebody else'} has just changed it` };
    }
    try {
      return { record: current, values, saved: await save(current) };
    } catch (again) {
      return { ...change, problem: failureOf(again).message };
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
 * that puts all of it back, and what it could not do; it resolves with the records that were saved.
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
    notify(
      <SavedNotice
        said={done.length > 0 ? said : undefined}
        problems={problems}
        onUndo={onUndone && done.length > 0 ? () => void undo() : undefined}
      />,
      { autoHideDuration: problems.length > 0 ? 20_000 : 8000 },
    );
    return done.map(({ saved }) => saved);
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
