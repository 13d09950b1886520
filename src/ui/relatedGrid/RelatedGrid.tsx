import Add from '@mui/icons-material/Add';
import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridCellEditStopReasons,
  type GridCellParams,
  GridPreferencePanelsValue,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Column } from '../../fields/column';
import type { AnyRecord } from '../../fields/record';
import { GridOverlay, GridOverlayProvider } from '../dataGrid/GridOverlay';
import { gridStyle } from '../dataGrid/gridStyle';
import { useKeptColumn } from '../dataGrid/useKeptColumn';
import { useNarrowColumns } from '../dataGrid/useNarrowColumns';
import { useOpenOver } from '../dialog/useOpenOver';
import { ErrorState } from '../ErrorState';
import { SidewaysGrid } from '../SidewaysScroll';
import { RefusedCellProvider } from './cellProblem';
import { startChoice } from './startChoice';
import { GridTotals, TotalsProvider } from './TotalsRow';
import { type CellChanges, useCellChanges } from './useCellChanges';

type RelatedGridProps = {
  label: string;
  rows: readonly AnyRecord[];
  /** Made once, outside of components. */
  columns: readonly Column[];
  /** Columns that are there, but shown only to whoever asks for them. */
  hiddenColumns?: readonly string[];
  loading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  emptyText: string;
  /** Where the rows are opened, as `{path}/{id}`, and added, as `{path}/add`; without it the rows are only looked at. */
  path?: string;
  addLabel?: string;
  /** Below the rows, under their columns: sums as text. */
  totals?: Readonly<Record<string, string>>;
  /** Further text beside the button that adds. */
  aside?: ReactNode;
  /** Changes a cell in place, of a column that is `editable`. */
  cells?: CellChanges;
};

const slots = { noRowsOverlay: GridOverlay, noResultsOverlay: GridOverlay, footer: GridTotals };
const slotProps = { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } } as const;
const PAGE_SIZE = 100;
const SORTING_ORDER = ['asc', 'desc'] as const;

const EDITABLE_CELL = '.MuiDataGrid-cell--editable';

/** A click into a cell that is changed in place does not open the row. */
const isOnEditableCell = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest(EDITABLE_CELL) !== null;

/**
 * Esc that gives up a cell, or closes what lies over the grid (its list of columns), is not meant for the dialog that the
 * grid stands in.
 */
const isOwnEscape = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  target instanceof Element &&
  (target.closest('.MuiDataGrid-cell--editing') !== null || !currentTarget.contains(target));

/** The path of the record that the rows belong to. */
const ownerOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

const headings = {
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    fontSize: '0.75rem',
    color: 'text.secondary',
    whiteSpace: 'normal',
    lineHeight: 1.2,
  },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
} as const;

/** What can be changed in place looks like it: a line to write on. */
const editableCells = {
  [`& ${EDITABLE_CELL}:not(.MuiDataGrid-cell--editing)`]: {
    cursor: 'text',
    boxShadow: 'inset 0 -1px 0 var(--mui-palette-text-disabled)',
    '&:hover': { bgcolor: 'action.selected' },
  },
  '& .MuiDataGrid-cell--editing': { fontVariantNumeric: 'tabular-nums' },
  // A phone would zoom into smaller letters.
  '& .MuiDataGrid-cell--editing .MuiInputBase-root': { fontSize: { xs: '1rem', sm: '0.8125rem' } },
  '& .MuiDataGrid-cell--editing.MuiDataGrid-cell--textRight input': { textAlign: 'right' },
} as const;

/** The rows that belong to one record, in its dialog: all of them are there, and sorted in the browser. */
export const RelatedGrid = ({
  label,
  rows,
  columns,
  hiddenColumns = [],
  loading = false,
  error = null,
  onRetry = () => undefined,
  emptyText,
  path,
  addLabel = 'New',
  totals,
  aside,
  cells,
}: RelatedGridProps) => {
  const apiRef = useGridApiRef();
  useNarrowColumns(apiRef);
  useKeptColumn(apiRef);
  const { search } = useLocation();
  const owner = ownerOf(path ?? '');
  const openOver = useOpenOver(owner);
  const open = (id: string | number) => path && openOver({ pathname: `${path}/${id}`, search });

  const { shown, refused, giveUp, processRowUpdate } = useCellChanges(apiRef, rows, owner, cells);

  const edit = ({ id, field, isEditable, cellMode }: GridCellParams) => {
    if (isEditable && cellMode === 'view') apiRef.current?.startCellEditMode({ id, field });
  };

  return (
    <Box
      sx={{ height: 1, minHeight: 240, display: 'flex', flexDirection: 'column' }}
      // Enter in a cell is meant for the cell, not for the form that the grid stands in.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        if (isOwnEscape(event)) event.stopPropagation();
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 1,
          pb: path || aside ? 1 : 0,
        }}
      >
        {/* On a phone it has a line of its own. */}
        <Box sx={{ flex: { xs: aside ? '1 0 100%' : 1, sm: 1 }, minWidth: 0 }}>{aside}</Box>
        {hiddenColumns.length > 0 && (
          <Button
            startIcon={<ViewColumnOutlined />}
            onClick={() => apiRef.current?.showPreferences(GridPreferencePanelsValue.columns)}
          >
            Columns
          </Button>
        )}
        {path && (
          <Button component={Link} to={{ pathname: `${path}/add`, search }} variant="outlined" startIcon={<Add />}>
            {addLabel}
          </Button>
        )}
      </Box>
      {error !== null && rows.length > 0 && <ErrorState error={error} onRetry={onRetry} />}
      <GridOverlayProvider value={{ emptyText, error, onRetry }}>
        <TotalsProvider value={{ totals, pageSize: PAGE_SIZE }}>
          <RefusedCellProvider value={refused}>
            <SidewaysGrid>
              <DataGrid<AnyRecord>
                apiRef={apiRef}
                aria-label={label}
                rows={shown}
                columns={columns}
                loading={loading}
                density="compact"
                columnHeaderHeight={62}
                initialState={{
                  pagination: { paginationModel: { pageSize: PAGE_SIZE } },
                  columns: { columnVisibilityModel: Object.fromEntries(hiddenColumns.map((field) => [field, false])) },
                }}
                sortingOrder={SORTING_ORDER}
                onRowClick={({ id }, event) => {
                  if (!isOnEditableCell(event)) open(id);
                }}
                onCellClick={edit}
                onCellKeyDown={({ id, isEditable, cellMode }, event) => {
                  // Enter edits a cell that can be edited, and opens the row from any other.
                  if (event.key !== 'Enter' || isEditable || cellMode === 'edit') return;
                  event.preventDefault();
                  open(id);
                }}
                onCellEditStart={(params, event) => startChoice(apiRef.current, params, event)}
                processRowUpdate={processRowUpdate}
                // It is told in the cell, which stays as it is.
                onProcessRowUpdateError={() => undefined}
                onCellEditStop={({ reason }) => {
                  if (reason === GridCellEditStopReasons.escapeKeyDown) giveUp();
                }}
                disableColumnFilter
                disableColumnMenu
                disableRowSelectionOnClick
                rowSelection={false}
                slots={slots}
                slotProps={slotProps}
                sx={[
                  gridStyle,
                  headings,
                  editableCells,
                  { border: 1, borderColor: 'divider', borderRadius: 1 },
                  !path && { '& .MuiDataGrid-row': { cursor: 'default' } },
                ]}
              />
            </SidewaysGrid>
          </RefusedCellProvider>
        </TotalsProvider>
      </GridOverlayProvider>
    </Box>
  );
};
