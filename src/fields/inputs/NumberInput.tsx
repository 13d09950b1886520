import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { FieldFrame } from '../FieldFrame';
import type { CurrencyField, DurationField, NumberField, PercentField } from '../field';
import { readNumber, typedNumber } from '../typedNumber';
import { adornmentsOf } from '../units';
import { useFieldValue } from '../useFieldValue';
import { InputBox } from './InputBox';

type NumericField = NumberField | CurrencyField | PercentField | DurationField;

/**
 * A number, typed as text so that nothing is lost: `type="number"` turns "1e" into empty and drops a decimal comma.
 * What cannot be read stays in the form as the text it is, and keeps the form from being saved.
 */
export const NumberInput = ({ field }: { field: NumericField }) => {
  const as = field.type === 'percent' ? 'percent' : 'number';
  const problemOf = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    const read = readNumber(value, as);
    return 'problem' in read ? read.problem : undefined;
  };
  const { id, labelId, messageId, value, change, blur, ref, problem } = useFieldValue(field, problemOf);
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const { before, after } = adornmentsOf(field);

  const shown = (): string => {
    if (typeof value === 'string') return value;
    // While the number is the one that was typed, the text stays as it was typed: "0.10" does not turn into "0.1".
    const read = readNumber(typed, as);
    if ('value' in read && read.value !== null && read.value === value) return typed;
    return typedNumber(value as number | null, as);
  };

  const shownProblem = problem ?? (focused ? undefined : problemOf(value));
  return (
    <FieldFrame
      label={field.label}
      htmlFor={id}
      labelId={labelId}
      messageId={messageId}
      help={field.help}
      problem={shownProblem}
    >
      <InputBox
        id={id}
        name={field.source}
        value={shown()}
        onChange={(event) => {
          const text = event.target.value;
          const read = readNumber(text, as);
          setTyped(text);
          change('value' in read ? read.value : text);
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          blur();
        }}
        inputRef={ref}
        error={shownProblem !== undefined}
        autoComplete="off"
        startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
        endAdornment={after && <InputAdornment position="end">{after}</InputAdornment>}
        slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': messageId } }}
        sx={{
          fontVariantNumeric: 'tabular-nums',
          '& .MuiInputAdornment-positionStart': { mr: 0 },
        }}
      />
    </FieldFrame>
  );
};
