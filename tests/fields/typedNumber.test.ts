import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumberField, NumericField } from '../../src/fields/field';
import { readNumber, readNumberOf, typedNumber } from '../../src/fields/typedNumber';

describe('reading a typed number', () => {
  it.each([
    ['12', 12],
    [' 0.125 ', 0.125],
    ['.5', 0.5],
    ['-3.', -3],
    ['1e3', 1000],
    ['\u22124', -4],
    ['$1,234.50', 1234.5],
    ['-$5', -5],
    ['1,234,567', 1_234_567],
  ])('reads %j', (typed, value) => {
    expect(readNumber(typed)).toEqual({ value });
  });

  it('takes empty text for no value', () => {
    expect(readNumber('')).toEqual({ value: null });
    expect(readNumber('   ')).toEqual({ value: null });
  });

  it.each(['1e', '-', '1,5', 'abc', '1.2.3', '$', '12 in', '0x10', 'Infinity', '1e999', ','])(
    'does not drop %j silently',
    (typed) => {
      expect(readNumber(typed)).toHaveProperty('problem');
    },
  );

  it('says how to write a decimal comma, and asks where a comma can mean two things', () => {
    expect(readNumber('1,5')).toEqual({ problem: 'Type 1.5: decimals follow a point' });
    expect(readNumber('1.000,5')).toEqual({ problem: 'Type 1000.5: decimals follow a point' });
    expect(readNumber('1,234')).toEqual({ problem: 'Type 1234 or 1.234: “1,234” can mean both' });
  });
});

describe('thousands marked by spaces or apostrophes', () => {
  it.each([
    ['a space', '12 000', 12_000],
    ['a no-break space', '12\u00a0000', 12_000],
    ['a narrow no-break space', '12\u202f000', 12_000],
    ['a thin space', '12\u2009000', 12_000],
    ['an apostrophe', "12'000", 12_000],
    ['a raised comma', '12\u2019000', 12_000],
    ['several of them', '1 234 567', 1_234_567],
    ['two kinds of space', '1\u00a0234 567', 1_234_567],
    ['decimals behind them', "-1'234.5", -1234.5],
    ['a dollar before them', '$12 000', 12_000],
    ['a minus of its own', '\u221212 000', -12_000],
  ])('are understood: %s', (_what, typed, value) => {
    expect(readNumber(typed)).toEqual({ value });
  });

  it('are understood in every kind of number', () => {
    const pieces: NumericField = { source: 'cos', label: 'Cos', type: 'number', integer: true };
    const price: NumericField = { source: 'price', label: 'Price', type: 'currency', decimals: 4 };
    const minutes: NumericField = { source: 'time', label: 'Time', type: 'duration' };
    for (const field of [pieces, price, minutes]) expect(readNumberOf(field, '12 000')).toEqual({ value: 12_000 });
    expect(readNumber('1 250 %', 'percent')).toEqual({ value: 12.5 });
  });

  it.each([
    '9 50',
    '9 5000',
    '1 2',
    '0 125',
    '12  000',
    "1 234'567",
    '1234 567',
    '12 000 0',
    "'000",
    '12 000e3',
    '12 000x',
  ])('are none in %j', (typed) => {
    expect(readNumber(typed)).toEqual({ problem: `“${typed}” is not a number` });
  });

  it('leave a decimal comma to be asked about', () => {
    expect(readNumber('12 000,5')).toEqual({ problem: 'Type 12000.5: decimals follow a point' });
    expect(readNumber("1'234'567,25")).toEqual({ problem: 'Type 1234567.25: decimals follow a point' });
  });
});

describe('a number with two decimals at most', () => {
  const rent: NumericField = { source: 'rent', label: 'Rent', type: 'currency', decimals: 2 };

  it('has thousands where three digits follow a comma, as money is written', () => {
    expect(readNumberOf(rent, '48,000')).toEqual({ value: 48_000 });
    expect(readNumberOf(rent, '$48,000')).toEqual({ value: 48_000 });
    expect(readNumberOf(rent, '6.000')).toEqual({ value: 6 });
    expect(readNumberOf({ ...rent, decimals: 4 }, '48,000')).toHaveProperty('problem');
    expect(readNumberOf(rent, '48,00')).toEqual({ problem: 'Type 48.00: decimals follow a point' });
  });
});

