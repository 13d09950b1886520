/**
 * A cell of somebody's spreadsheet as a field's value. What cannot be read is a problem in words, never another value.
 * Numbers come as a spreadsheet shows them: "$0.55", "12%", "1,234.5" or, elsewhere in the world, "1.234,5".
 */
import type { Field } from './field';
import { readNumber } from './typedNumber';

/** How a file writes its numbers; a file is consistent in itself. */
export type NumberStyle = {
  decimal: '.' | ',';
  /** What a percentage without a percent sign is: 0.12 or 12. */
  percent: 'fraction' | 'percent';
};

export type ReadCell = { value: unknown } | { problem: string };

/** What our own export and others put before a text that a spreadsheet would run as a formula. */
const FORMULA_GUARD = /^'(?=[=+\-@\t\r])/;

const SPREADSHEET_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+)$/i;

/** Units and signs that stand with a number and say nothing about it. */
const BEFORE = /^([+-]?)\s*[$€£]\s*/;
const AFTER = /\s*(?:["″]|in(?:ch(?:es)?)?\.?|mils?|ft|[$€£]?\s*\/\s*msi|[$€£])$/i;

const PERCENT_SIGN = /\s*%\s*$/;

/** The bare number in a cell: no currency, unit or space between thousands; parentheses are an accountant's minus. */
const bareNumber = (cell: string): string =>
  cell
    .trim()
    .replace(/\u2212/g, '-')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(BEFORE, '$1')
    .replace(AFTER, '')
    .replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3})/g, '');

/** A number with its decimals after a point and no thousands marked, or null where it is not written in this style. */
const plainNumber = (bare: string, decimal: NumberStyle['decimal']): string | null => {
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', ...fractions] = bare.split(decimal);
  if (fractions.length > 1 || fractions[0]?.includes(group)) return null;
  if (whole.includes(group) && !/^[+-]?\d{1,3}(?:[,.]\d{3})+$/.test(whole)) return null;
  return [whole.replaceAll(group, ''), ...fractions].join('.');
};

const readNumeric = (field: Field, cell: string, style: NumberStyle): ReadCell => {
  const isPercent = field.type === 'percent';
  const withoutSign = isPercent ? cell.replace(PERCENT_SIGN, '') : cell;
  const plain = plainNumber(bareNumber(withoutSign), style.decimal);
  const asPercent = isPercent && (withoutSign !== cell || style.percent === 'percent');
  const read = plain === null ? { problem: '' } : readNumber(plain, asPercent ? 'percent' : 'number');
  return 'value' in read && read.value !== null ? read : { problem: `${field.label}: “${cell}” is not a number` };
};

const YES = /^(yes|y|true|x|1)$/i;
const NO = /^(no|n|false|0)$/i;

/** The value of a cell that is not empty. */
export const readCsvCell = (field: Field, cell: string, style: NumberStyle): ReadCell => {
  const text = cell.trim().replace(FORMULA_GUARD, '');
  if (SPREADSHEET_ERROR.test(text)) return { problem: `${field.label}: “${text}” is an error of the spreadsheet` };
  switch (field.type) {
    case 'number':
    case 'currency':
    case 'percent':
    case 'duration':
      return readNumeric(field, text, style);
    case 'boolean':
      if (YES.test(text)) return { value: true };
      return NO.test(text) ? { value: false } : { problem: `${field.label}: “${text}” is neither yes nor no` };
    case 'choice': {
      const same = (other: string | number) => String(other).toLowerCase() === text.toLowerCase();
      const choice = field.choices.find(({ value, label }) => same(value) || same(label));
      const labels = field.choices.map(({ label }) => label).join(', ');
      return choice ? { value: choice.value } : { problem: `${field.label}: “${text}” is none of ${labels}` };
    }
    default:
      return { value: text };
  }
};

/** The decimal sign that a cell can only be read with, or null where both would do. */
const decimalSignOf = (cell: string): NumberStyle['decimal'] | null => {
  const bare = bareNumber(cell.replace(PERCENT_SIGN, ''));
  const signs = [...bare].filter((character) => character === '.' || character === ',');
  const last = signs.at(-1);
  if (!/^[+-]?[\d.,]+$/.test(bare) || last === undefined) return null;
  const other = last === '.' ? ',' : '.';
  if (signs.includes(other)) return last;
  if (signs.length > 1) return other;
  // "1,234" can mean both; "0,125", "12,5" and "1234,567" cannot.
  const [before = '', after = ''] = bare.replace(/^[+-]/, '').split(last);
  return after.length === 3 && /^[1-9]\d{0,2}$/.test(before) ? null : last;
};

/** The decimal sign of a file: what most of its numbers can only be read with; else `otherwise`. */
export const guessDecimal = (cells: Iterable<string>, otherwise: NumberStyle['decimal']): NumberStyle['decimal'] => {
  const count = { '.': 0, ',': 0 };
  for (const cell of cells) {
    const sign = decimalSignOf(cell);
    if (sign) count[sign] += 1;
  }
  if (count['.'] === count[',']) return otherwise;
  return count['.'] > count[','] ? '.' : ',';
};

/** What percentages without a percent sign are: percents, as soon as one is larger than 1. */
export const guessPercent = (cells: Iterable<string>, decimal: NumberStyle['decimal']): NumberStyle['percent'] => {
  for (const cell of cells) {
    const plain = cell.includes('%') ? null : plainNumber(bareNumber(cell), decimal);
    if (plain !== null && Math.abs(Number(plain)) > 1) return 'percent';
  }
  return 'fraction';
};
