import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridCellParams,
  type GridPaginationModel,
  type GridSortModel,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { SortPayload } from 'ra-core';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation, useMatch, useNavigate } from 'react-router';
import type { Column } from '../fields/column';
import type { Field } from '../fields/field';
import { QUICK_SEARCH } from '../fields/filters';
import type { AnyRecord } from '../fields/record';
import { hasSize, readSizeSearch, SIZE_SEARCH, type SizeSearch } from '../fields/sizeSearch';
import { ChosenRowsBar } from './ChosenRowsBar';
import { ErrorState } from './ErrorState';
import { GridOverlay, GridOverlayProvider } from './GridOverlay';
import { GridToolbar, GridToolbarProvider } from './GridToolbar';
import { gridStyle } from './gridStyle';
import { clampListSearch, PAGE_SIZES } from './listSearch';
import { type QuickFilter, QuickFilters } from './QuickFilters';
import { RecordLink } from './RecordLink';
import { useListPath } from './resource';
import { useChosenRows } from './useChosenRows';
import { useGridLayout } from './useGridLayout';
import { useListPage } from './useListPage';

type ResourceGridProps = {
  /** The heading of the list. */
  title: string;
  resource: string;
  fields: readonly Field[];
  /** Made once, outside of components. */
  columns: readonly Column[];
  /** The order for whoever has not chosen another. */
  sort: SortPayload;
  /** What an empty list is for, and how it gets its first record. */
  emptyText: string;
  /** Whether many records can come from a file. */
  importable?: boolean;
  quickFilters?: readonly QuickFilter[];
  /** A switch to the other views of the list. */
  views?: ReactNode;
  /**
   * What can be done with chosen rows: with it, rows can be chosen. `onSaved` takes records that it changed, so that it
   * can change them again.
   */
  chosenActions?: (chosen: readonly AnyRecord[], onSaved: (saved: readonly AnyRecord[]) => void) => ReactNode;
};

/** A resource's list: pages, order and search are in the address, and the server does the work of all three. */
export const ResourceGrid = (props: ResourceGridProps) => {
  const { search } = useLocation();
  const clamped = clampListSearch(search, props.fields);
  if (clamped !== search) return <Navigate to={{ search: clamped }} replace />;
  return <ListedGrid {...props} />;
};

const slots = { toolbar: GridToolbar, noRowsOverlay: GridOverlay, noResultsOverlay: GridOverlay };
const slotProps = { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } } as const;
const SORTING_ORDER = ['asc', 'desc'] as const;
const NAME_WIDTH = 200;
const NO_ROWS: AnyRecord[] = [];

/** The rows of the last answer: kept while the next one is on its way, and when it fails. */
const useLastRows = (data: AnyRecord[] | undefined): AnyRecord[] => {
  const [last, setLast] = useState(data ?? NO_ROWS);
  if (data && data !== last) setLast(data);
  return data ?? last;
};

/** Whether a click on a row is meant to open it: not one on its link, with a modifier, or at the end of marking text. */
const opensRow = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey && !getSelection()?.toString();

/** A click on a row with Ctrl or Cmd, though not on its link: that one opens a window. */
const isChoosing = (event: MouseEvent): boolean =>
  (event.ctrlKey || event.metaKey) && event.target instanceof Element && !event.target.closest('a');

