import { useCallback, useState } from 'react';
import { readSession } from '../../providers/session';
import { type GridLayout, readLayout, writeLayout } from './gridLayout';

/** The signed-in person's layout of a grid, and a function that changes and keeps a part of it. */
export const useGridLayout = (resource: string): [GridLayout, (change: Partial<GridLayout>) => void] => {
  const [employeeId] = useState(() => readSession()?.employeeId ?? null);
  const [layout, setLayout] = useState(() => readLayout(resource, employeeId));
  const change = useCallback(
    (part: Partial<GridLayout>) =>
      setLayout((before) => {
        const after = { ...before, ...part };
        writeLayout(resource, employeeId, after);
        return after;
      }),
    [resource, employeeId],
  );
  return [layout, change];
};
