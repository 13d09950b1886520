import type { GridRowSelectionModel } from '@mui/x-data-grid';
import { useMemo, useState } from 'react';
import type { AnyRecord } from '../../fields/record';

type Chosen = ReadonlyMap<number, AnyRecord>;

const NONE: Chosen = new Map();

/**
 * The rows of a list that a person has chosen to do something with, also from pages that are no longer shown. They are
 * kept as records: those of the page in front follow what is read of them anew.
 */
export const useChosenRows = (rows: readonly AnyRecord[]) => {
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  const shown = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const records = useMemo(() => [...chosen.values()].map((record) => shown.get(record.id) ?? record), [chosen, shown]);
  const model = useMemo<GridRowSelectionModel>(() => ({ type: 'include', ids: new Set(chosen.keys()) }), [chosen]);

  const choose = ({ ids }: GridRowSelectionModel) =>
    setChosen((before) => {
      // A grid tells of what it was given, too: taken for news, that would go round for ever.
      if (ids.size === before.size && [...ids].every((id) => before.has(Number(id)))) return before;
      const after = [...ids].flatMap((id) => shown.get(Number(id)) ?? before.get(Number(id)) ?? []);
      return new Map(after.map((record) => [record.id, record]));
    });

  return {
    /** Whether rows are being chosen at all: the boxes to do so take room that the list needs otherwise. */
    choosing,
    records,
    model,
    choose,
    start: () => setChoosing(true),
    stop: () => {
      setChoosing(false);
      setChosen(NONE);
    },
    /** Chooses these as well. */
    add: (more: readonly AnyRecord[]) =>
      setChosen((before) => new Map([...before, ...more.map((record) => [record.id, record] as const)])),
    /** None are chosen any more; others can be. */
    clear: () => setChosen(NONE),
    /** A click with Ctrl, in or out, as in any list of files. */
    toggle: (record: AnyRecord) => {
      setChoosing(true);
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(record.id)) after.set(record.id, record);
        return after;
      });
    },
    /** Takes records as they were saved, so that the next change starts from there. */
    update: (saved: readonly AnyRecord[]) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const record of saved) if (after.has(record.id)) after.set(record.id, record);
        return after;
      }),
  };
};

export type ChosenRows = ReturnType<typeof useChosenRows>;
