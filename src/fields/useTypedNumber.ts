import { useState } from 'react';
import type { CurrencyField, DurationField, NumberField, PercentField } from './field';
import { readNumber, typedNumber } from './typedNumber';
import { useFieldValue } from './useFieldValue';

export type NumericField = NumberField | CurrencyField | PercentField | DurationField;

/**
 * A number of the form, typed as text so that nothing is lost: `type="number"` turns "1e" into empty and drops a decimal
 * comma. What cannot be read stays in the form as the text it is, and keeps the form from being saved.
 */
export const useTypedNumber = (field: NumericField) => {
  const as = field.type === 'percent' ? 'percent' : 'number';
  const isWhole = field.type === 'number' && field.integer;
  const problemOf = (value: unknown): string | undefined => {
    if (isWhole && typeof value === 'number' && !Number.isInteger(value)) return 'Type a whole number';
    if (typeof value !== 'string') return undefined;
    const read = readNumber(value, as);
    return 'problem' in read ? read.problem : undefined;
  };
  const { id, messageId, value, change, blur, ref, problem: found, frame } = useFieldValue(field, problemOf);
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);

  const shown = (): string => {
    if (typeof value === 'string') return value;
    // While the number is the one that was typed, the text stays as it was typed: "0.10" does not turn into "0.1".
    const read = readNumber(typed, as);
    if ('value' in read && read.value !== null && read.value === value) return typed;
    return typedNumber(value as number | null, as);
  };

  // Nothing is said of a number while it is still being typed.
  const problem = found ?? (focused ? undefined : problemOf(value));
  return {
    id,
    messageId,
    ref,
    text: shown(),
    type: (text: string) => {
      const read = readNumber(text, as);
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
