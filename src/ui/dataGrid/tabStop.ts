/**
 * The one cell of a grid that the Tab key reaches. The grid remembers the cell that had the focus last; that one may have
 * been scrolled out of what is drawn, or be on another page: then a cell in sight stands in for it, so that Tab always
 * enters the rows.
 */
import {
  type GridRowId,
  gridRenderContextSelector,
  gridRowsMetaSelector,
  gridTabIndexCellSelector,
  gridVisibleColumnDefinitionsSelector,
  gridVisibleRowsSelector,
} from '@mui/x-data-grid';
import type { GridApiCommunity } from '@mui/x-data-grid/internals';
import type { RefObject } from 'react';

export type ApiRef = RefObject<GridApiCommunity>;

type Cell = { id: GridRowId; field: string };

/** The cell that had the focus last, where it still is among the rows and columns. */
const lastCell = (apiRef: ApiRef): (Cell & { rowIndex: number; colIndex: number }) | null => {
  const cell = gridTabIndexCellSelector(apiRef);
  if (!cell) return null;
  const rowIndex = gridVisibleRowsSelector(apiRef).rowIdToIndexMap.get(cell.id);
  const colIndex = gridVisibleColumnDefinitionsSelector(apiRef).findIndex(({ field }) => field === cell.field);
  return rowIndex === undefined || colIndex < 0 ? null : { ...cell, rowIndex, colIndex };
};

/** The field of the cell in a row that Tab reaches; none before a cell had the focus: then a heading is the stop. */
export const tabStopIn = (apiRef: ApiRef, id: GridRowId): string | null => {
  if (!gridTabIndexCellSelector(apiRef)) return null;
  const { firstRowIndex, lastRowIndex } = gridRenderContextSelector(apiRef);
  const last = lastCell(apiRef);
  if (last && last.rowIndex >= firstRowIndex && last.rowIndex < lastRowIndex) return last.id === id ? last.field : null;
  // Above and below the rows in sight others are drawn: the middle of them is in sight.
  const middle = Math.floor((firstRowIndex + lastRowIndex) / 2);
  const isMiddle = gridVisibleRowsSelector(apiRef).rowIdToIndexMap.get(id) === middle;
  return isMiddle ? (gridVisibleColumnDefinitionsSelector(apiRef)[0]?.field ?? null) : null;
};

const firstInSight = (apiRef: ApiRef): GridRowId | undefined => {
  const { top } = apiRef.current.getScrollPosition();
  const index = gridRowsMetaSelector(apiRef).positions.findIndex((position) => position >= top);
  return gridVisibleRowsSelector(apiRef).rows[index]?.id;
};

/** Somebody has come in by the Tab key, at the stop: on to the cell they were at last, or to the first in sight. */
export const enterGrid = (apiRef: ApiRef, stop: Cell): void => {
  const last = lastCell(apiRef);
  if (last) apiRef.current.scrollToIndexes({ rowIndex: last.rowIndex, colIndex: last.colIndex });
  const { id, field } = last ?? { ...stop, id: firstInSight(apiRef) ?? stop.id };
  apiRef.current.setCellFocus(id, field);
};
