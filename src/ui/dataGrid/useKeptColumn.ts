import { GRID_CHECKBOX_SELECTION_FIELD, type GridApi, gridVisibleColumnDefinitionsSelector } from '@mui/x-data-grid';
import { type RefObject, useEffect } from 'react';

/** The column that says what a row is of, and the one of ticks before it. */
const keptColumns = (api: GridApi) => {
  const columns = gridVisibleColumnDefinitionsSelector({ current: api });
  return columns.slice(0, columns[0]?.field === GRID_CHECKBOX_SELECTION_FIELD ? 2 : 1);
};

/**
 * Helps the first column to stay at the left while a grid is moved sideways, which the styles do (`gridStyle`): says how
 * wide it is and whether something is below it, has it drawn wherever the others are, and moves a cell that takes the
 * focus out from below it.
 */
export const useKeptColumn = (apiRef: RefObject<GridApi | null>): void => {
  useEffect(() => {
    const api = apiRef.current;
    const root = api?.rootElementRef?.current;
    if (!api || !root) return;
    const keptWidth = () => keptColumns(api).reduce((width, { computedWidth }) => width + computedWidth, 0);
    const measure = () => root.style.setProperty('--kept-width', `${keptWidth()}px`);
    const tell = ({ left }: { left: number }) => root.toggleAttribute('data-moved', left > 0);
    const uncover = ({ target }: FocusEvent) => {
      const cell = target instanceof Element ? target.closest('[role=gridcell], [role=columnheader]') : null;
      const kept = root.querySelector(`[role=columnheader][aria-colindex="${keptColumns(api).length}"]`);
      if (!cell || !kept || Number(cell.ariaColIndex) <= Number(kept.ariaColIndex)) return;
      const covered = kept.getBoundingClientRect().right - cell.getBoundingClientRect().left;
      if (covered > 0) api.scroll({ left: Math.max(0, api.getScrollPosition().left - covered) });
    };
    // The grid would leave out the columns that are moved out of sight, and the first one with them.
    api.unstable_setColumnVirtualization(false);
    measure();
    root.addEventListener('focusin', uncover);
    const unsubscribe = [
      api.subscribeEvent('columnsChange', measure),
      api.subscribeEvent('columnWidthChange', measure),
      api.subscribeEvent('viewportInnerSizeChange', measure),
      api.subscribeEvent('scrollPositionChange', tell),
    ];
    return () => {
      root.removeEventListener('focusin', uncover);
      for (const stop of unsubscribe) stop();
    };
  }, [apiRef]);
};
