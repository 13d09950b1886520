import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import type { NumberStyle } from '../../fields/csvReading';
import { type Field, fieldOf, isNumeric } from '../../fields/field';
import { hasAmbiguousNumbers, hasBarePercents } from './payloads';
import type { CsvImport, CsvSource } from './useCsvImport';

type ImportOptionsProps = { csvImport: CsvImport; source: CsvSource; fields: readonly Field[] };

type OptionProps<Value extends string> = {
  label: string;
  /** Null while it has to be chosen. */
  value: Value | null;
  choices: readonly { value: Value; text: string }[];
  disabled: boolean;
  onChange: (value: Value) => void;
};

const Option = <Value extends string>({ label, value, choices, disabled, onChange }: OptionProps<Value>) => (
  <TextField
    select
    size="small"
    label={label}
    value={value ?? ''}
    error={value === null}
    helperText={value === null && 'To be chosen: there are numbers that can mean two things.'}
    disabled={disabled}
    onChange={(event) => {
      const chosen = choices.find((choice) => choice.value === event.target.value);
      if (chosen) onChange(chosen.value);
    }}
    sx={{ '& .MuiInputBase-input': { fontSize: '0.8125rem', py: 0.75 } }}
  >
    {choices.map((choice) => (
      <MenuItem key={choice.value} value={choice.value} dense>
        {choice.text}
      </MenuItem>
    ))}
  </TextField>
);

const EXISTING = [
  { value: 'keep', text: 'Leave as they are' },
  { value: 'update', text: 'Change to what the file says' },
] as const;

const DECIMALS: readonly { value: NumberStyle['decimal']; text: string }[] = [
  { value: '.', text: 'Point: 1,234.5' },
  { value: ',', text: 'Comma: 1.234,5' },
];

const PERCENTS: readonly { value: NonNullable<NumberStyle['percent']>; text: string }[] = [
  { value: 'fraction', text: '0.12 is 12%' },
  { value: 'percent', text: '12 is 12%' },
];

/** What the file itself cannot say: how its numbers are meant, and what becomes of records that are there already. */
export const ImportOptions = ({ csvImport, source, fields }: ImportOptionsProps) => {
  const { mapping, style, setStyle, existing, setExisting, isWriting } = csvImport;
  const hasNumbers = mapping.some((name) => name !== null && isNumeric(fieldOf(fields, name)));
  const { table } = source;
  const asksForPercents = useMemo(() => hasBarePercents(table, fields, mapping), [table, fields, mapping]);
  const asksForDecimals = useMemo(
    () => hasAmbiguousNumbers(table, fields, mapping, style),
    [table, fields, mapping, style],
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
      <Option
        label="Records that are there already"
        value={existing}
        choices={EXISTING}
        disabled={isWriting}
        onChange={setExisting}
      />
      {hasNumbers && (
        <Option
          label="Decimals"
          value={asksForDecimals ? null : style.decimal}
          choices={DECIMALS}
          disabled={isWriting}
          onChange={(decimal) => setStyle({ decimal, known: 'all' })}
        />
      )}
      {asksForPercents && (
        <Option
          label="Percentages"
          value={style.percent}
          choices={PERCENTS}
          disabled={isWriting}
          onChange={(percent) => setStyle({ percent })}
        />
      )}
    </Box>
  );
};
