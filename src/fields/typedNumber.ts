/**
 * Between a number and the text a person types for it. Nothing typed is ever dropped: what cannot be read is a problem
 * with words for it, never an empty value.
 */

import type { CurrencyField, DurationField, NumberField, PercentField } from './field';

export type NumericField = NumberField | CurrencyField | PercentField | DurationField;

export type ReadNumber = { value: number | null } | { problem: string };

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const DECIMAL_COMMA = /^[+-]?\d*,\d*$/;
const ONE_GROUP = /^[+-]?\d{1,3},\d{3}$/;
/** Thousands marked by commas where no other reading is possible: two groups or more, or a decimal point after them. */
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d*)?|,\d{3}\.\d*)$/;

/** Moves the decimal point in the text, so that 16.1 % becomes 0.161 and not 0.16100000000000003. */
const shifted = (text: string, places: number): number => {
  const [digits = '', exponent = '0'] = text.toLowerCase().split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
};

/**
 * What a person typed, as a number; `percent` reads 16.1 as 0.161. Empty text is no value. Where a number has no
 * decimals (`whole`), three digits after a comma can only be thousands: "1,250" is 1250.
 */
export const readNumber = (typed: string, as: 'number' | 'percent' = 'number', whole = false): ReadNumber => {
  const text = typed
    .trim()
    .replace(/\u2212/g, '-')
    .replace(/^([+-]?)\$\s*/, '$1')
    .replace(as === 'percent' ? /\s*%$/ : /$/, '');
  if (text === '') {
    return typed.trim() === '' ? { value: null } : { problem: `“${typed.trim()}” is not a number yet` };
  }

  const isGrouped = GROUPED.test(text) || (whole && ONE_GROUP.test(text));
  const plain = isGrouped ? text.replaceAll(',', '') : text;
  if (PLAIN.test(plain)) {
    const value = shifted(plain, as === 'percent' ? -2 : 0);
    return Number.isFinite(value) ? { value } : { problem: 'This number is too large' };
  }
  if (ONE_GROUP.test(text)) {
    return { problem: `Type ${text.replace(',', '')} or ${text.replace(',', '.')}: “${text}” can mean both` };
  }
  if (DECIMAL_COMMA.test(text) && /\d/.test(text)) {
    return { problem: `Type ${text.replace(',', '.')}: decimals follow a point` };
  }
  return { problem: `“${typed.trim()}” is not a number yet` };
};

/** How the numbers of a field are typed: in percent, or as they are stored. */
export const typedAs = ({ type }: NumericField): 'number' | 'percent' => (type === 'percent' ? 'percent' : 'number');

/** What a person typed into a field of numbers. */
export const readNumberOf = (field: NumericField, typed: string): ReadNumber => {
  const isInteger = field.type === 'number' && field.integer === true;
  const isWhole = isInteger || (field.type === 'number' && field.decimals === 0);
  const read = readNumber(typed, typedAs(field), isWhole);
  return isInteger && 'value' in read && (read.value ?? 0) % 1 !== 0 ? { problem: 'Type a whole number' } : read;
};

/** A number as an input shows it for editing: every stored digit, no grouping; `percent` shows 0.161 as 16.1. */
export const typedNumber = (value: number | null | undefined, as: 'number' | 'percent' = 'number'): string => {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  return String(as === 'percent' ? shifted(String(value), 2) : value);
};
