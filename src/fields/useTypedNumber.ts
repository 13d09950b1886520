import { useState } from 'react';
import type { NumericField } from './field';
import { problemWith, readAnyNumberOf, readNumberOf, typedAs, typedNumber } from './typedNumber';
import { useFieldValue } from './useFieldValue';

/**
 * A number of the form, typed as text so that nothing is lost: `type="number"` turns "1e" into empty and drops a decimal
 * comma. What cannot be read stays in the form as the text it is, and keeps the form from being saved.
 */
export const useTypedNumber = (field: NumericField) => {
  const problemOf = (value: unknown): string | undefined => {
    if (typeof value === 'number') return problemWith(field, value);
    if (typeof value !== 'string') return undefined;
    const read = readNumberOf(field, value);
    return 'problem' in read ? read.problem : undefined;
  };
  const { id, messageId, value, change, blur, ref, problem: found, frame } = useFieldValue(field, problemOf);
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);

  const shown = (): string => {
    if (typeof value === 'string') return value;
    // While the number is the one that was typed, the text stays as it was typed: "0.10" does not turn into "0.1".
    const last = readAnyNumberOf(field, typed);
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
      // A part of a whole number is a number all the same: what is calculated from it says what is wrong with it.
      const read = readAnyNumberOf(field, text);
      setTyped(text);
      change('value' in read ? read.value : text);
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
