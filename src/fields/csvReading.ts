/**
 * A cell of somebody's spreadsheet as a field's value. What cannot be read is a problem in words, never another value.
 * Numbers come as a spreadsheet shows them: "$0.55", "12%", "1,234.5" or, elsewhere in the world, "1.234,5".
 */
import type { Field } from './field';
import { formatExactPercent } from './formats';
import { readFraction, readNumber, withoutParting } from './typedNumber';
import { unitOf, withoutAnyUnit, withoutUnit } from './units';

/** The sign before decimals; the other one stands between thousands. */
export type DecimalSign = '.' | ',';

/** How a file writes its numbers; a file is consistent in itself. */
export type NumberStyle = {
  decimal: DecimalSign;
  /**
   * What is known of it: "1,250" can mean two numbers, and is read only where the file or a person tells which. `decimal`:
   * the sign before decimals is known, but nothing shows that thousands are marked at all; `all`: both.
   */
  known: 'nothing' | 'decimal' | 'all';
  /** What a percentage without a percent sign is, 0.12 or 12; null where a file has numbers of both kinds. */
  percent: 'fraction' | 'percent' | null;
};

export type ReadCell = { value: unknown } | { problem: string };

/** What our own export and others put before a text that a spreadsheet would run as a formula. */
const FORMULA_GUARD = /^'(?=[=+\-@\t\r])/;

const SPREADSHEET_ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|#+)$/i;

/** Signs of currencies, which stand with a number and say nothing about it. */
const CURRENCY_BEFORE = /^([+-]?)\s*[$€£]\s*/;
const CURRENCY_AFTER = /\s*[$€£]$/;

/** The bare number in a cell: no currency, unit or space between thousands; parentheses are an accountant's minus. */
const bareNumber = (cell: string, unitless: (text: string) => string = withoutAnyUnit): string => {
  const signed = cell
    .trim()
    .replace(/\u2212/g, '-')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(CURRENCY_BEFORE, '$1');
  return withoutParting(unitless(signed).replace(CURRENCY_AFTER, ''));
};

/** Thousands marked by points or commas. No group follows a zero: "0,125" is no 125. */
const GROUPS = /^[+-]?[1-9]\d{0,2}(?:[,.]\d{3})+$/;

/** "1,250": one group of thousands, or three decimals. */
const ONE_GROUP = /^[+-]?[1-9]\d{0,2}([,.])\d{3}$/;

const otherSign = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.');

/** A number with its decimals after a point and no thousands marked, or null where it is not written in this style. */
const plainNumber = (bare: string, decimal: DecimalSign): string | null => {
  const group = otherSign(decimal);
  const [whole = '', ...fractions] = bare.split(decimal);
  if (fractions.length > 1 || fractions[0]?.includes(group)) return null;
  if (whole.includes(group) && !GROUPS.test(whole)) return null;
  return [whole.replaceAll(group, ''), ...fractions].join('.');
};

const canMeanTwo = (bare: string, { decimal, known }: NumberStyle): boolean => {
  const [, sign] = ONE_GROUP.exec(bare) ?? [];
  if (sign === undefined) return false;
  return sign === decimal ? known === 'nothing' : known !== 'all';
};

/** Whether a cell can mean two numbers, and nothing known of its file tells which. */
export const isAmbiguous = (cell: string, style: NumberStyle): boolean => canMeanTwo(bareNumber(cell), style);

const problemOf = (cell: string, bare: string, style: NumberStyle): string => {
  if (canMeanTwo(bare, style)) {
    const [asDecimal, asGroup] = [bare.replace(',', '.'), bare.replace(/[,.]/, '')];
    return `“${cell}” can mean ${asDecimal} or ${asGroup}: say under Decimals which`;
  }
  if (decimalSignOf(bare) === otherSign(style.decimal)) {
    const [its, theFiles] = style.decimal === '.' ? ['comma', 'point'] : ['point', 'comma'];
    return `“${cell}” has its decimals after a ${its}, the file has them after a ${theFiles}`;
  }
  return `“${cell}” is not a number`;
};

const readNumeric = (field: Field, cell: string, style: NumberStyle): ReadCell => {
  const unit = unitOf(field);
  const bare = bareNumber(cell, (text) => withoutUnit(text, unit));
  const fraction = readFraction(bare, unit);
  if (fraction !== null) return { value: fraction };

  const plain = canMeanTwo(bare, style) ? null : plainNumber(bare, style.decimal);
  const isPercent = field.type === 'percent';
  const hasSign = cell.includes('%');
  const number = Number(plain);
  if (isPercent && !hasSign && style.percent === null && number) {
    const [asFraction, asItIs] = [formatExactPercent(number), formatExactPercent(number / 100)];
    return { problem: `${field.label}: “${cell}” can mean ${asFraction} or ${asItIs}: say under Percentages which` };
  }
  const asPercent = isPercent && (hasSign || style.percent === 'percent');
  const read = plain === null ? { problem: '' } : readNumber(plain, asPercent ? 'percent' : 'number');
  return 'value' in read && read.value !== null ? read : { problem: `${field.label}: ${problemOf(cell, bare, style)}` };
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

/** The decimal sign that a bare number can only be read with, or null where both would do. */
const decimalSignOf = (bare: string): DecimalSign | null => {
  const [asPoint, asComma] = [isNumber(plainNumber(bare, '.')), isNumber(plainNumber(bare, ','))];
  if (asPoint === asComma) return null;
  return asPoint ? '.' : ',';
};

const isNumber = (plain: string | null): boolean => plain !== null && 'value' in readNumber(plain);

/** Whether thousands are marked in a bare number beyond doubt. */
const hasGroups = (bare: string): boolean => /\d[,.]\d{3}[,.]/.test(bare);

/**
 * The decimal sign of a file: what most of its numbers can only be read with, else `otherwise`; and what that tells of
 * numbers that can be read with both. A file that mixes the signs tells nothing.
 */
export const guessDecimal = (
  cells: Iterable<string>,
  otherwise: DecimalSign,
): Pick<NumberStyle, 'decimal' | 'known'> => {
  const count = { '.': 0, ',': 0 };
  let isGrouped = false;
  for (const cell of cells) {
    const bare = bareNumber(cell);
    const sign = decimalSignOf(bare);
    if (!sign) continue;
    count[sign] += 1;
    isGrouped ||= hasGroups(bare);
  }
  if (count['.'] === count[',']) return { decimal: otherwise, known: 'nothing' };
  const decimal = count['.'] > count[','] ? '.' : ',';
  if (count[otherSign(decimal)] > 0) return { decimal, known: 'nothing' };
  return { decimal, known: isGrouped ? 'all' : 'decimal' };
};

/**
 * What percentages without a percent sign are: percents, where some are larger than 1; null where others are parts of 1,
 * as in a file of fractions in which somebody typed a percentage.
 */
export const guessPercent = (cells: Iterable<string>, decimal: DecimalSign): NumberStyle['percent'] => {
  let [hasParts, hasMore] = [false, false];
  for (const cell of cells) {
    const plain = cell.includes('%') ? null : plainNumber(bareNumber(cell), decimal);
    const size = Math.abs(Number(plain));
    hasParts ||= size > 0 && size < 1;
    hasMore ||= size > 1;
  }
  if (hasParts && hasMore) return null;
  return hasMore ? 'percent' : 'fraction';
};
