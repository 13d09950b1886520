import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { FieldPlaceProvider } from '../../fields/FieldFrame';
import { fieldOf } from '../../fields/field';
import { RecordField } from '../../fields/RecordField';
import { ROW_NUMBERS, rowFields } from './rows';

const columns = [
  { part: 'include', label: 'Include' },
  { part: 'm_labels', label: 'M Labels' },
  { part: 'override_type', label: 'Override Type' },
  { part: 'price_per_label_override', label: 'Price per Label' },
  { part: 'profit_override', label: 'Profit' },
  { part: 'margin_override', label: 'Margin' },
];

/** The ten quantities of the quote, and what overrides the price of each. */
export const SummationTab = () => (
  <FieldPlaceProvider value="cell">
    <Table size="small" sx={{ minWidth: 760, maxWidth: 1100, '& td, & th': { px: 0.75, py: 0.25 } }}>
      <TableHead>
        <TableRow>
          <TableCell>Row</TableCell>
          {columns.map(({ part, label }) => (
            <TableCell key={part}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {ROW_NUMBERS.map((row) => (
          <TableRow key={row}>
            <TableCell component="th" scope="row">
              {row}
            </TableCell>
            {columns.map(({ part }) => (
              <TableCell key={part}>
                <RecordField field={fieldOf(rowFields, `row_${row}_${part}`)} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </FieldPlaceProvider>
);
