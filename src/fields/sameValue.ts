/** Whether two values of a field are the same, as it is stored: however they were typed, sent or left empty. */
import { type Field, isNumeric } from './field';
import { storedValue } from './payload';

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A number that is still text where a form or a file left it so. */
const isNumberLike = (field: Field): boolean =>
  isNumeric(field) || field.type === 'reference' || field.type === 'choice';

const comparable = (field: Field, value: unknown): unknown => {
  const stored = storedValue(field, value ?? null);
  // A choice of texts compares as text, one of numbers as numbers: both sides go the same way.
  return isNumberLike(field) && typeof stored === 'string' && NUMBER.test(stored) ? Number(stored) : stored;
};

/** Empty is empty, null or not there at all; text counts without the space around it; `"5"` is the number 5. */
export const isSameValue = (field: Field, one: unknown, other: unknown): boolean =>
  Object.is(comparable(field, one), comparable(field, other)) ||
  // 0 and -0 are one number.
  comparable(field, one) === comparable(field, other);
