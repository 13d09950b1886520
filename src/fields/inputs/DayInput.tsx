import { useRef } from 'react';
import { FieldFrame } from '../FieldFrame';
import type { DayField } from '../field';
import { textOrNull, useFieldValue } from '../useFieldValue';
import { InputBox } from './InputBox';

/** A day, on the string `YYYY-MM-DD` itself: no Date, so no time zone can move it. */
export const DayInput = ({ field }: { field: DayField }) => {
  const input = useRef<HTMLInputElement | null>(null);
  // A half-typed day is empty to the browser's value; only its validity tells, and it must not be saved as empty.
  const { id, messageId, value, change, blur, ref, problem, frame } = useFieldValue(field, () =>
    input.current?.validity.badInput ? 'Complete the date or clear it' : undefined,
  );
  return (
    <FieldFrame {...frame}>
      <InputBox
        id={id}
        name={field.source}
        type="date"
        value={value ?? ''}
        onChange={(event) => change(textOrNull(event.target.value))}
        onBlur={blur}
        inputRef={(element: HTMLInputElement | null) => {
          input.current = element;
          ref(element);
        }}
        error={problem !== undefined}
        slotProps={{ input: { max: '9999-12-31', 'aria-describedby': messageId } }}
      />
    </FieldFrame>
  );
};
