import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { Field } from '../../fields/field';
import { type ColumnMapping, importableFields, isCalculatedHere, withColumn } from './columns';
import type { CsvTable } from './readCsvFile';

type ColumnTableProps = {
  table: CsvTable;
  fields: readonly Field[];
  mapping: ColumnMapping;
  disabled: boolean;
  onChange: (mapping: ColumnMapping) => void;
};

const LEAVE_OUT = '';

/** The first cells of a column that hold something: by them people know what it is. */
const exampleOf = ({ rows }: CsvTable, column: number): string =>
  rows
    .map(({ cells }) => cells[column]?.trim() ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join(' · ');

/** Each column of the file with the field that it goes to. */
export const ColumnTable = ({ table, fields, mapping, disabled, onChange }: ColumnTableProps) => {
  const targets = importableFields(fields);
  return (
    <Box
      component="ul"
      aria-label="Columns"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column' }}
    >
      {table.headings.map((heading, column) => {
        const source = mapping[column] ?? null;
        const isLeftOut = source === null && isCalculatedHere(heading, fields);
        const example = exampleOf(table, column);
        const name = heading || `Column ${column + 1}`;
        return (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
            key={column}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) 168px',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0, opacity: source === null ? 0.75 : 1 }}>
              <Typography noWrap title={name} sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography noWrap sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {isLeftOut ? ['Calculated here', example].filter(Boolean).join(': ') : example || 'Empty'}
              </Typography>
            </Box>
            <Select
              size="small"
              displayEmpty
              value={source ?? LEAVE_OUT}
              disabled={disabled}
              onChange={({ target }) => onChange(withColumn(mapping, column, target.value || null))}
              SelectDisplayProps={{ 'aria-label': `${name} goes to` }}
              sx={{ fontSize: '0.8125rem', '& .MuiSelect-select': { py: 0.5 } }}
            >
              <MenuItem value={LEAVE_OUT} dense sx={{ color: 'text.secondary' }}>
                Left out
              </MenuItem>
              {targets.map((field) => (
                <MenuItem key={field.source} value={field.source} dense>
                  {field.label}
                </MenuItem>
              ))}
            </Select>
          </Box>
        );
      })}
    </Box>
  );
};
