import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyText,
  formatCurrency,
  formatCurrency4,
  formatDay,
  formatDuration,
  formatInText,
  formatMargin,
  formatMLabels,
  formatNumber,
  formatPercent,
  formatPercent2,
} from '../../src/fields/formats';

describe('a number is rounded half away from zero, as a person reads the decimal', () => {
  it.each([
    [1.005, '$1.01'],
    [2.675, '$2.68'],
    [-0.125, '-$0.13'],
    [1.0049999, '$1.00'],
    [1234567.895, '$1,234,567.90'],
    [1e21, '$1,000,000,000,000,000,000,000.00'],
    [5e-7, '$0.00'],
    [-0, '$0.00'],
    [-0.004, '$0.00'],
  ])('%d in dollars is %s', (value, text) => {
    expect(formatCurrency(value)).toBe(text);
  });

  it('whatever cents are, and half a cent more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cents) => {
        const half = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`);
        const up = cents + 1;
        const shown = formatCurrency(half).replace(/[$,]/g, '');
        expect(shown).toBe(`${Math.floor(up / 100)}.${String(up % 100).padStart(2, '0')}`);
        expect(formatCurrency(-half)).toBe(`-${formatCurrency(half)}`);
      }),
    );
  });
});

describe('a value is shown', () => {
  it.each([
    ['dollars with four decimals', formatCurrency4(0.62545), '$0.6255'],
    ['dollars with four decimals', formatCurrency4(1234.5), '$1,234.5000'],
    ['whole percent', formatPercent(0.1), '10%'],
    ['whole percent', formatPercent(0.145), '15%'],
    ['percent with two decimals', formatPercent2(0.375), '37.50%'],
    ['percent with two decimals', formatPercent2(1.00005), '100.01%'],
    ['a margin', formatMargin(0.375), '37.50%'],
    ['a margin', formatMargin(0.999949), '99.99%'],
    ['a margin just below 100%', formatMargin(0.99996), '99.996%'],
    ['a margin just below 100%', formatMargin(0.9999999), '99.99999%'],
    ['a margin just below 100%', formatMargin(0.9999999999999), '99.999999%'],
    ['a margin of 100%', formatMargin(1), '100.00%'],
    ['a margin of a loss', formatMargin(-0.5), '-50.00%'],
    ['a number with its decimals', formatNumber(1234.5, 4), '1,234.5'],
    ['a number with its decimals', formatNumber(0.12345, 4), '0.1235'],
    ['a number with its decimals', formatNumber(5e-7, 6), '0.000001'],
    ['a whole number', formatNumber(2.5, 0), '3'],
    ['a number in a sentence', formatInText(2147483647), '2,147,483,647'],
    ['a year in a sentence', formatInText(2999), '2999'],
    ['thousands of labels', formatMLabels(2.5), '2.5'],
    ['thousands of labels', formatMLabels(10.5005), '10.501'],
    ['hours and minutes', formatDuration(0), '0:00'],
    ['hours and minutes', formatDuration(89.5), '1:30'],
    ['hours and minutes', formatDuration(59.6), '1:00'],
    ['hours and minutes', formatDuration(-65), '-1:05'],
    ['hours and minutes', formatDuration(-0.2), '0:00'],
    ['hours and minutes', formatDuration(60_000), '1000:00'],
    ['the day of a timestamp', formatDay('2025-03-09T23:59:59.999-08:00'), '2025-03-09'],
    ['the day of a timestamp', formatDay('2025-03-09 23:59:59'), '2025-03-09'],
    ['a day', formatDay('2025-03-09'), '2025-03-09'],
    ['a day that somebody wrote otherwise', formatDay('next week'), 'next week'],
  ])('as %s: %s', (_, shown, text) => {
    expect(shown).toBe(text);
  });
});

describe('what is not there is shown as a dash', () => {
  const numberFormats = {
    formatCurrency,
    formatCurrency4,
    formatPercent,
    formatPercent2,
    formatDuration,
    formatMargin,
    formatMLabels,
    formatNumber: (value: number | null | undefined) => formatNumber(value, 2),
  };

  it.each(Object.entries(numberFormats))('by %s', (_, format) => {
    for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, '1' as never]) {
      expect(format(value)).toBe(emptyText);
    }
  });

  it('by formatDay', () => {
    for (const value of [null, undefined, '', 20250309 as never]) expect(formatDay(value)).toBe(emptyText);
  });
});
