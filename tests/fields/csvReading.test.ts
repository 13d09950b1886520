import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from '../../src/fields/csv';
import { guessDecimal, guessPercent, type NumberStyle, readCsvCell } from '../../src/fields/csvReading';
import { type Field, fieldOf } from '../../src/fields/field';
import { materialFields } from '../../src/resources/materials/fields';
import { toolingFields } from '../../src/resources/tooling/fields';
import { userFields } from '../../src/resources/users/fields';

const price = fieldOf(materialFields, 'material_price');
const markup = fieldOf(materialFields, 'markup');
const type = fieldOf(materialFields, 'material_type');
const size = fieldOf(toolingFields, 'size_across');
const die = fieldOf(toolingFields, 'die_number');
const disabled = fieldOf(userFields, 'disabled');

const POINT: NumberStyle = { decimal: '.', percent: 'fraction' };
const COMMA: NumberStyle = { decimal: ',', percent: 'fraction' };
const value = (field: Field, cell: string, style = POINT) => {
  const read = readCsvCell(field, cell, style);
  return 'value' in read ? read.value : read.problem;
};

describe('a number in a spreadsheet', () => {
  it.each([
    ['$0.55', 0.55],
    ['-$1,234.50', -1234.5],
    ['(1.50)', -1.5],
    ['1,234.5', 1234.5],
    ['1,234,567', 1_234_567],
    [' 0.0344 ', 0.0344],
    ['.5', 0.5],
    ['5.5E-03', 0.0055],
    ['$0.42/MSI', 0.42],
    ['0.42 $', 0.42],
  ])('%s is %d', (cell, number) => {
    expect(value(price, cell)).toBe(number);
  });

  it.each([
    ['0,55', 0.55],
    ['1.234,5', 1234.5],
    ['€ 1 234,50', 1234.5],
    ['1.250', 1250],
  ])('%s is %d where decimals follow a comma', (cell, number) => {
    expect(value(price, cell, COMMA)).toBe(number);
  });

  it.each(['3"', '3 in', '3 inches', '3.0', '3'])('%s is three inches', (cell) => {
    expect(value(size, cell)).toBe(3);
  });

  it.each(['abc', '1.2.3', '12,34.5', '1,23', '0,55', '--1', '$', '3 x 2'])('%s is a problem in words', (cell) => {
    expect(value(price, cell)).toBe(`Price: “${cell}” is not a number`);
  });

  it('that is an error of the spreadsheet is said to be one', () => {
    expect(value(price, '#DIV/0!')).toBe('Price: “#DIV/0!” is an error of the spreadsheet');
  });

  it('is the same after an export and an import', () => {
    const any = fc.double({ noNaN: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(any, (number) => {
        expect(value(price, csvCell(price, number))).toBe(Number(String(number)));
        expect(value(markup, csvCell(markup, number))).toBe(Number(String(number)));
      }),
    );
  });
});

describe('a percentage', () => {
  it('with its sign is one, whatever the others are', () => {
    expect(value(markup, '12%')).toBe(0.12);
    expect(value(markup, '16.1 %')).toBe(0.161);
    expect(value(markup, '12%', { ...POINT, percent: 'percent' })).toBe(0.12);
  });

  it('without it is what the file has', () => {
    expect(value(markup, '0.12')).toBe(0.12);
    expect(value(markup, '12', { ...POINT, percent: 'percent' })).toBe(0.12);
    expect(value(markup, '12,5', { ...COMMA, percent: 'percent' })).toBe(0.125);
  });

  it('is in percent in a file that has one larger than 1', () => {
    expect(guessPercent(['0.1', '12%', ''], '.')).toBe('fraction');
    expect(guessPercent(['0.5', '12'], '.')).toBe('percent');
    expect(guessPercent(['0,5'], ',')).toBe('fraction');
  });

  it('sign does not belong to other numbers', () => {
    expect(value(price, '12%')).toBe('Price: “12%” is not a number');
  });
});

describe('the decimal sign of a file', () => {
  it.each([
    [['1,234', '0.55'], '.'],
    [['1.234', '0,55'], ','],
    [['1,234.5'], '.'],
    [['1.234,5'], ','],
    [['1,234,567'], '.'],
    [['12,5%'], ','],
    [['0.125'], '.'],
  ] as const)('of %j is %s', (cells, sign) => {
    expect(guessDecimal(cells, sign === '.' ? ',' : '.')).toBe(sign);
  });

  it('that no number gives away is the usual one', () => {
    expect(guessDecimal(['1,234', '12', '', 'n/a'], ',')).toBe(',');
    expect(guessDecimal([], '.')).toBe('.');
  });
});

describe('other cells', () => {
  it('are choices by value or label, whatever the case', () => {
    expect(value(type, 'LAMINATION')).toBe('Lamination');
    expect(value(type, 'Ink')).toBe('Type: “Ink” is none of Material, Lamination');
  });

  it('are yes or no in the words people use', () => {
    expect(['Yes', 'x', '1', 'TRUE'].map((cell) => value(disabled, cell))).toEqual([true, true, true, true]);
    expect(['no', '0', 'False'].map((cell) => value(disabled, cell))).toEqual([false, false, false]);
    expect(value(disabled, 'maybe')).toContain('neither yes nor no');
  });

  it('are text without what guards it against being run as a formula', () => {
    expect(value(die, "'-100")).toBe('-100');
    expect(value(die, "'s Gravenhage")).toBe("'s Gravenhage");
    expect(value(die, csvCell(die, '=R-1'))).toBe('=R-1');
  });
});
