import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { rowFields } from '../rows';

type Values = ReadonlyMap<string, unknown>;

const sources = rowFields.map(({ source }) => source);

/** Of the fields that differ, what they were. */
const changedFrom = (before: Values, now: Values): Values =>
  new Map([...before].filter(([source, value]) => value !== now.get(source)));

/**
 * Takes back what was done to the table, step by step: a cell that was typed in, a paste, cells that were emptied. The
 * browser's own undo knows only what was typed, and after a paste would take back a key in some other cell.
 */
export const useTableUndo = (editing: boolean) => {
  const { getValues, setValue } = useFormContext();
  const last = useRef<Values>(new Map());
  const done = useRef<Values[]>([]);
  const undone = useRef<Values[]>([]);

  const current = (): Values => {
    const values: unknown[] = getValues(sources);
    return new Map(sources.map((source, index) => [source, values[index]]));
  };

  // What is edited next does not lead back to before it was saved or taken back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each edit, and with nothing else
  useEffect(() => {
    last.current = current();
    done.current = [];
    undone.current = [];
  }, [editing]);

  /** Ends a step: what has changed since the last one is taken back in one go. */
  const step = () => {
    const now = current();
    const before = changedFrom(last.current, now);
    if (before.size === 0) return;
    done.current.push(before);
    undone.current = [];
    last.current = now;
  };

  const goBack = (from: Values[], to: Values[]) => {
    const values = from.pop();
    if (!values) return;
    const now = current();
    to.push(new Map([...values].map(([source]) => [source, now.get(source)])));
    for (const [source, value] of values) setValue(source, value, { shouldDirty: true, shouldValidate: true });
    last.current = current();
  };

  return {
    step,
    undo: () => {
      step();
      goBack(done.current, undone.current);
    },
    redo: () => {
      step();
      goBack(undone.current, done.current);
    },
  };
};
