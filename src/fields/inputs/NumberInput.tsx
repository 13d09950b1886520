import InputAdornment from '@mui/material/InputAdornment';
import { memo } from 'react';
import { FieldFrame } from '../FieldFrame';
import type { NumericField } from '../field';
import { useFieldsShown } from '../fieldsShown';
import { adornmentsOf } from '../units';
import { useTypedNumber } from '../useTypedNumber';
import { InputBox } from './InputBox';
import { pasteOneNumber } from './pasteNumbers';

type NumberBoxProps = { field: NumericField; number: ReturnType<typeof useTypedNumber>; isShown: boolean };

const Box = ({ field, number }: NumberBoxProps) => {
  const { id, messageId, text, type, focus, blur, ref, problem, frame } = number;
  const { before, after } = adornmentsOf(field);
  return (
    <FieldFrame {...frame}>
      <InputBox
        id={id}
        name={field.source}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={focus}
        onBlur={blur}
        inputRef={ref}
        error={problem !== undefined}
        autoComplete="off"
        startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
        endAdornment={after && <InputAdornment position="end">{after}</InputAdornment>}
        slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': messageId, onPaste: pasteOneNumber } }}
        sx={{
          fontVariantNumeric: 'tabular-nums',
          '& .MuiInputAdornment-positionStart': { mr: 0 },
        }}
      />
    </FieldFrame>
  );
};

/** Where the same number is typed on another tab, this one follows when it is shown again. */
const NumberBox = memo(Box, (_, { isShown }) => !isShown);

/** A number in its bordered input, with its unit. */
export const NumberInput = ({ field }: { field: NumericField }) => (
  <NumberBox field={field} number={useTypedNumber(field)} isShown={useFieldsShown()} />
);
