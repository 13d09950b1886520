import { useRef } from 'react';
import type { NumericField } from '../../../fields/field';
import { useTypedNumber } from '../../../fields/useTypedNumber';

/** A number in a cell. What is wrong with it is told at the end of its row. */
export const NumberCell = ({ field }: { field: NumericField }) => {
  const { id, text, type, focus, blur, ref, problem } = useTypedNumber(field);
  /** What stood in the cell when it got the focus. */
  const before = useRef(text);
  return (
    <input
      id={id}
      name={field.source}
      ref={ref}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={field.label}
      aria-invalid={problem !== undefined}
      title={problem}
      value={text}
      onChange={(event) => type(event.target.value)}
      onFocus={() => {
        before.current = text;
        focus();
      }}
      onBlur={blur}
      onKeyDown={(event) => {
        // Esc takes back what was typed into the cell, and closes nothing while there is something to take back.
        if (event.key !== 'Escape' || text === before.current) return;
        event.stopPropagation();
        type(before.current);
      }}
    />
  );
};
