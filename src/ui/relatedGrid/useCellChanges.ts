import { type GridApi, GridCellModes, type GridRowId, gridEditRowsStateSelector } from '@mui/x-data-grid';
import { useNotify } from 'ra-core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyRecord } from '../../fields/record';
import { askWhetherUnsaved } from '../../providers/unsaved';
import { CellProblem, type RefusedCell } from './cellProblem';

/** What was typed into a cell, as its field holds it, or why it is no value of it. */
type ReadCell = { value: unknown } | { problem: string };

export type CellChanges = {
  read: (field: string, typed: unknown) => ReadCell;
  /** Resolves with the row as it is then. Rejects where it could not be saved, with the reason. */
  save: (row: AnyRecord, field: string, value: unknown) => Promise<AnyRecord>;
};

type Values = Readonly<Record<string, unknown>>;

/** The newer one of what the grid shows and what was saved last. */
const newestOf = (shown: AnyRecord, saved: AnyRecord | undefined): AnyRecord =>
  saved && Number(saved.version) > Number(shown.version) ? saved : shown;

/** Whether something else stands in a cell that is being edited than before. */
const isTypedIn = (api: GridApi | null): boolean =>
  api !== null &&
  Object.entries(gridEditRowsStateSelector({ current: api })).some(([id, cells]) =>
    Object.entries(cells).some(([field, { value }]) => api.getRow(id) && value !== api.getCellValue(id, field)),
  );

/**
 * Cells that are changed in place, one after the other as fast as somebody types: each is left at once and shows what was
 * typed while it is saved behind it, in the order of typing. What is no value stays in its cell, with the reason; what
 * could not be saved is put back into it.
 */
export const useCellChanges = (
  apiRef: RefObject<GridApi | null>,
  rows: readonly AnyRecord[],
  cells: CellChanges | undefined,
) => {
  const [refused, setRefused] = useState<RefusedCell | null>(null);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<GridRowId, Values>>(new Map());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useRef(new Map<GridRowId, AnyRecord>());
  const notify = useNotify();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  useEffect(() => askWhetherUnsaved(() => isTypedIn(apiRef.current)), [apiRef]);

  // A row that was just saved is known before all of them are read again.
  const shown = useMemo(
    () => rows.map((row) => ({ ...newestOf(row, saved.current.get(row.id)), ...unsaved.get(row.id) })),
    [rows, unsaved],
  );

  const settle = (id: GridRowId, field: string) =>
    setRefused((last) => (last?.id === id && last.field === field ? null : last));

  /** Takes back what is shown of a cell before it is saved, unless something else was typed there since. */
  const forget = (id: GridRowId, field: string, value: unknown) =>
    setUnsaved((before) => {
      const { [field]: waiting, ...others } = before.get(id) ?? {};
      if (waiting !== value) return before;
      const after = new Map(before);
      if (Object.keys(others).length > 0) after.set(id, others);
      else after.delete(id);
      return after;
    });

  /** What could not be saved stands in its cell again, as it was typed; where it cannot, it is told all the same. */
  const giveBack = (id: GridRowId, field: string, typed: unknown, problem: Error) => {
    const api = isOpen.current ? apiRef.current : null;
    if (!api?.getRow(id) || api.getCellMode(id, field) === GridCellModes.Edit) {
      notify(`“${typed}” was not saved: ${problem.message}`, { type: 'error', autoHideDuration: null });
      return;
    }
    api.startCellEditMode({ id, field, initialValue: typed, deleteValue: typed === '' });
    setRefused({ id, field, value: typed, problem });
  };

  const save = async (row: AnyRecord, field: string, value: unknown, typed: unknown) => {
    const { id } = row;
    try {
      const newest = newestOf(row, saved.current.get(id));
      saved.current.set(id, (await cells?.save(newest, field, value)) ?? newest);
      forget(id, field, value);
    } catch (error) {
      forget(id, field, value);
      giveBack(id, field, typed, error instanceof Error ? error : new Error(String(error)));
    }
  };

  const processRowUpdate = (after: AnyRecord, before: AnyRecord): AnyRecord => {
    const field = Object.keys(after).find((source) => after[source] !== before[source]);
    if (!field || !cells) return before;
    const typed = after[field];
    const read = cells.read(field, typed);
    if ('problem' in read) {
      const problem = new CellProblem(read.problem);
      setRefused({ id: before.id, field, value: typed, problem });
      throw problem;
    }
    const { value } = read;
    // What could not be saved before has given way to this, which is on its way.
    settle(before.id, field);
    if (value === (before[field] ?? null)) return before;
    setUnsaved((waiting) => new Map(waiting).set(before.id, { ...waiting.get(before.id), [field]: value }));
    const stored = rows.find((row) => row.id === before.id) ?? before;
    queue.current = queue.current.then(() => save(stored, field, value, typed));
    return { ...before, [field]: value };
  };

  return { shown, refused, giveUp: () => setRefused(null), processRowUpdate };
};
