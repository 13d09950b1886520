import type { GridApi } from '@mui/x-data-grid';
import { type RefObject, useEffect } from 'react';
import { leastWidth } from '../../fields/column';

/** Lets a hand make columns narrower than the grid makes them where it shares out the room: down to what can be read. */
export const useNarrowColumns = (apiRef: RefObject<GridApi | null>): void => {
  useEffect(
    () =>
      apiRef.current?.subscribeEvent('columnResizeStart', ({ field }) => {
        // The grid changes the column that is dragged in place, and asks it how narrow it may become.
        const column = apiRef.current?.getColumn(field);
        if (column) column.minWidth = leastWidth(column);
      }),
    [apiRef],
  );
};
