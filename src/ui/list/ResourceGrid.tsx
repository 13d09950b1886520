import Box from '@mui/material/Box';
import { type SortPayload, useEvent } from 'ra-core';
import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import type { Column } from '../../fields/column';
import type { Field } from '../../fields/field';
import { QUICK_SEARCH } from '../../fields/filters';
import type { AnyRecord } from '../../fields/record';
import { hasSize, readSizeSearch, SIZE_SEARCH } from '../../fields/sizeSearch';
import { LoadingGrid } from '../dataGrid/LoadingGrid';
import { ErrorState } from '../ErrorState';
import { lazyView } from '../lazyView';
import { useListPath } from '../resource';
import { FOOTER_HEIGHT, GridFooter } from './GridFooter';
import { type GridPanel, GridToolbar } from './GridToolbar';
import { activeFilters, isLookUpField } from './listFilters';
import { type QuickFilter, QuickFilters } from './QuickFilters';
import { UnderstoodAddress } from './UnderstoodAddress';
import { useChosenRows } from './useChosenRows';
import { useOpenRecord } from './useOpenRecord';
import { usePanel } from './usePanel';
import { useResourceList } from './useResourceList';

const RecordGrid = lazyView(() => import('../dataGrid/RecordGrid'));
const GridPanels = lazyView(() => import('./GridPanels'));
const FilterChips = lazyView(() => import('../filters/FilterChips'));
const ChosenRows = lazyView(() => import('./ChosenRows'));
const SizeSearchButton = lazyView(() => import('./SizeSearchButton'));

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
  /** Whether people know the records by their numbers: one that is searched for opens at Enter, also by its address. */
  isNumbered?: boolean;
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

const NO_ROWS: AnyRecord[] = [];
const NO_FILTERS: readonly QuickFilter[] = [];

/** A resource's list: pages, order and search are in the address, and the server does the work of all three. */
export const ResourceGrid = (props: ResourceGridProps) => (
  <UnderstoodAddress fields={props.fields}>
    <ListedGrid {...props} />
  </UnderstoodAddress>
);

const ListedGrid = (props: ResourceGridProps) => {
  const { title, resource, fields, columns, quickFilters = NO_FILTERS, isNumbered, views, chosenActions } = props;
  const path = useListPath();
  const list = useResourceList(props);
  const rows = list.shown?.rows ?? NO_ROWS;
  const chosen = useChosenRows(rows);
  const { panel, openPanel, closePanel } = usePanel<{ name: GridPanel; field?: string }>();
  const filterButton = useRef<HTMLButtonElement>(null);
  const columnsButton = useRef<HTMLButtonElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);

  const openFor = useEvent((name: GridPanel, field: string) => openPanel({ name, field }));

  const { filter } = list;
  const filterCount = activeFilters(fields, filter).length;
  const search = useEvent(list.search);
  const openRecord = useOpenRecord(resource);
  const changeFilter = useEvent(list.changeFilter);
  const searchSize = useEvent(list.searchSize);
  const toggleChoosing = useEvent(() => (chosen.choosing ? chosen.stop() : chosen.start()));
  const changePage = useEvent(list.changePage);
  const changePerPage = useEvent(list.changePerPage);
  const addPath = `${path}/add`;
  const importPath = props.importable ? `${path}/import` : undefined;
  const isChoosable = chosenActions !== undefined;
  // Drawn anew when something of it changes, not whenever rows are asked for and come.
  const toolbar = useMemo(
    () => (
      <GridToolbar
        title={title}
        search={String(filter[QUICK_SEARCH] ?? '')}
        onSearch={search}
        onRecord={isNumbered ? openRecord : undefined}
        filterCount={filterCount}
        panel={panel?.name ?? null}
        onPanel={(name) => openPanel({ name })}
        filterButton={filterButton}
        columnsButton={columnsButton}
        lookUp={fields.some(isLookUpField)}
        choosing={isChoosable ? { on: chosen.choosing, onToggle: toggleChoosing, button: chooseButton } : undefined}
        addPath={addPath}
        importPath={importPath}
        views={views}
      >
        <Suspense fallback={null}>
          {hasSize(fields) && <SizeSearchButton size={readSizeSearch(filter[SIZE_SEARCH])} onSearch={searchSize} />}
        </Suspense>
        <QuickFilters filters={quickFilters} values={filter} onChange={changeFilter} />
      </GridToolbar>
    ),
    [
      title,
      fields,
      filter,
      filterCount,
      panel,
      openPanel,
      isChoosable,
      isNumbered,
      openRecord,
      chosen.choosing,
      addPath,
      importPath,
      views,
      quickFilters,
      search,
      searchSize,
      changeFilter,
      toggleChoosing,
    ],
  );
  return (
    <Box
      data-earlier={list.isEarlier || undefined}
      sx={{
        flex: 1,
        minHeight: 0,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        '&[data-earlier] .MuiDataGrid-virtualScrollerRenderZone': { opacity: 0.6 },
      }}
    >
      {toolbar}
      <Suspense fallback={null}>
        {chosenActions && chosen.choosing && (
          <ChosenRows
            resource={resource}
            list={list}
            chosen={chosen}
            chooseButton={chooseButton}
            actions={chosenActions}
          />
        )}
        {filterCount > 0 && <FilterChips fields={fields} filter={filter} onChange={changeFilter} />}
      </Suspense>
      {list.error && rows.length > 0 && (
        <ErrorState
          error={list.error}
          instead={list.isEarlier ? 'The rows below are those from before.' : undefined}
          onRetry={() => void list.refetch()}
        />
      )}
      <Suspense fallback={<LoadingGrid columns={columns} layout={list.layout} />}>
        <RecordGrid
          title={title}
          columns={columns}
          list={list}
          rows={rows}
          chosen={chosenActions && chosen}
          onColumnPanel={openFor}
          empty={{ text: props.emptyText, addPath, importPath }}
        />
      </Suspense>
      {list.shown ? (
        <GridFooter
          first={list.shown.first}
          count={rows.length}
          total={list.shown.total}
          isEarlier={list.isEarlier}
          page={list.page}
          perPage={list.perPage}
          onPage={changePage}
          onPerPage={changePerPage}
        />
      ) : (
        <Box sx={{ flex: 'none', height: FOOTER_HEIGHT, borderTop: 1, borderColor: 'divider' }} />
      )}
      {panel && (
        <Suspense fallback={null}>
          <GridPanels
            panel={panel}
            onClose={closePanel}
            resource={resource}
            title={title}
            fields={fields}
            columns={columns}
            list={list}
            chosen={chosen.records}
            filterButton={filterButton}
            columnsButton={columnsButton}
          />
        </Suspense>
      )}
    </Box>
  );
};