const ListedGrid = (props: ResourceGridProps) => {
  const {
    title,
    resource,
    fields,
    columns,
    sort,
    emptyText,
    importable,
    quickFilters = [],
    views,
    chosenActions,
  } = props;
  const path = useListPath();
  const navigate = useNavigate();
  const location = useLocation();
  const apiRef = useGridApiRef();
  const [layout, changeLayout] = useGridLayout(resource);
  // What a person chose last counts for the next visit; during this one the address says it.
  const [first] = useState({ sort: layout.sort ?? sort, perPage: layout.perPage ?? 25 });
  const usualSort = fields.some(({ source }) => source === first.sort.field) ? first.sort : sort;
  const list = useListPage({
    resource,
    sort: usualSort,
    perPage: first.perPage,
  });
  const rows = useLastRows(list.data);
  const chosen = useChosenRows(rows);
  const [total, setTotal] = useState(list.total ?? -1);
  if (list.total !== undefined && list.total !== total) setTotal(list.total);

  const sortModel = useMemo<GridSortModel>(
    () =>
      list.sort.field === SIZE_SEARCH
        ? []
        : [{ field: list.sort.field, sort: list.sort.order === 'DESC' ? 'desc' : 'asc' }],
    [list.sort.field, list.sort.order],
  );
  const paginationModel = useMemo<GridPaginationModel>(
    () => ({ page: list.page - 1, pageSize: list.perPage }),
    [list.page, list.perPage],
  );
  const shownColumns = useMemo(
    () =>
      columns.map((column, index): Column => {
        const width = layout.widths[column.field];
        return {
          ...column,
          ...(width && { width, flex: undefined }),
          ...(index === 0 && {
            hideable: false,
            // A name that cannot be told from the next one is no name to click on.
            ...(column.flex && { minWidth: NAME_WIDTH }),
            renderCell: (params) => <RecordLink id={params.id}>{params.formattedValue}</RecordLink>,
          }),
        };
      }),
    [columns, layout.widths],
  );

  const open = (id: string | number) => navigate({ pathname: `${path}/${id}`, search: location.search });
  const onPaginationModelChange = (model: GridPaginationModel) => {
    // A change of both lands on the first page: the size alone does that already.
    if (model.pageSize !== list.perPage) {
      list.setPerPage(model.pageSize);
      changeLayout({ perPage: model.pageSize });
    } else if (model.page !== list.page - 1) {
      list.setPage(model.page + 1);
    }
  };
  const onSortModelChange = ([chosen]: GridSortModel) => {
    if (!chosen) return;
    const order = { field: chosen.field, order: chosen.sort === 'desc' ? 'DESC' : 'ASC' } as const;
    list.setSort(order);
    changeLayout({ sort: order });
  };
  const onCellKeyDown = ({ id }: GridCellParams, event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    open(id);
  };

  // The row whose record was open has the focus when its dialog closes, also after a deep link.
  const openId = useMatch(`${path}/:id/*`)?.params.id;
  const lastOpen = useRef(openId);
  const firstField = columns[0]?.field ?? '';
  useEffect(() => {
    const closed = openId === undefined ? lastOpen.current : undefined;
    lastOpen.current = openId;
    const row = closed === undefined ? null : apiRef.current?.getRow(Number(closed));
    if (row) apiRef.current?.setCellFocus(Number(closed), firstField);
  }, [apiRef, openId, firstField]);

  const changeFilters = (filter: Record<string, unknown>) => {
    list.setFilters(filter, undefined, false);
    // There is no nearest without something to be near to.
    if (list.sort.field === SIZE_SEARCH && !(SIZE_SEARCH in filter)) list.setSort(usualSort);
  };
  const sizeSearch = {
    size: readSizeSearch(list.filterValues[SIZE_SEARCH]),
    onSearch: (size: SizeSearch | null) => {
      const { [SIZE_SEARCH]: _, ...others } = list.filterValues;
      changeFilters(size ? { ...others, [SIZE_SEARCH]: size } : others);
      if (size && list.sort.field !== SIZE_SEARCH) list.setSort({ field: SIZE_SEARCH, order: 'ASC' });
    },
  };

  const search = String(list.filterValues[QUICK_SEARCH] ?? '');
  const isFiltered = Object.keys(list.filterValues).length > 0;
  const addPath = `${path}/add`;
  const importPath = importable ? `${path}/import` : undefined;
  return (
    <GridToolbarProvider
      value={{
        title,
        search,
        onSearch: (text) => changeFilters({ ...list.filterValues, [QUICK_SEARCH]: text }),
        sizeSearch: hasSize(fields) ? sizeSearch : undefined,
        density: layout.density,
        onDensity: (density) => changeLayout({ density }),
        addPath,
        importPath,
        quickFilters: <QuickFilters filters={quickFilters} values={list.filterValues} onChange={changeFilters} />,
        views,
        choosing: chosenActions && {
          on: chosen.choosing,
          onToggle: chosen.choosing ? chosen.stop : chosen.start,
          bar: (
            <ChosenRowsBar count={chosen.records.length} onStop={chosen.stop}>
              {chosenActions(chosen.records, chosen.update)}
            </ChosenRowsBar>
          ),
        },
      }}
    >
      <GridOverlayProvider
        value={{
          emptyText,
          addPath,
          importPath,
          error: list.error,
          onRetry: () => void list.refetch(),
          onClearFilters: isFiltered ? () => changeFilters({}) : undefined,
        }}
      >
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            minWidth: 0,
            display: 'flex',
            flexDirection: 'column',
            bgcolor: 'background.paper',
          }}
        >
          {list.error && rows.length > 0 && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          <DataGrid<AnyRecord>
            apiRef={apiRef}
            aria-label={title}
            rows={rows}
            columns={shownColumns}
            rowCount={total}
            loading={list.isFetching}
            paginationMode="server"
            sortingMode="server"
            filterMode="server"
            pageSizeOptions={PAGE_SIZES}
            paginationModel={paginationModel}
            onPaginationModelChange={onPaginationModelChange}
            sortModel={sortModel}
            sortingOrder={SORTING_ORDER}
            onSortModelChange={onSortModelChange}
            columnVisibilityModel={layout.visible}
            onColumnVisibilityModelChange={(visible) => changeLayout({ visible })}
            onColumnWidthChange={({ colDef, width }) =>
              changeLayout({ widths: { ...layout.widths, [colDef.field]: Math.round(width) } })
            }
            density={layout.density}
            onRowClick={({ id, row }, event) => {
              if (opensRow(event)) open(id);
              else if (chosenActions && isChoosing(event)) chosen.toggle(row);
            }}
            onCellKeyDown={onCellKeyDown}
            // A whole page of the usual size is there for the browser's own search, not only the rows in sight.
            rowBufferPx={1200}
            columnBufferPx={1200}
            disableColumnFilter
            disableRowSelectionOnClick
            rowSelection={chosen.choosing}
            checkboxSelection={chosen.choosing}
            rowSelectionModel={chosen.model}
            onRowSelectionModelChange={chosen.choose}
            keepNonExistentRowsSelected
            disableRowSelectionExcludeModel
            hideFooterSelectedRowCount
            // How many there are is not known before the first answer.
            hideFooterPagination={total < 0}
            showToolbar
            slots={slots}
            slotProps={slotProps}
            sx={gridStyle}
          />
        </Box>
      </GridOverlayProvider>
    </GridToolbarProvider>
  );
};
