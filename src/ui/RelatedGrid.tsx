import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Column } from '../fields/column';
import type { AnyRecord } from '../fields/record';
import { ErrorState } from './ErrorState';
import { GridOverlay, GridOverlayProvider } from './GridOverlay';
import { gridStyle } from './gridStyle';

type RelatedGridProps = {
  label: string;
  rows: readonly AnyRecord[];
  /** Made once, outside of components. */
  columns: readonly Column[];
  loading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  emptyText: string;
  /** Where the rows are opened, as `{path}/{id}`, and added, as `{path}/add`; without it the rows are only looked at. */
  path?: string;
  addLabel?: string;
  /** Below the rows: their sums. */
  footer?: ReactNode;
};

const slots = { noRowsOverlay: GridOverlay, noResultsOverlay: GridOverlay };
const slotProps = { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } } as const;
const PAGE_SIZE = 100;
const SORTING_ORDER = ['asc', 'desc'] as const;
const initialState = { pagination: { paginationModel: { pageSize: PAGE_SIZE } } };

/** The rows that belong to one record, in its dialog: all of them are there, and sorted in the browser. */
export const RelatedGrid = ({
  label,
  rows,
  columns,
  loading = false,
  error = null,
  onRetry = () => undefined,
  emptyText,
  path,
  addLabel = 'New',
  footer,
}: RelatedGridProps) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = (id: string | number) => path && navigate({ pathname: `${path}/${id}`, search });
  return (
    <Box sx={{ height: 1, minHeight: 240, display: 'flex', flexDirection: 'column' }}>
      {path && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', pb: 1 }}>
          <Button component={Link} to={{ pathname: `${path}/add`, search }} variant="outlined" startIcon={<Add />}>
            {addLabel}
          </Button>
        </Box>
      )}
      {error !== null && rows.length > 0 && <ErrorState error={error} onRetry={onRetry} />}
      <GridOverlayProvider value={{ emptyText, error, onRetry }}>
        <DataGrid<AnyRecord>
          aria-label={label}
          rows={rows}
          columns={columns}
          loading={loading}
          density="compact"
          columnHeaderHeight={62}
          initialState={initialState}
          hideFooter={rows.length <= PAGE_SIZE}
          sortingOrder={SORTING_ORDER}
          onRowClick={({ id }) => open(id)}
          onCellKeyDown={({ id }, event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            open(id);
          }}
          disableColumnFilter
          disableColumnMenu
          disableRowSelectionOnClick
          rowSelection={false}
          slots={slots}
          slotProps={slotProps}
          sx={[
            gridStyle,
            {
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              '& .MuiDataGrid-columnHeaderTitle': {
                fontWeight: 600,
                fontSize: '0.75rem',
                color: 'text.secondary',
                whiteSpace: 'normal',
                lineHeight: 1.2,
              },
              '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
            },
            !path && { '& .MuiDataGrid-row': { cursor: 'default' } },
          ]}
        />
      </GridOverlayProvider>
      {footer}
    </Box>
  );
};
