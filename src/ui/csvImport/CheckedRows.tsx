import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { memo, useMemo, useState } from 'react';
import { columnOf } from '../../fields/column';
import { type Field, fieldOf, isNumeric } from '../../fields/field';
import { formatNumber } from '../../fields/formats';
import { defaultsOf } from '../../fields/payload';
import { textOf } from '../../fields/text';
import { gridStyle } from '../dataGrid/gridStyle';
import { today } from '../today';
import type { ColumnMapping } from './columns';
import type { CheckedRow } from './useCsvImport';

type Outcome = CheckedRow['outcome'];

const OUTCOMES: readonly { outcome: Outcome; text: string; color: ChipProps['color'] }[] = [
  { outcome: 'refuse', text: 'Refused', color: 'error' },
  { outcome: 'add', text: 'New', color: 'staged' },
  { outcome: 'update', text: 'Changes', color: 'available' },
  { outcome: 'keep', text: 'Kept', color: 'default' },
];

const OutcomeChip = ({ outcome }: { outcome: Outcome }) => {
  const { text, color } = OUTCOMES.find((known) => known.outcome === outcome) ?? {};
  return <Chip size="small" label={text} color={color} variant={outcome === 'refuse' ? 'outlined' : 'filled'} />;
};

const FIRST_COLUMNS: readonly GridColDef<CheckedRow>[] = [
  {
    field: 'number',
    headerName: 'Row',
    width: 64,
    align: 'right',
    headerAlign: 'right',
    cellClassName: 'figures',
    display: 'flex',
  },
  {
    field: 'outcome',
    headerName: 'Outcome',
    width: 104,
    display: 'flex',
    renderCell: ({ row }) => <OutcomeChip outcome={row.outcome} />,
  },
];

const REASONS: GridColDef<CheckedRow> = {
  field: 'reasons',
  headerName: 'Why',
  width: 360,
  display: 'flex',
  valueGetter: (_value, row) => row.reasons.join('. '),
  renderCell: ({ value }) => (
    <Box component="span" sx={{ color: 'error.main', whiteSpace: 'normal', lineHeight: 1.35, py: 0.75 }}>
      {String(value)}
    </Box>
  ),
};

/** The class of a value that no file says: the one a new record starts with. */
const USUAL = 'usual-value';

/** What stands there now, and what the file puts in its place. */
const ChangedValue = ({ before, after }: { before: string; after: string }) => (
  <Box component="span" title={`${before} → ${after}`} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
    <Box component="del" sx={{ color: 'text.secondary' }}>
      {before}
    </Box>
    {' → '}
    <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
      {after}
    </Box>
  </Box>
);

/** A column that shows two values in its cells is so many times as wide. */
const ROOM_FOR_BOTH = 1.8;

/**
 * A field's column, over rows that hold its values as the file has them; of what is added, empty cells show `usual`. Where
 * it `hasChanges`, it has room for what they take the place of.
 */
const valueColumn = (field: Field, usual: unknown, hasChanges: boolean): GridColDef<CheckedRow> => {
  const { align, headerAlign, minWidth = 0, width = Math.max(minWidth, 140) } = columnOf(field);
  const isUsual = ({ outcome, values }: CheckedRow) => outcome === 'add' && values[field.source] === undefined;
  const figures = isNumeric(field) ? 'figures' : '';
  return {
    field: field.source,
    headerName: field.label,
    align,
    headerAlign,
    cellClassName: ({ row }) => (isUsual(row) ? `${figures} ${USUAL}` : figures),
    width: hasChanges ? width * ROOM_FOR_BOTH : width,
    display: 'flex',
    valueGetter: (_value, row) => (isUsual(row) ? usual : row.values[field.source]),
    valueFormatter: (value: unknown) => textOf(field, value),
    renderCell: ({ row: { before = {} }, formattedValue }) =>
      field.source in before ? (
        <ChangedValue before={textOf(field, before[field.source])} after={formattedValue} />
      ) : (
        formattedValue
      ),
  };
};

type CheckedRowsProps = { rows: readonly CheckedRow[]; fields: readonly Field[]; mapping: ColumnMapping };

/**
 * Every row of the file with what would become of it; by kind, where one asks for it. Drawn again only where the rows are
 * others, so that it does not hold up the progress of their import.
 */
export const CheckedRows = memo(({ rows, fields, mapping }: CheckedRowsProps) => {
  const [only, setOnly] = useState<Outcome | null>(null);
  const counts = useMemo(
    () =>
      OUTCOMES.map((known) => ({ ...known, count: rows.filter(({ outcome }) => outcome === known.outcome).length })),
    [rows],
  );
  const shown = useMemo(() => {
    const chosen = only ? rows.filter(({ outcome }) => outcome === only) : rows;
    // What was asked for may be gone after another check.
    return chosen.length > 0 ? chosen : rows;
  }, [rows, only]);
  const hasReasons = counts.some(({ outcome, count }) => outcome === 'refuse' && count > 0);
  const columns = useMemo(() => {
    const usual = defaultsOf(fields, today());
    const changed = new Set(rows.flatMap(({ before = {} }) => Object.keys(before)));
    return [
      ...FIRST_COLUMNS,
      ...(hasReasons ? [REASONS] : []),
      ...mapping.flatMap((source) =>
        source ? [valueColumn(fieldOf(fields, source), usual[source], changed.has(source))] : [],
      ),
    ];
  }, [rows, hasReasons, mapping, fields]);
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: { xs: 480, md: 0 },
        height: { xs: 480, md: 'auto' },
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box role="group" aria-label="Outcomes" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 1 }}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ outcome, text, color, count }) => (
            <Chip
              key={outcome}
              label={`${text} ${formatNumber(count, 0)}`}
              color={color}
              variant={only === outcome ? 'filled' : 'outlined'}
              aria-pressed={only === outcome}
              onClick={() => setOnly(only === outcome ? null : outcome)}
            />
          ))}
      </Box>
      <DataGrid<CheckedRow>
        aria-label="Rows of the file"
        rows={shown}
        columns={columns}
        getRowId={({ number }) => number}
        density="compact"
        // Reasons are read to their end.
        getRowHeight={({ model }) => (model.outcome === 'refuse' ? 'auto' : null)}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
        pageSizeOptions={[100]}
        disableColumnFilter
        disableColumnMenu
        disableRowSelectionOnClick
        rowSelection={false}
        sx={[
          gridStyle,
          {
            border: 1,
            borderColor: 'divider',
            '& .MuiDataGrid-row': { cursor: 'default' },
            [`& .${USUAL}`]: { color: 'text.secondary' },
          },
        ]}
      />
    </Box>
  );
});
