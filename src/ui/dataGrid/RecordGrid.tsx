import {
  type GridCellParams,
  type GridColumnResizeParams,
  type GridPaginationModel,
  type GridRowParams,
  type GridRowSelectionModel,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import { useEvent } from 'ra-core';
import { type MouseEvent, useMemo } from 'react';
import { useLocation } from 'react-router';
import { type Column, ofWidth } from '../../fields/column';
import type { AnyRecord } from '../../fields/record';
import { SIZE_SEARCH } from '../../fields/sizeSearch';
import { useOpenOver } from '../dialog/useOpenOver';
import { inOrder } from '../list/gridLayout';
import type { ChosenRows } from '../list/useChosenRows';
import type { ResourceList } from '../list/useResourceList';
import { useListPath } from '../resource';
import { GridOverlay, GridOverlayProvider } from './GridOverlay';
import { ListGrid } from './ListGrid';
import { LoadingGrid } from './LoadingGrid';
import { LoadingLine } from './LoadingLine';
import { listGridStyle } from './listGridStyle';
import { ListAddressProvider, RecordLink } from './RecordLink';
import { usePreloadedRecord } from './usePreloadedRecord';
import { useRowFocus } from './useRowFocus';

type RecordGridProps = {
  title: string;
  columns: readonly Column[];
  list: ResourceList;
  rows: readonly AnyRecord[];
  /** The rows that are chosen, where there is something to do with them. */
  chosen?: ChosenRows;
  /** Opens what a column's menu offers beside the grid. */
  onColumnPanel: (panel: 'filters' | 'columns', field: string) => void;
  empty: { text: string; addPath: string; importPath?: string };
};

const slots = { noRowsOverlay: GridOverlay, noResultsOverlay: GridOverlay };
const SORTING_ORDER = ['asc', 'desc'] as const;

const isOnLink = ({ target }: MouseEvent): boolean => target instanceof Element && target.closest('a') !== null;

/** Whether a click on a row is meant to open it: not one with a modifier, or at the end of marking text. */
const opensRow = (event: MouseEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  (isOnLink(event) ? !event.altKey : !getSelection()?.toString());

/** A click on a row with Ctrl or Cmd, though not on its link: that one opens a window. */
const isChoosing = (event: MouseEvent): boolean => (event.ctrlKey || event.metaKey) && !isOnLink(event);

/** The rows of a list: each opens its record. */
const RecordGrid = ({ title, columns, list, rows, chosen, onColumnPanel, empty }: RecordGridProps) => {
  const path = useListPath();
  const { search } = useLocation();
  const address = useMemo(() => ({ path, search }), [path, search]);
  const apiRef = useGridApiRef();
  const { layout, changeLayout, shown } = list;
  useRowFocus(apiRef, path, rows, columns[0]?.field ?? '');
  usePreloadedRecord(rows.length > 0);

  // Which order and page the rows are of, not which is on its way: the cells are made anew once, with their rows.
  const { field: sortField, order: sortOrder } = shown?.sort ?? list.sort;
  const sortModel = useMemo<GridSortModel>(
    () => (sortField === SIZE_SEARCH ? [] : [{ field: sortField, sort: sortOrder === 'DESC' ? 'desc' : 'asc' }]),
    [sortField, sortOrder],
  );
  const paginationModel = useMemo<GridPaginationModel>(
    () => ({ page: (shown?.page ?? 1) - 1, pageSize: shown?.perPage ?? 25 }),
    [shown?.page, shown?.perPage],
  );
  const shownColumns = useMemo(
    () =>
      inOrder(columns, layout.order).map(
        (column, index): Column => ({
          ...ofWidth(column, layout.widths[column.field]),
          ...(index === 0 && {
            hideable: false,
            renderCell: (params) => <RecordLink id={params.id}>{params.formattedValue}</RecordLink>,
          }),
        }),
      ),
    [columns, layout.order, layout.widths],
  );
  // None of these is new at a render that is about something else: the grid and its hundreds of cells stay as they are.
  const openOver = useOpenOver(path);
  const open = useEvent((id: string | number) => openOver({ pathname: `${path}/${id}`, search }));
  const hide = useEvent((field: string) => changeLayout({ visible: { ...layout.visible, [field]: false } }));
  const onSortModelChange = useEvent(([order]: GridSortModel) => {
    if (!order) return;
    const descending = order.sort === 'desc';
    // Clicked again before the rows are there: the other way round.
    const again = order.field === list.sort.field && list.sort.field !== sortField;
    const turned = again ? list.sort.order === 'ASC' : descending;
    list.changeSort({ field: order.field, order: turned ? 'DESC' : 'ASC' });
  });
  const onCellKeyDown = useEvent(
    ({ id, field }: GridCellParams, event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter' || field === '__check__') return;
      event.preventDefault();
      open(id);
    },
  );
  const onRowClick = useEvent(({ id, row }: GridRowParams<AnyRecord>, event: MouseEvent) => {
    if (opensRow(event)) {
      // The link of the row would load the page anew.
      event.preventDefault();
      open(id);
    } else if (chosen && isChoosing(event)) chosen.toggle(row);
  });
  const onColumnWidthChange = useEvent(({ colDef, width }: GridColumnResizeParams) =>
    changeLayout({ widths: { ...layout.widths, [colDef.field]: Math.round(width) } }),
  );
  const onColumnVisibilityModelChange = useEvent((visible: Record<string, boolean>) => changeLayout({ visible }));
  const onRowSelectionModelChange = useEvent((model: GridRowSelectionModel) => chosen?.choose(model));
  const slotProps = useMemo(
    () => ({
      columnMenu: {
        onFilter: (field: string) => onColumnPanel('filters', field),
        onColumns: (field: string) => onColumnPanel('columns', field),
        onHide: hide,
      } as object,
    }),
    [onColumnPanel, hide],
  );

  // With the first answer, so that the grid is put together once, with its rows.
  if (!shown && !list.error) return <LoadingGrid columns={columns} layout={layout} />;
  const isFiltered = Object.keys(list.filter).length > 0;
  return (
    <GridOverlayProvider
      value={{
        emptyText: empty.text,
        addPath: empty.addPath,
        importPath: empty.importPath,
        error: list.error,
        onRetry: () => void list.refetch(),
        onClearFilters: isFiltered ? () => list.changeFilter({}) : undefined,
      }}
    >
      <LoadingLine shown={rows.length > 0 && list.isFetching} />
      <ListAddressProvider value={address}>
        <ListGrid
          apiRef={apiRef}
          aria-label={title}
          rows={rows}
          columns={shownColumns}
          rowCount={shown?.total ?? -1}
          // Beside rows a line says that others are on their way; without any, the grid does.
          loading={rows.length === 0 && list.isFetching}
          paginationModel={paginationModel}
          sortModel={sortModel}
          sortingOrder={SORTING_ORDER}
          onSortModelChange={onSortModelChange}
          columnVisibilityModel={layout.visible}
          onColumnVisibilityModelChange={onColumnVisibilityModelChange}
          onColumnWidthChange={onColumnWidthChange}
          density={layout.density}
          // A page of the usual size is there for the browser's own search, not only the rows in sight.
          rowBufferPx={360}
          // All columns are: they cost little, and scrolling sideways draws nothing anew.
          columnBufferPx={10_000}
          onRowClick={onRowClick}
          onCellKeyDown={onCellKeyDown}
          disableRowSelectionOnClick
          rowSelection={chosen?.choosing ?? false}
          checkboxSelection={chosen?.choosing ?? false}
          rowSelectionModel={chosen?.model}
          onRowSelectionModelChange={onRowSelectionModelChange}
          keepNonExistentRowsSelected
          disableRowSelectionExcludeModel
          slots={slots}
          slotProps={slotProps}
          sx={listGridStyle}
        />
      </ListAddressProvider>
    </GridOverlayProvider>
  );
};

export default RecordGrid;
