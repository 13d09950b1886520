import { type GridApi, GridCellModes, type GridRowId, gridEditRowsStateSelector } from '@mui/x-data-grid';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyRecord } from '../../fields/record';
import { type TypedCells, typedCells } from '../../providers/unsaved';
import { newestOf } from '../saving/newestOf';
import { CellProblem, type RefusedCell } from './cellProblem';

/** What was typed into a cell, as its field holds it, or why it is no value of it. */
type ReadCell = { value: unknown } | { problem: string };

export type CellChanges = {
  read: (field: string, typed: unknown) => ReadCell;
  /**
   * Resolves with the row as it is then. Rejects where it could not be saved, with the reason, if the cell `takesBack` what
   * was typed: where it cannot any more, whoever saves tells of it.
   */
  save: (row: AnyRecord, field: string, value: unknown, takesBack: () => boolean) => Promise<AnyRecord>;
};

type Values = Readonly<Record<string, unknown>>;

type OpenCell = { row: AnyRecord; field: string; value: unknown };

/** The cells in which something else stands than before, with what stands in them. */
const typedAmong = (api: GridApi | null): OpenCell[] => {
  if (!api) return [];
  return Object.entries(gridEditRowsStateSelector({ current: api })).flatMap(([id, cells]) => {
    const row: AnyRecord | null = api.getRow(id);
    if (!row) return [];
    return Object.entries(cells)
      .filter(([field, { value }]) => value !== api.getCellValue(row.id, field))
      .map(([field, { value }]) => ({ row, field, value: value as unknown }));
  });
};

/**
 * Cells that are changed in place, one after the other as fast as somebody types: each is left at once and shows what was
 * typed while it is saved behind it, in the order of typing. What is no value stays in its cell, with the reason; what
 * could not be saved is put back into it. Under `root` the grid stays open: whoever leaves it, or its tab, leaves the cells.
 */
export const useCellChanges = (
  apiRef: RefObject<GridApi | null>,
  rows: readonly AnyRecord[],
  root: string,
  cells: CellChanges | undefined,
) => {
  const [refused, setRefused] = useState<RefusedCell | null>(null);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<GridRowId, Values>>(new Map());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useRef(new Map<GridRowId, AnyRecord>());
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

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

  /** Whether there is such a cell, and nothing is being typed into it. */
  const takesBack = (id: GridRowId, field: string): boolean => {
    const api = isOpen.current ? apiRef.current : null;
    return Boolean(api?.getRow(id)) && api?.getCellMode(id, field) === GridCellModes.View;
  };

  /** What could not be saved stands in its cell again, as it was typed. */
  const giveBack = (id: GridRowId, field: string, typed: unknown, problem: Error) => {
    apiRef.current?.startCellEditMode({ id, field, initialValue: typed, deleteValue: typed === '' });
    setRefused({ id, field, value: typed, problem });
  };

  const save = async (row: AnyRecord, field: string, value: unknown, typed: unknown) => {
    const { id } = row;
    try {
      const newest = newestOf(row, saved.current.get(id));
      saved.current.set(id, (await cells?.save(newest, field, value, () => takesBack(id, field))) ?? newest);
      forget(id, field, value);
    } catch (error) {
      forget(id, field, value);
      // Told of by whoever saves, it does not come here.
      if (!takesBack(id, field)) throw error;
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

  const giveUp = () => setRefused(null);

  /** Leaves a cell as a click beside it does; whether what was typed into it could be taken. */
  const finishCell = ({ row, field, value }: OpenCell): boolean => {
    const api = apiRef.current;
    try {
      processRowUpdate({ ...row, [field]: value }, row);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      api?.getCellElement(row.id, field)?.querySelector('input')?.focus();
      return false;
    }
    api?.stopCellEditMode({ id: row.id, field, ignoreModifications: true });
    return true;
  };
  const latest = useRef({ finishCell, giveUp });
  useEffect(() => {
    latest.current = { finishCell, giveUp };
  });
  useEffect(() => {
    const open: TypedCells = {
      root,
      isTypedIn: () => typedAmong(apiRef.current).length > 0,
      finish: () =>
        typedAmong(apiRef.current)
          .map((cell) => latest.current.finishCell(cell))
          .every(Boolean),
      discard: () => latest.current.giveUp(),
    };
    typedCells.add(open);
    return () => {
      typedCells.delete(open);
    };
  }, [apiRef, root]);

  return { shown, refused, giveUp, processRowUpdate };
};
