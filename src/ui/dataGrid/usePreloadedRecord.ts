import { useEffect } from 'react';
import { usePreload } from '../resource';
import { whenIdle } from '../whenIdle';

/** Fetches the dialog of a record once the rows are there: whoever sees rows opens one. */
export const usePreloadedRecord = (rowsShown: boolean): void => {
  const preload = usePreload();
  useEffect(() => {
    if (rowsShown) return whenIdle(preload);
  }, [rowsShown, preload]);
};
