import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FieldPlaceProvider } from '../../fields/FieldFrame';
import { fieldOf } from '../../fields/field';
import { formatCurrency, formatNumber, formatPercent2 } from '../../fields/formats';
import { RecordField } from '../../fields/RecordField';
import type { PricedRow } from '../../pricing';
import { ROW_NUMBERS, rowFields } from './rows';
import { useQuoteCalculation } from './useQuoteCalculation';

const typedColumns = [
  { part: 'include', label: 'Include', width: 84 },
  { part: 'm_labels', label: 'M Labels', width: 96 },
  { part: 'override_type', label: 'Override Type', width: 140 },
  { part: 'price_per_label_override', label: 'Price per Label', width: 112 },
  { part: 'profit_override', label: 'Profit', width: 112 },
  { part: 'margin_override', label: 'Margin', width: 96 },
];

const pricedColumns: readonly { label: string; text: (row: PricedRow) => string }[] = [
  { label: 'Labels', text: (row) => formatNumber(row.labels, 0) },
  { label: 'Cost', text: (row) => formatCurrency(row.total_cost) },
  { label: 'Price', text: (row) => formatCurrency(row.total_price) },
  { label: 'Price per M', text: (row) => formatCurrency(row.price_per_m_labels) },
  { label: 'Profit', text: (row) => formatCurrency(row.profit) },
  { label: 'Margin', text: (row) => formatPercent2(row.margin) },
];

/** The ten quantities of the quote, what overrides the price of each, and what they come to with today's rates. */
export const SummationTab = () => {
  const { rows } = useQuoteCalculation().calculation;
  return (
    <FieldPlaceProvider value="cell">
      <Table
        size="small"
        aria-label="Quantities"
        sx={{
          minWidth: 1180,
          '& td, & th': { px: 0.75, py: 0.25 },
          '& thead th': { fontSize: '0.75rem', fontWeight: 600 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Row</TableCell>
            {typedColumns.map(({ part, label, width }) => (
              <TableCell key={part} sx={{ width, minWidth: width }}>
                {label}
              </TableCell>
            ))}
            {pricedColumns.map(({ label }) => (
              <TableCell key={label} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {ROW_NUMBERS.map((number) => {
            const priced = rows[number - 1];
            return (
              <TableRow key={number} title={priced?.error ?? undefined}>
                <TableCell component="th" scope="row">
                  {number}
                </TableCell>
                {typedColumns.map(({ part }) => (
                  <TableCell key={part}>
                    <RecordField field={fieldOf(rowFields, `row_${number}_${part}`)} />
                  </TableCell>
                ))}
                {pricedColumns.map(({ label, text }) => (
                  <TableCell
                    key={label}
                    align="right"
                    sx={{
                      fontVariantNumeric: 'tabular-nums',
                      whiteSpace: 'nowrap',
                      // A row left out of the quote is calculated too, and steps back.
                      color: priced?.include ? undefined : 'text.secondary',
                    }}
                  >
                    {priced && text(priced)}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </FieldPlaceProvider>
  );
};
