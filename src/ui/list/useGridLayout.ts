import { useNotify } from 'ra-core';
import { use, useCallback, useEffect, useState } from 'react';
import { readSession } from '../../providers/session';
import { useSameWhenEqual } from '../useSameWhenEqual';
import { whenIdle } from '../whenIdle';
import { type GridLayout, readLayout, writeLayout } from './gridLayout';
import { layoutsToCome, receiveLayouts, sendLayout } from './keptLayouts';

/** The server is asked for what it keeps once the rows are there: there is a copy to show, or it has been waited for. */
const AFTER_ROWS = 2000;

const NOT_KEPT = 'The layout of the grid could not be saved. It stays as it is in this browser.';

/**
 * The signed-in person's layout of a grid, and a function that changes and keeps a part of it. Suspends while a browser
 * that has no copy of the layouts waits for them.
 */
export const useGridLayout = (resource: string): [GridLayout, (change: Partial<GridLayout>) => void] => {
  // Asked before the first rendering only: a list that stands does not go away for its order.
  const [toCome] = useState(layoutsToCome);
  if (toCome) use(toCome);
  const [employeeId] = useState(() => readSession()?.employeeId ?? null);
  const [latest, setLayout] = useState(() => readLayout(resource, employeeId));
  // With other columns the grid would draw all of its cells anew.
  const layout = useSameWhenEqual(latest);
  const notify = useNotify();
  useEffect(() => {
    if (employeeId === null) return;
    let left = false;
    const ask = async () => {
      await receiveLayouts(employeeId);
      if (left) return;
      setLayout(readLayout(resource, employeeId));
    };
    const callOff = whenIdle(() => void ask(), AFTER_ROWS);
    return () => {
      left = true;
      callOff();
    };
  }, [resource, employeeId]);

  const change = useCallback(
    (part: Partial<GridLayout>) => {
      const after = { ...readLayout(resource, employeeId), ...part };
      writeLayout(resource, employeeId, after);
      setLayout(after);
      if (employeeId !== null) sendLayout(employeeId, resource, () => notify(NOT_KEPT, { type: 'warning' }));
    },
    [resource, employeeId, notify],
  );
  return [layout, change];
};
