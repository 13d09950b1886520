/**
 * What a list of the console needs of the grid: rows, columns, sorting, choosing, focus, keys, widths and virtual
 * scrolling. It is the grid's own composition (`useDataGridComponent` of @mui/x-data-grid, in its order) without editing,
 * clipboard, export, the grid's own panels and data sources, which a list does not use and everybody would have to load;
 * and with a hand that may make a column narrower.
 */
import { type DataGridProps, GridCellModes, GridRowModes } from '@mui/x-data-grid';
import {
  columnGroupsStateInitializer,
  columnMenuStateInitializer,
  columnResizeStateInitializer,
  columnsStateInitializer,
  densityStateInitializer,
  dimensionsStateInitializer,
  editingStateInitializer,
  filterStateInitializer,
  focusStateInitializer,
  type GridConfiguration,
  listViewStateInitializer,
  paginationStateInitializer,
  preferencePanelStateInitializer,
  propsStateInitializer,
  rowSelectionStateInitializer,
  rowSpanningStateInitializer,
  rowsMetaStateInitializer,
  rowsStateInitializer,
  sortingStateInitializer,
  useGridApiInitialization,
  useGridColumnGrouping,
  useGridColumnMenu,
  useGridColumnResize,
  useGridColumnSpanning,
  useGridColumns,
  useGridDensity,
  useGridDimensions,
  useGridEvents,
  useGridFilter,
  useGridFocus,
  useGridInitialization,
  useGridInitializeState,
  useGridKeyboardNavigation,
  useGridPagination,
  useGridParamsApi,
  useGridPreferencesPanel,
  useGridRowSelection,
  useGridRowSelectionPreProcessors,
  useGridRows,
  useGridRowsPreProcessors,
  useGridScroll,
  useGridSorting,
  useGridVirtualization,
  virtualizationStateInitializer,
} from '@mui/x-data-grid/internals';
import { useEffect, useRef } from 'react';
import { useKeptColumn } from './useKeptColumn';
import { useNarrowColumns } from './useNarrowColumns';

type GridApi = Parameters<typeof useGridColumns>[0];

/**
 * The size of a grid that has not been measured. As long as it knows of no scrollbar, the grid rounds the corner where one
 * would be: to take that back it makes the style of all of its parts anew, hundreds of rules.
 */
const sizeToCome: typeof dimensionsStateInitializer = (...begun) => {
  const state = dimensionsStateInitializer(...begun);
  return { ...state, dimensions: { ...state.dimensions, scrollbarSize: 1 } };
};

/** What the rest of the grid asks of editing, where nothing is ever edited. */
const useNoEditing = (apiRef: GridApi): void => {
  const first = useRef(true);
  if (!first.current) return;
  first.current = false;
  apiRef.current.register('public', {
    getCellMode: () => GridCellModes.View,
    getRowMode: () => GridRowModes.View,
    isCellEditable: () => false,
  });
};

/** Puts the grid's parts together; the order is the grid's own. */
export const useListGrid = (
  inputApiRef: DataGridProps['apiRef'],
  // biome-ignore lint/suspicious/noExplicitAny: the grid's parts each want their own selection of its props
  props: any,
  configuration: GridConfiguration,
): GridApi => {
  const apiRef = useGridApiInitialization(inputApiRef, props) as unknown as GridApi;
  useGridInitialization(apiRef, props);
  useGridRowSelectionPreProcessors(apiRef, props);
  useGridRowsPreProcessors(apiRef);

  useGridInitializeState(propsStateInitializer, apiRef, props);
  useGridInitializeState(rowSelectionStateInitializer, apiRef, props);
  useGridInitializeState(columnsStateInitializer, apiRef, props);
  useGridInitializeState(rowsStateInitializer, apiRef, props);
  useGridInitializeState(paginationStateInitializer, apiRef, props);
  useGridInitializeState(editingStateInitializer, apiRef, props);
  useGridInitializeState(focusStateInitializer, apiRef, props);
  useGridInitializeState(sortingStateInitializer, apiRef, props);
  useGridInitializeState(preferencePanelStateInitializer, apiRef, props);
  useGridInitializeState(filterStateInitializer, apiRef, props);
  useGridInitializeState(rowSpanningStateInitializer, apiRef, props);
  useGridInitializeState(densityStateInitializer, apiRef, props);
  useGridInitializeState(columnResizeStateInitializer, apiRef, props);
  useGridInitializeState(columnMenuStateInitializer, apiRef, props);
  useGridInitializeState(columnGroupsStateInitializer, apiRef, props);
  useGridInitializeState(virtualizationStateInitializer, apiRef, props);
  useGridInitializeState(sizeToCome, apiRef, props);
  useGridInitializeState(rowsMetaStateInitializer, apiRef, props);
  useGridInitializeState(listViewStateInitializer, apiRef, props);

  useGridKeyboardNavigation(apiRef, props);
  useGridRowSelection(apiRef, props);
  useGridColumns(apiRef, props);
  useGridRows(apiRef, props, configuration);
  useGridParamsApi(apiRef, props, configuration);
  useGridColumnSpanning(apiRef);
  useGridColumnGrouping(apiRef, props);
  useNoEditing(apiRef);
  useGridFocus(apiRef, props);
  useGridPreferencesPanel(apiRef, props);
  useGridFilter(apiRef, props, configuration);
  useGridSorting(apiRef, props);
  useGridDensity(apiRef, props);
  useGridColumnResize(apiRef, props);
  useNarrowColumns(apiRef);
  useGridPagination(apiRef, props);
  useGridScroll(apiRef, props);
  useGridColumnMenu(apiRef);
  useGridDimensions(apiRef, props);
  useGridEvents(apiRef, props);
  useGridVirtualization(apiRef, props);
  useKeptColumn(apiRef);

  // Last, when every part has said what it does: once before the first paint, and after each render.
  const first = useRef(true);
  if (first.current) {
    first.current = false;
    apiRef.current.runAppliersForPendingProcessors();
  }
  useEffect(() => apiRef.current.runAppliersForPendingProcessors());
  return apiRef;
};
