import { describe, expect, it } from 'vitest';
import { calculateQuote, type PricedRow, priceRow } from '../../../src/pricing';
import { pastedValue, readCells, writeCells } from '../../../src/resources/quotes/summation/clipboard';
import { cellField, copiedText } from '../../../src/resources/quotes/summation/columns';
import { displayOrder, nextSorting } from '../../../src/resources/quotes/summation/displayOrder';
import { isSingle, moved, rangeOf, singleCell } from '../../../src/resources/quotes/summation/selection';
import { markupFor, overrideFor } from '../../../src/resources/quotes/summation/targets';
import { aQuote, someRates } from '../../pricing/support/builders';

const quote = aQuote({ row_2_override_type: 3, row_2_margin_override: 40, row_3_include: false });
const { rows } = calculateQuote(quote, someRates());
const rowOf = (number: number): PricedRow => {
  const row = rows[number - 1];
  if (!row) throw new Error(`No row ${number}`);
  return row;
};

describe('cells from a spreadsheet', () => {
  it('are read line by line, with the end of the last line or without', () => {
    expect(readCells('1\tNone\r\n2.5\tMargin\r\n')).toEqual([
      ['1', 'None'],
      ['2.5', 'Margin'],
    ]);
    expect(readCells('7')).toEqual([['7']]);
    expect(readCells('1\n\n3')).toEqual([['1'], [''], ['3']]);
    expect(
      readCells(
        writeCells([
          ['a', ''],
          ['', 'b'],
        ]),
      ),
    ).toEqual([
      ['a', ''],
      ['', 'b'],
    ]);
  });

  it('mean what their column holds', () => {
    expect(pastedValue('m_labels', ' 2.5 ')).toBe(2.5);
    expect(pastedValue('m_labels', '')).toBeNull();
    expect(pastedValue('override', '$1,234.50')).toBe(1234.5);
    expect(pastedValue('override', '37.5%')).toBe(37.5);
    expect(pastedValue('override_type', 'margin')).toBe(3);
    expect(pastedValue('override_type', '2')).toBe(2);
    expect(['TRUE', 'yes', 'x', 'FALSE', 'no', ''].map((text) => pastedValue('include', text))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('have their thousands marked as the spreadsheet shows them', () => {
    expect(pastedValue('m_labels', '1,000')).toBe(1000);
    expect(pastedValue('m_labels', '1,000.5')).toBe(1000.5);
    expect(pastedValue('override', '$12,500')).toBe(12_500);
    expect(pastedValue('m_labels', '1.000,5')).toBe('1.000,5');
  });

  it('have no place where a tick or a choice cannot be read in them', () => {
    expect(pastedValue('include', 'foo')).toBeUndefined();
    expect(pastedValue('override_type', 'bogus')).toBeUndefined();
    expect(pastedValue('override_type', '')).toBe(0);
  });

  it('that are no numbers stay as they are, for the cell to say so', () => {
    expect(pastedValue('m_labels', '2,5')).toBe('2,5');
    expect(pastedValue('override', 'about 3')).toBe('about 3');
  });
});

describe('cells to a spreadsheet', () => {
  it('have no grouping, and of a figure what is more than shown without the noise of its calculation', () => {
    expect(copiedText(rowOf(9), 'labels', quote as Record<string, unknown>)).toBe('300000');
    const figures = {
      ...rowOf(1),
      margin: 0.4499999999999999,
      total_cost: 125.46411496932868,
      profit: -1.4210854715202004e-14,
      total_price: 98_765_432_109.87,
      price_per_m_labels: 1.005,
    };
    const copied = (column: 'margin' | 'total_cost' | 'profit' | 'total_price' | 'price_per_m_labels') =>
      copiedText(figures, column, quote as Record<string, unknown>);
    expect(copied('margin')).toBe('45%');
    expect(copied('total_cost')).toBe('125.464115');
    expect(copied('profit')).toBe('0');
    expect(copied('total_price')).toBe('98765432109.87');
    expect(copied('price_per_m_labels')).toBe('1.005');
    expect(copiedText(rowOf(2), 'override', quote as Record<string, unknown>)).toBe('40');
    expect(
      copiedText(rowOf(2), 'override', { ...quote, row_2_margin_override: 44.12345678901234 } as Record<
        string,
        unknown
      >),
    ).toBe('44.12345678901234');
    expect(copiedText(rowOf(1), 'override', quote as Record<string, unknown>)).toBe('');
    expect(copiedText(rowOf(2), 'override_type', quote as Record<string, unknown>)).toBe('Margin');
    expect(copiedText(rowOf(3), 'include', quote as Record<string, unknown>)).toBe('FALSE');
    expect(copiedText(rowOf(2), 'margin', quote as Record<string, unknown>)).toBe('40%');
  });
});

describe("a row's one override", () => {
  it('is the field that its type names, and none without a type', () => {
    const sourceOf = (type: unknown) => cellField(4, 'override', { row_4_override_type: type })?.source ?? null;
    expect([0, 1, 2, 3, null].map(sourceOf)).toEqual([
      null,
      'row_4_price_per_label_override',
      'row_4_profit_override',
      'row_4_margin_override',
      null,
    ]);
  });
});

describe('the order of rows', () => {
  it('is the stored one until a heading is pressed, then up, down, and stored again', () => {
    const up = nextSorting(null, 'm_labels');
    const down = nextSorting(up, 'm_labels');
    expect(displayOrder(rows, null, {})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(displayOrder(rows, up, {})).toEqual([1, 2, 3, 4, 5, 6, 7, 10, 8, 9]);
    expect(displayOrder(rows, down, {})).toEqual([9, 8, 10, 7, 6, 5, 4, 3, 2, 1]);
    expect(nextSorting(down, 'm_labels')).toBeNull();
  });

  it('puts rows without a value last, whichever way', () => {
    const some = [priceRow({ row: 1 }, {}), ...rows.slice(1)];
    for (const descending of [false, true]) {
      expect(displayOrder(some, { column: 'total_price', descending }, {}).at(-1)).toBe(1);
    }
  });
});

describe('the selection', () => {
  it('spans from its anchor to the active cell, and ends at the edges of the table', () => {
    const anchor = { line: 4, column: 2 };
    const active = moved(anchor, -2, 99, 10);
    expect(active).toEqual({ line: 2, column: 9 });
    expect(rangeOf({ anchor, active })).toEqual({ top: 2, bottom: 4, left: 2, right: 9 });
    expect([isSingle({ anchor, active }), isSingle(singleCell(anchor))]).toEqual([false, true]);
  });
});

describe('a target', () => {
  const priceWith = (values: Record<string, number>, row: number) =>
    calculateQuote({ ...quote, ...values }, someRates()).rows[row - 1];

  it('means the markup that comes to it', () => {
    const price = markupFor({ row: 1, column: 'price_per_m_labels', text: '200' }, rowOf(1));
    const margin = markupFor({ row: 1, column: 'margin', text: '37.5%' }, rowOf(1));
    if ('problem' in price || 'problem' in margin) throw new Error('A target was not understood');
    expect(priceWith({ markup: price.markup }, 1)?.price_per_m_labels).toBeCloseTo(200, 4);
    expect(priceWith({ markup: margin.markup }, 1)?.margin).toBeCloseTo(0.375, 6);
  });

  it('overrides its row alone', () => {
    expect(
      priceWith(overrideFor({ row: 1, column: 'price_per_m_labels', text: '' }, 212.5), 1)?.price_per_m_labels,
    ).toBeCloseTo(212.5, 9);
    expect(priceWith(overrideFor({ row: 1, column: 'margin', text: '' }, 25), 1)?.margin).toBeCloseTo(0.25, 9);
  });

  it('that cannot be says why', () => {
    expect(markupFor({ row: 1, column: 'margin', text: '100' }, rowOf(1))).toHaveProperty('problem');
    expect(markupFor({ row: 1, column: 'price_per_m_labels', text: '-5' }, rowOf(1))).toEqual({
      problem: 'A price cannot be below zero.',
    });
    expect(markupFor({ row: 1, column: 'margin', text: 'half' }, rowOf(1))).toHaveProperty('problem');
    expect(markupFor({ row: 1, column: 'margin', text: '' }, rowOf(1))).toEqual({ problem: 'Type a number' });
    expect(
      markupFor({ row: 1, column: 'price_per_m_labels', text: '9' }, priceRow({ m_labels: 1 }, {})),
    ).toHaveProperty('problem');
  });
});
