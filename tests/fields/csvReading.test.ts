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
const across = fieldOf(toolingFields, 'number_across');
const die = fieldOf(toolingFields, 'die_number');
const thickness = fieldOf(materialFields, 'mil_thickness_w_liner');
const disabled = fieldOf(userFields, 'disabled');

const POINT: NumberStyle = { decimal: '.', known: 'all', percent: 'fraction' };
const COMMA: NumberStyle = { decimal: ',', known: 'all', percent: 'fraction' };
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

  it.each([
    ['1/8', 0.125],
    ['1/8"', 0.125],
    ['2 1/2"', 2.5],
    ['2½', 2.5],
    ['2 1/2”', 2.5],
    ['4-1/4', 4.25],
    ['6 7/8', 6.875],
    ['6 7/8 in', 6.875],
    ['3/32', 0.09375],
    ['-1/8', -0.125],
    ['(1/8)', -0.125],
  ])('%s is %d inches, wherever decimals stand', (cell, number) => {
    expect(value(size, cell)).toBe(number);
    expect(value(size, cell, COMMA)).toBe(number);
  });

  it.each([
    [across, '1/8'],
    [thickness, '1/8'],
    [size, '1/0'],
    [size, '12/31/2026'],
  ])('of other fields is no fraction, nor is anything else with a stroke: %#', (field, cell) => {
    expect(value(field, cell)).toBe(`${field.label}: “${cell}” is not a number`);
  });

  it.each([
    [size, '3 ft'],
    [size, '3 mil'],
    [thickness, '3 in'],
    [price, '3 in'],
  ])('in another unit than its field is another number: %#', (field, cell) => {
    expect(value(field, cell)).toBe(`${field.label}: “${cell}” is not a number`);
  });

  it.each(['2.5 mil', '2.5mils', '2.5 Mils.'])('%s is so many mils', (cell) => {
    expect(value(thickness, cell)).toBe(2.5);
  });

  it.each(['abc', '1.2.3', '12,34.5', '--1', '$', '3 x 2', '0,125,000', '0 125', '12 34567'])(
    '%s is a problem in words',
    (cell) => {
      expect(value(price, cell)).toBe(`Price: “${cell}” is not a number`);
    },
  );

  it.each(['0,125', '-0,125', '1,23', '0,55'])('%s is no number with its thousands marked', (cell) => {
    expect(value(price, cell)).toBe(`Price: “${cell}” has its decimals after a comma, the file has them after a point`);
  });

  it('that is an error of the spreadsheet is said to be one', () => {
    expect(value(price, '#DIV/0!')).toBe('Price: “#DIV/0!” is an error of the spreadsheet');
  });

  it('is the same after an export and an import, in all digits that a spreadsheet keeps', () => {
    const any = fc.double({ noNaN: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(any, (number) => {
        const kept = Number(number.toPrecision(15));
        expect(value(price, csvCell(price, number))).toBe(Number(String(kept)));
        expect(value(markup, csvCell(markup, number))).toBe(Number(String(kept)));
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
    expect(guessPercent(['12', '1', '0'], '.')).toBe('percent');
    expect(guessPercent(['0,5'], ',')).toBe('fraction');
  });

  it('is asked about in a file that has parts of 1 as well: a percentage typed among fractions', () => {
    const percent = guessPercent(['0.15', '0.25', '1', '30', '0'], '.');
    expect(percent).toBe(null);
    const mixed = { ...POINT, percent };
    expect(value(markup, '0.15', mixed)).toBe('Markup: “0.15” can mean 15% or 0.15%: say under Percentages which');
    expect(value(markup, '30', mixed)).toBe('Markup: “30” can mean 3,000% or 30%: say under Percentages which');
    expect(value(markup, '30%', mixed)).toBe(0.3);
    expect(value(markup, '0', mixed)).toBe(0);
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
    [['0,125 in', '3/32'], ','],
    [['0,55 $/MSI'], ','],
  ] as const)('of %j is %s', (cells, sign) => {
    expect(guessDecimal(cells, sign === '.' ? ',' : '.').decimal).toBe(sign);
  });

  it('that no number gives away is the usual one', () => {
    expect(guessDecimal(['1,234', '12', '', 'n/a'], ',')).toEqual({ decimal: ',', known: 'nothing' });
    expect(guessDecimal([], '.')).toEqual({ decimal: '.', known: 'nothing' });
  });

  it('is known as far as the file is of one mind and shows how it marks thousands', () => {
    expect(guessDecimal(['0.125', '0,125', '0.5'], '.')).toEqual({ decimal: '.', known: 'nothing' });
    expect(guessDecimal(['0,55', '1.125'], '.')).toEqual({ decimal: ',', known: 'decimal' });
    expect(guessDecimal(['1.234,5', '1.125'], '.')).toEqual({ decimal: ',', known: 'all' });
  });
});

describe('a number that can mean two things', () => {
  const inFile = (cell: string, others: readonly string[], otherwise: '.' | ',') =>
    value(size, cell, { ...guessDecimal([cell, ...others], otherwise), percent: 'fraction' });
  const refusal = (cell: string) => expect.stringContaining(`“${cell}” can mean`);

  it.each([
    ['2,500', [], ','],
    ['2,500', ['12'], '.'],
    ['2.500', [], ','],
    ['1.125', ['0,55'], ','],
    ['1,125', ['0.55'], '.'],
    ['1.125', ['0.125', '0,125'], '.'],
  ] as const)('is refused: %s beside %j', (cell, others, otherwise) => {
    expect(inFile(cell, others, otherwise)).toEqual(refusal(cell));
  });

  it.each([
    ['1,125', ['0,55'], 1.125],
    ['1.125', ['0.55'], 1.125],
    ['1,125', ['12,345.5'], 1125],
    ['1.125', ['1.234.567'], 1125],
  ] as const)('is read as the others tell: %s beside %j is %d', (cell, others, number) => {
    expect(inFile(cell, others, '.')).toBe(number);
  });

  it('is never read as a third, and only where something tells which of the two', () => {
    const digits = fc.stringMatching(/^[+-]?[\d., ']{1,10}$/).map((text) => text.trim());
    const sign = fc.constantFrom<'.' | ','>('.', ',');
    // The readings as a person has them: what is left of the last sign may be marked by the other, three by three.
    // What ends in apostrophes is in feet or inches.
    const reading = (cell: string, decimal: '.' | ','): number | null => {
      const text = cell.replace(/''?$/, '').trimEnd();
      const group = decimal === '.' ? ',' : '\\.';
      const spelled = new RegExp(
        `^[+-]?(?:\\d*|[1-9]\\d{0,2}(?:(?:${group}\\d{3})+|(?:[ ']\\d{3})+))(?:\\${decimal}\\d*)?$`,
      );
      if (!spelled.test(text) || !/\d/.test(text)) return null;
      return Number(text.replaceAll(decimal === '.' ? /[, ']/g : /[. ']/g, '').replace(',', '.'));
    };
    fc.assert(
      fc.property(digits, fc.array(digits, { maxLength: 3 }), sign, (text, others, otherwise) => {
        const read = inFile(text, others, otherwise);
        if (typeof read !== 'number') return;
        const [asPoint, asComma] = [reading(text, '.'), reading(text, ',')];
        expect([asPoint, asComma]).toContain(read);
        if (asPoint !== null && asComma !== null && asPoint !== asComma) {
          expect(inFile(text, [], otherwise)).toEqual(refusal(text));
          expect(others.some((other) => (reading(other, '.') === null) !== (reading(other, ',') === null))).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
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
