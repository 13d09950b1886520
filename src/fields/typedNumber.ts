/**
 * Between a number and the text a person types for it. Nothing typed is ever dropped: what cannot be read is a problem
 * with words for it, never an empty value.
 */

import type { NumericField } from './field';
import { ID_FIELD } from './filters';
import { unitOf, withoutUnit } from './units';

export type ReadNumber = { value: number | null } | { problem: string };

/** Of a field that says nothing of its decimals. */
const MANY_DECIMALS = 4;

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const DECIMAL_COMMA = /^[+-]?\d*,\d*$/;
const ONE_GROUP = /^[+-]?\d{1,3},\d{3}$/;
const ONE_GROUP_BY_POINT = /^[+-]?\d{1,3}\.\d{3}$/;
/** Thousands marked by commas where no other reading is possible: two groups or more, or a decimal point after them. */
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3}){2,}(?:\.\d*)?|,\d{3}\.\d*)$/;

/** Thousands marked by points, decimals by a comma. */
const POINTS_AND_COMMA = /^[+-]?\d{1,3}(?:\.\d{3})+,\d*$/;

/**
 * Thousands parted by spaces of any width or by apostrophes, which leaves no doubt: nobody writes decimals so. No group
 * follows a zero, and nothing but decimals follows the groups.
 */
