/** The numbers that a grid shows alike: somebody who asks for 1,719 means 1,718.6 too, which is shown so. */
import { type Field, isNumeric } from './field';
import { ID_FIELD } from './filters';
import { decimalsOf, MOST_DECIMALS } from './formats';

/** All numbers from one to another, and whether its ends are among them. */
export type ShownRange = { from: number; to: number; withFrom: boolean; withTo: boolean };

/** Beyond it half a step is less than what a number can hold. */
const LARGEST = 4e14;

/** How many decimals of what is stored are shown; null where each number is told from every other. */
const shownDecimals = (field: Field): number | null => {
  if (!isNumeric(field) || field.unique || field === ID_FIELD) return null;
  switch (field.type) {
    case 'currency':
      return field.decimals ?? 2;
    case 'percent':
      return (field.decimals ?? 2) + 2;
    case 'duration':
      return 0;
    default:
      return field.integer ? null : (field.decimals ?? MOST_DECIMALS);
  }
};

/**
 * The numbers that show as `value` does. A value with more decimals than are shown is meant as exactly as it was typed.
 * Null where only the number itself is meant.
 */
export const shownRange = (field: Field, value: number): ShownRange | null => {
  const shown = shownDecimals(field);
  if (shown === null) return null;
  const decimals = Math.max(shown, decimalsOf(value));
  const [digits = '', exponent = '0'] = String(value).split('e');
  const steps = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  if (Math.abs(steps) > LARGEST) return null;
  // As text, so that the end is the very number that reads so: 2.345, and not a little less.
  const end = (halves: number) => Number(`${halves * 5}e${-decimals - 1}`);
  // Halves are shown away from zero.
  return { from: end(2 * steps - 1), to: end(2 * steps + 1), withFrom: steps > 0, withTo: steps < 0 };
};