describe('a number without decimals', () => {
  const pieces: NumberField = { source: 'cos', label: 'Cos', type: 'number', integer: true };
  const feet: NumberField = { source: 'footage', label: 'Footage', type: 'number', decimals: 0 };

  it('has thousands where three digits follow a comma, as it is shown', () => {
    expect(readNumberOf(pieces, '1,250')).toEqual({ value: 1250 });
    expect(readNumberOf(feet, '-1,250')).toEqual({ value: -1250 });
    expect(readNumberOf(feet, '12,500,000')).toEqual({ value: 12_500_000 });
  });

  it('is asked about where a point can mark decimals or thousands', () => {
    expect(readNumberOf(pieces, '12.000')).toEqual({ problem: 'Type 12 or 12000: “12.000” can mean both' });
    expect(readNumberOf(pieces, '1,5')).toEqual({ problem: 'Type a whole number' });
  });

  it.each(['1e3', '1E3', '12e', '1e-1'])('is typed in digits: %j is none', (typed) => {
    expect(readNumberOf(pieces, typed)).toHaveProperty('problem');
    expect(readNumberOf(feet, typed)).toHaveProperty('problem');
  });

  it('is asked for where only whole ones are allowed', () => {
    expect(readNumberOf(pieces, '1.5')).toEqual({ problem: 'Type a whole number' });
    expect(readNumberOf(pieces, '2.0')).toEqual({ value: 2 });
    expect(readNumberOf(feet, '1.5')).toEqual({ value: 1.5 });
  });
});

describe('a number with its own unit behind it', () => {
  const inches: NumericField = { source: 'size', label: 'Size', type: 'number', unit: 'in', decimals: 4 };
  const minutes: NumericField = { source: 'time', label: 'Time', type: 'duration' };
  const perMsi: NumericField = { source: 'cost', label: 'Cost', type: 'currency', unit: '$/MSI', decimals: 4 };
  const speed: NumericField = { source: 'speed', label: 'Speed', type: 'number', unit: 'ft/min' };
  const margin: NumericField = { source: 'margin', label: 'Margin', type: 'number', unit: '%', decimals: 6 };
  const copies: NumericField = { source: 'copies', label: 'Copies', type: 'number', integer: true };
  const hours: NumericField = { source: 'hours', label: 'Hours', type: 'number', unit: 'h', decimals: 2 };

  it.each([
    [hours, '1.5 h', 1.5],
    [hours, '1:30', 1.5],
    [hours, '0:45', 0.75],
    [inches, '3"', 3],
    [inches, '3in', 3],
    [inches, '3 in', 3],
    [inches, '3.25 in.', 3.25],
    [inches, '.5 inches', 0.5],
    [inches, '3 1/2', 3.5],
    [inches, '3-1/2"', 3.5],
    [inches, '3\u00a01/2', 3.5],
    [inches, '3½', 3.5],
    [inches, '1 ⅛″', 1.125],
    [inches, '-½', -0.5],
    [inches, '1⁄4 in', 0.25],
    [inches, '-7/8', -0.875],
    [minutes, '90 min', 90],
    [perMsi, '$0.55/MSI', 0.55],
    [perMsi, '0.55 $/MSI', 0.55],
    [speed, '150 ft/min', 150],
    [speed, '150 fpm', 150],
    [margin, '40%', 40],
    [margin, '37.5 %', 37.5],
  ] as const)('is read: %j %j', (field, typed, value) => {
    expect(readNumberOf(field, typed)).toEqual({ value });
  });

  it.each([
    [inches, '3 ft'],
    [inches, '30 mm'],
    [inches, '40%'],
    [inches, '3 in in'],
    [inches, '1/0'],
    [inches, '3 1/'],
    [inches, 'in'],
    [margin, '40 in'],
    [copies, '3 in'],
    [copies, '3 1/2'],
    [copies, '3½'],
    [inches, '½½'],
  ] as const)('is no other number: %j %j', (field, typed) => {
    expect(readNumberOf(field, typed)).toHaveProperty('problem');
  });
});

describe('percent', () => {
  it('stores the fraction without binary noise', () => {
    expect(readNumber('16.1', 'percent')).toEqual({ value: 0.161 });
    expect(readNumber('7%', 'percent')).toEqual({ value: 0.07 });
    expect(typedNumber(0.161, 'percent')).toBe('16.1');
    expect(typedNumber(0.07, 'percent')).toBe('7');
    expect(typedNumber(0.29, 'percent')).toBe('29');
  });

  it('comes back as it was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (hundredths) => {
        const typed = String(hundredths / 100);
        const read = readNumber(typed, 'percent');
        return 'value' in read && typedNumber(read.value, 'percent') === typed;
      }),
    );
  });
});

it('shows a number for editing with every digit and no grouping', () => {
  expect(typedNumber(1234567.125)).toBe('1234567.125');
  expect(typedNumber(null)).toBe('');
  expect(typedNumber(Number.NaN)).toBe('');
});