const PARTED = /^([+-]?[1-9]\d{0,2})((?:\p{Zs}\d{3})+|(?:['’]\d{3})+)(?=(?:[.,]\d*)?$)/u;

/** A number without the spaces or apostrophes between its thousands: "12 000.5" is "12000.5". Any other text as it is. */
export const withoutParting = (text: string): string =>
  text.replace(PARTED, (_whole, first: string, groups: string) => first + groups.replace(/\D/g, ''));

/** Moves the decimal point in the text, so that 16.1 % becomes 0.161 and not 0.16100000000000003. */
const shifted = (text: string, places: number): number => {
  const [digits = '', exponent = '0'] = text.toLowerCase().split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
};

/** How a text can be meant where it could be read in two ways. */
export type Reading = {
  /** A comma can only mark thousands, as in a number with two decimals or none: "1,250" is 1250. */
  grouped?: boolean;
  /** Nobody means decimals or a power of ten, as in a count or an ID. */
  whole?: boolean;
  /** What the number is in, which may stand behind it as people write it; inches are written in fractions, too. */
  unit?: string;
};

/** Inches as rulers have them: "3 1/2", "3-1/2" or "7/8". */
const FRACTION = /^([+-]?)(?:(\d+)(?:\p{Zs}+|-))?(\d{1,3})[/⁄]([1-9]\d{0,2})$/u;

/** A fraction that is one character, as word processors write it, and what stands between it and the digits before it. */
const ONE_CHARACTER = /(?<=(\d)?)\p{Zs}*([¼-¾⅐-⅞])$/u;

const withFractionWritten = (text: string): string =>
  text.replace(ONE_CHARACTER, (_whole, digit: string | undefined, fraction: string) => {
    // "½" is made of "1⁄2" for whoever asks for what is compatible with it.
    const written = fraction.normalize('NFKC');
    return digit === undefined ? written : ` ${written}`;
  });

/** A number of inches written as a fraction; null for any other text, and for another unit: only inches are so written. */
export const readFraction = (text: string, unit: string | undefined): number | null => {
  if (unit !== 'in') return null;
  const [, sign = '', whole = '0', part, of] = FRACTION.exec(withFractionWritten(text)) ?? [];
  return part === undefined ? null : Number(`${sign}1`) * (Number(whole) + Number(part) / Number(of));
};

/** What a person typed, as a number; `percent` reads 16.1 as 0.161. Empty text is no value. */
export const readNumber = (
  typed: string,
  as: 'number' | 'percent' = 'number',
  { grouped = false, whole = false, unit = as === 'percent' ? '%' : undefined }: Reading = {},
): ReadNumber => {
  const signed = typed
    .trim()
    .replace(/\u2212/g, '-')
    .replace(/^([+-]?)\$\s*/, '$1');
  const text = withoutParting(withoutUnit(signed, unit));
  if (text === '') {
    return typed.trim() === '' ? { value: null } : { problem: `“${typed.trim()}” is not a number` };
  }

  const fraction = readFraction(text, unit);
  if (fraction !== null) return { value: fraction };

  // 1e3 is a slip in a count, or half of something pasted; 12.000 is twelve or twelve thousand.
  if (whole && /e/i.test(text)) return { problem: `“${typed.trim()}” is not a number` };
  if (whole && ONE_GROUP_BY_POINT.test(text)) {
    return { problem: `Type ${text.replace(/\..*/, '')} or ${text.replace('.', '')}: “${text}” can mean both` };
  }
  const isGrouped = GROUPED.test(text) || (grouped && ONE_GROUP.test(text));
  const plain = isGrouped ? text.replaceAll(',', '') : text;
  if (PLAIN.test(plain)) {
    const value = shifted(plain, as === 'percent' ? -2 : 0);
    return Number.isFinite(value) ? { value } : { problem: 'This number is too large' };
  }
  if (ONE_GROUP.test(text)) {
    return { problem: `Type ${text.replace(',', '')} or ${text.replace(',', '.')}: “${text}” can mean both` };
  }
  if (DECIMAL_COMMA.test(text) && /\d/.test(text)) {
    if (whole) return { problem: 'Type a whole number' };
    return { problem: `Type ${text.replace(',', '.')}: decimals follow a point` };
  }
  if (POINTS_AND_COMMA.test(text)) {
    return { problem: `Type ${text.replaceAll('.', '').replace(',', '.')}: decimals follow a point` };
  }
  return { problem: `“${typed.trim()}” is not a number` };
};

/** What a person typed that stands in no field, in inches. */
export const readInches = (typed: string): ReadNumber => readNumber(typed, 'number', { unit: 'in' });

/** Hours and minutes as they are shown, in minutes: "1:30" is 90. */
const readDuration = (typed: string): ReadNumber => {
  const [, sign = '', hours, minutes] = /^([+-]?)(\d{1,9}):([0-5]\d)$/.exec(typed.trim().replace(/\u2212/g, '-')) ?? [];
  if (hours === undefined) return { problem: `“${typed.trim()}” is not a time: type hours and minutes, as 1:30` };
  return { value: Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) };
};

const inHours = (minutes: ReadNumber): ReadNumber =>
  'problem' in minutes || minutes.value === null ? minutes : { value: minutes.value / 60 };

/** How the numbers of a field are typed: in percent, or as they are stored. */
export const typedAs = ({ type }: NumericField): 'number' | 'percent' => (type === 'percent' ? 'percent' : 'number');

/** What is wrong with a number that can be read, in its field. */
export const problemWith = (field: NumericField, value: number): string | undefined =>
  field.type === 'number' && field.integer && !Number.isInteger(value) ? 'Type a whole number' : undefined;

/** The number that a person typed into a field, also one that the field does not take. */
export const readAnyNumberOf = (field: NumericField, typed: string): ReadNumber => {
  if (typed.includes(':')) {
    if (field.type === 'duration') return readDuration(typed);
    if (unitOf(field) === 'h') return inHours(readDuration(typed));
  }
  const whole = field.type === 'number' && (field.integer === true || field.decimals === 0);
  // With so few decimals, three digits after a comma can only be thousands.
  const grouped = whole || ('decimals' in field && (field.decimals ?? MANY_DECIMALS) <= 2);
  // A record's number is written with a # before it everywhere.
  const text = field === ID_FIELD ? typed.replace(/^\s*#(?=\d)/, '') : typed;
  return readNumber(text, typedAs(field), { grouped, whole, unit: unitOf(field) });
};

/** What a person typed into a field of numbers. */
export const readNumberOf = (field: NumericField, typed: string): ReadNumber => {
  const read = readAnyNumberOf(field, typed);
  const problem = 'value' in read && read.value !== null ? problemWith(field, read.value) : undefined;
  return problem === undefined ? read : { problem };
};

/** A number as an input shows it for editing: every stored digit, no grouping; `percent` shows 0.161 as 16.1. */
export const typedNumber = (value: number | null | undefined, as: 'number' | 'percent' = 'number'): string => {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  return String(as === 'percent' ? shifted(String(value), 2) : value);
};
