import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import type { AnyRecord } from '../../fields/record';
import { whileUnsaved } from '../../providers/unsaved';
import { type Batch, newBatchKey, type Tried } from './batch';
import { CHANGE_KEY } from './isChanging';
import { isDone, isRefused, type RecordChange, saveChanges, type Target } from './saveChanges';
import { UNDO_TIME, UndoNotice } from './UndoNotice';
import { forgetUnsaved, keepUnsaved } from './unsavedChanges';

type Values = Readonly<Record<string, unknown>>;

/** What is on its way. It names its resource, so that lists and followers are asked for anew as after any other save. */
type Job = Target & { changes: readonly RecordChange[] };

const picked = (record: AnyRecord, values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((source) => [source, record[source] ?? null]));

const saidText = ({ texts: { said }, before }: Tried): string =>
  typeof said === 'string' ? said : said(before.length);

/** What takes a batch back, all that its tries have done. What was so already stays so. */
const undoOf = ({ target, before, texts: { onSaved } }: Tried): Batch => ({
  key: newBatchKey(),
  target,
  changes: before
    .filter(({ record, saved }) => saved !== record)
    .map(({ record, values, saved }) => ({ record: saved, values: picked(record, values) })),
  texts: { said: 'Undone', onSaved },
  before: [],
  isUndo: true,
});

/**
 * A function that saves batches and tells of it. The notice is of these batches alone, of what is done, with an Undo; it
 * gives way to the next one. What could not be done stands beside it, see `UnsavedNotice`. The function resolves with the
 * records as they are now: those that were saved, and those that somebody else had changed.
 */
export const useRunBatches = () => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutateAsync } = useMutation({
    mutationKey: CHANGE_KEY,
    mutationFn: ({ changes, ...target }: Job) => whileUnsaved(() => saveChanges(dataProvider, target, changes)),
    onSettled: (_outcomes, _error, { resource }) => queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] }),
  });

  const attempt = async (batch: Batch): Promise<Tried> => {
    const { onSaved, onRefused } = batch.texts;
    const outcomes = await mutateAsync({ ...batch.target, changes: batch.changes });
    const refused = outcomes.filter(isRefused);
    const now = outcomes.flatMap((outcome) => (isDone(outcome) ? [outcome.saved] : (outcome.current ?? [])));
    onSaved?.(now);
    // What somebody else has changed stands there now, and is told of beside it.
    const changedByOthers = refused.filter(({ current }) => current);
    const others = refused.filter(({ current }) => !current);
    const isTold = others.length > 0 && onRefused?.(others) === true;
    return {
      ...batch,
      before: [...batch.before, ...outcomes.filter(isDone)],
      refused: isTold ? changedByOthers : refused,
      now,
    };
  };

  const tell = (tried: readonly Tried[]) => {
    keepUnsaved(tried);
    const done = tried.filter(({ before }) => before.length > 0);
    if (done.length === 0) return;
    const back = done
      .filter(({ isUndo }) => !isUndo)
      .map(undoOf)
      .filter(({ changes }) => changes.length > 0);
    const undo = () => {
      forgetUnsaved(done);
      void run(back);
    };
    const said = [...new Set(done.map(saidText))];
    notify(<UndoNotice severity="success" said={said} onUndo={back.length > 0 ? undo : undefined} />, {
      autoHideDuration: UNDO_TIME,
    });
  };

  const run = async (batches: readonly Batch[]): Promise<AnyRecord[]> => {
    const tried = await Promise.all(batches.map(attempt));
    tell(tried);
    return tried.flatMap(({ now }) => now);
  };
  return run;
};
