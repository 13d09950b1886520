import { useThemeProps } from '@mui/material/styles';
import {
  DATA_GRID_PROPS_DEFAULT_VALUES,
  type DataGridProps,
  GRID_DEFAULT_LOCALE_TEXT,
  GridContextProvider,
  GridRoot,
  type GridSlotsComponent,
} from '@mui/x-data-grid';
import {
  type GridConfiguration,
  useGridAriaAttributes,
  useGridParamsOverridableMethods,
  useGridRowAriaAttributes,
  useGridRowsOverridableMethodsCommunity,
  useIsCellEditable,
} from '@mui/x-data-grid/internals';
import { useMaterialCSSVariables } from '@mui/x-data-grid/material';
import { memo, useMemo } from 'react';
import type { AnyRecord } from '../../fields/record';
import { TICKS_WIDTH } from './gridStyle';
import { listSlots } from './listSlots';
import { useListGrid } from './useListGrid';

const configuration: GridConfiguration = {
  hooks: {
    useCSSVariables: useMaterialCSSVariables,
    useGridAriaAttributes,
    useGridRowAriaAttributes,
    useGridRowsOverridableMethods: useGridRowsOverridableMethodsCommunity,
    useGridParamsOverridableMethods,
    useIsCellEditable,
    useCellAggregationResult: () => null,
    useFilterValueGetter: (apiRef) => apiRef.current.getRowValue,
    useColumnHeaderAdornment: () => null,
  },
};

/** What this grid always is: one page that the server made, seen through a window. */
const FORCED = {
  signature: 'DataGrid',
  pagination: true,
  hideFooter: true,
  paginationMode: 'server',
  sortingMode: 'server',
  filterMode: 'server',
  disableColumnFilter: true,
  disableMultipleColumnsFiltering: true,
  disableMultipleColumnsSorting: true,
  disableColumnReorder: true,
  checkboxSelectionVisibleOnly: false,
  listView: false,
  // No wider than its box needs: the columns beside it fill a screen at a desk.
  checkboxColDef: { width: TICKS_WIDTH, minWidth: TICKS_WIDTH },
} as const;

type ListGridProps = DataGridProps<AnyRecord>;

/**
 * The grid of a list: @mui/x-data-grid's rows, headers and virtual scrolling, put together without what a list does not
 * use (`useListGrid`), so that it is there in half the time. Footer and toolbar stand beside it.
 */
export const ListGrid = memo(({ slots, ...own }: ListGridProps) => {
  // Its styles, too, need the nonce that the theme has for all grids.
  const given = useThemeProps({ props: own, name: 'MuiDataGrid' });
  const allSlots = useMemo((): Partial<GridSlotsComponent> => ({ ...listSlots, ...slots }), [slots]);
  const props = {
    ...DATA_GRID_PROPS_DEFAULT_VALUES,
    ...given,
    ...FORCED,
    localeText: GRID_DEFAULT_LOCALE_TEXT,
    slots: allSlots,
  };
  const apiRef = useListGrid(given.apiRef, props, configuration);
  return (
    <GridContextProvider privateApiRef={apiRef} configuration={configuration} props={props}>
      <GridRoot className={given.className} sx={given.sx} />
    </GridContextProvider>
  );
});
