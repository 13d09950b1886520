import { useState } from 'react';
import { type NumericField, type ReadNumber, readNumber, readNumberOf, typedAs, typedNumber } from './typedNumber';
import { useFieldValue } from './useFieldValue';

export type { NumericField };

/**
 * A number of the form, typed as text so that nothing is lost: `type="number"` turns "1e" into empty and drops a decimal
 * comma. What cannot be read stays in the form as the text it is, and keeps the form from being saved.
 */
export const useTypedNumber = (field: NumericField) => {
  const isWhole = field.type === 'number' && field.integer;
  const read = (text: string): ReadNumber => readNumberOf(field, text);
  const problemOf = (value: unknown): string | undefined => {
    if (isWhole && typeof value === 'number' && !Number.isInteger(value)) return 'Type a whole number';
    if (typeof value !== 'string') return undefined;
    const found = read(value);
    return 'problem' in found ? found.problem : undefined;
  };
  const { id, messageId, value, change, blur, ref, problem: found, frame } = useFieldValue(field, problemOf);
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);

  const shown = (): string => {
    if (typeof value === 'string') return value;
    // While the number is the one that was typed, the text stays as it was typed: "0.10" does not turn into "0.1".
    const last = read(typed);
    if ('value' in last && last.value !== null && last.value === value) return typed;
    return typedNumber(value as number | null, typedAs(field));
  };

  // Nothing is said of a number while it is still being typed.
  const problem = found ?? (focused ? undefined : problemOf(value));
  return {
    id,
    messageId,
    ref,
    text: shown(),
    type: (text: string) => {
      const number = read(text);
      // A part of a whole number is a number all the same: what is calculated from it says what is wrong with it.
      const part = isWhole ? readNumber(text) : number;
      setTyped(text);
      if ('value' in number) change(number.value);
      else change('value' in part ? part.value : text);
    },
    focus: () => setFocused(true),
    blur: () => {
      setFocused(false);
      blur();
    },
    problem,
    frame: { ...frame, problem },
  };
};
