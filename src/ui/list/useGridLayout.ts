import { replaceEqualDeep } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { readSession } from '../../providers/session';
import { whenIdle } from '../whenIdle';
import { type GridLayout, hasLayouts, readLayout, writeLayout } from './gridLayout';
import { receiveLayouts, sendLayout } from './keptLayouts';

/** With a copy to show, the server is asked for its own once the rows are there. */
const AFTER_ROWS = 2000;

const NOT_KEPT = 'The layout of the grid could not be saved. It stays as it is in this browser.';

/** The signed-in person's layout of a grid, and a function that changes and keeps a part of it. */
export const useGridLayout = (resource: string): [GridLayout, (change: Partial<GridLayout>) => void] => {
  const [employeeId] = useState(() => readSession()?.employeeId ?? null);
  const [layout, setLayout] = useState(() => readLayout(resource, employeeId));
  const notify = useNotify();
  useEffect(() => {
    if (employeeId === null) return;
    let left = false;
    const ask = async () => {
      await receiveLayouts(employeeId);
      if (left) return;
      const received = readLayout(resource, employeeId);
      setLayout((before) => replaceEqualDeep(before, received));
    };
    const callOff = whenIdle(() => void ask(), hasLayouts(employeeId) ? AFTER_ROWS : 0);
    return () => {
      left = true;
      callOff();
    };
  }, [resource, employeeId]);

  const change = useCallback(
    (part: Partial<GridLayout>) => {
      const after = { ...readLayout(resource, employeeId), ...part };
      writeLayout(resource, employeeId, after);
      // Only what has changed is another: with other columns the grid would draw all of its cells anew.
      setLayout((before) => replaceEqualDeep(before, after));
      if (employeeId !== null) sendLayout(employeeId, resource, () => notify(NOT_KEPT, { type: 'warning' }));
    },
    [resource, employeeId, notify],
  );
  return [layout, change];
};
