/*
 * How values are shown in grids, forms and prints; what is stored and calculated keeps its full precision.
 *
 * Numbers round half away from zero as a person reads the decimal: 1.005 is 1.01, though in binary it is a little less.
 * A formatter does so when it is handed the number as text, which it takes as the exact decimal it reads.
 * A formatter is made once, where it is first needed: making one takes longer than a thousand uses.
 */

import { madeOnce } from './madeOnce';

/** What stands where there is no value. */
export const emptyText = '–';

const locale = 'en-US';

const formatter = (options: Intl.NumberFormatOptions): ((value: number | null | undefined) => string) => {
  // What rounds to 0 is 0, not -0.
  const format = madeOnce(() => new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options }));
  return (value) => (typeof value === 'number' && Number.isFinite(value) ? format().format(`${value}`) : emptyText);
};

/** Dollars with cents: 1234.565 is "$1,234.57". */
export const formatCurrency = formatter({ style: 'currency', currency: 'USD' });

/** Dollars with four decimals, for prices per MSI: 0.62545 is "$0.6255". */
export const formatCurrency4 = formatter({ style: 'currency', currency: 'USD', minimumFractionDigits: 4 });

const currencies: ReturnType<typeof formatter>[] = [];

/** Dollars with as many decimals as are asked for (2 to 20), where none may be rounded away. */
export const formatExactCurrency = (value: number | null | undefined, decimals: number): string => {
  currencies[decimals] ??= formatter({ style: 'currency', currency: 'USD', minimumFractionDigits: decimals });
  return currencies[decimals](value);
};

/** A fraction as whole percent: 0.1 is "10%". */
export const formatPercent = formatter({ style: 'percent' });

/** A fraction as percent with all of its decimals: 0.0015 is "0.15%". */
export const formatExactPercent = formatter({ style: 'percent', maximumFractionDigits: 6 });

/** A fraction as percent with two decimals: 0.375 is "37.50%". */
export const formatPercent2 = formatter({ style: 'percent', minimumFractionDigits: 2 });

const almostWhole = formatter({ style: 'percent', maximumFractionDigits: 6, roundingMode: 'trunc' });

/**
 * A margin, a fraction, as percent with two decimals. One of 100% has no price, and one just below it does not read as
 * that: 0.9999999 is "99.99999%".
 */
export const formatMargin = (margin: number | null | undefined): string =>
  typeof margin === 'number' && margin < 1 && margin >= 0.99995 ? almostWhole(margin) : formatPercent2(margin);

/** A number whose field says nothing about decimals shows those it has. */
export const MOST_DECIMALS = 6;

/** As many decimals as a number has; those of a double end at the 20th. */
export const decimalsOf = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.min(Math.max((digits.split('.')[1]?.length ?? 0) - Number(exponent), 0), 20);
};

const numbers: ReturnType<typeof formatter>[] = [];

/** A number with as many decimals as it has, up to `decimals` (0 to 20): 1234.5 is "1,234.5". */
export const formatNumber = (value: number | null | undefined, decimals: number): string => {
  numbers[decimals] ??= formatter({ maximumFractionDigits: decimals });
  return numbers[decimals](value);
};

/** A number in a sentence: grouped from five digits on, so that a year stays one: "2999", "12,000". */
export const formatInText = formatter({ useGrouping: 'min2', maximumFractionDigits: 20 });

/** Thousands of labels, to the single label: 2.5 is "2.5". */
export const formatMLabels = (value: number | null | undefined): string => formatNumber(value, 3);

const hours = formatter({ maximumFractionDigits: 0, useGrouping: false });

/** Minutes as hours and minutes: 89.5 is "1:30". */
export const formatDuration = (minutes: number | null | undefined): string => {
  if (typeof minutes !== 'number' || !Number.isFinite(minutes)) return emptyText;
  const whole = Math.round(Math.abs(minutes));
  const rest = whole % 60;
  const sign = minutes < 0 && whole > 0 ? '-' : '';
  return `${sign}${hours((whole - rest) / 60)}:${String(rest).padStart(2, '0')}`;
};

/** The day of an ISO timestamp, as it is written: no clock or time zone can move it. Other text is shown as it is. */
export const formatDay = (timestamp: string | null | undefined): string => {
  if (typeof timestamp !== 'string' || timestamp === '') return emptyText;
  return /^\d{4}-\d{2}-\d{2}[T ]/.test(timestamp) ? timestamp.slice(0, 10) : timestamp;
};
