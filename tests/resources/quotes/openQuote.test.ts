import { describe, expect, it } from 'vitest';
import { priceRow } from '../../../src/pricing';
import { calculateOpenQuote } from '../../../src/resources/quotes/calculation/calculateOpenQuote';
import {
  coatingText,
  itemLines,
  leftOut,
  notAboveZero,
  printedPrices,
} from '../../../src/resources/quotes/printed/printedTexts';
import { daysAfter } from '../../../src/resources/quotes/validity';
import { aQuote } from '../../pricing/support/builders';

describe('a quote without rates, as on a server that keeps none', () => {
  it('is priced from its stored costs, and shows its stored figures', () => {
    const stored = {
      ...aQuote(),
      setup_time_and_material_cost: 120,
      time_and_material_cost_per_m_labels: 12,
      web_width: 9,
    };
    const calculation = calculateOpenQuote(stored, null);
    expect(calculation).toMatchObject({ web_width: 9, setup_time_and_material_cost: 120 });
    expect(calculation.reasons).not.toHaveProperty('web_width');
    expect(calculation.rows[0]?.total_price).toBeCloseTo(132 * 1.6);
  });

  it('is not said to lack what comes with its rates, and is told what it lacks itself', () => {
    const { warnings } = calculateOpenQuote({ ...aQuote(), material_id: 5, waste: null }, null);
    expect(warnings.map(({ field }) => field)).toEqual(['waste']);
  });

  it('and without stored costs has no prices', () => {
    expect(calculateOpenQuote({ ...aQuote() }, null).rows.every(({ total_price }) => total_price === null)).toBe(true);
  });
});

describe('a printed quote', () => {
  const pricing = {
    setup_time_and_material_cost: 100,
    time_and_material_cost_per_m_labels: 10,
    labels_per_row: 1000,
    markup: 0.5,
  };

  it('is valid for days of the calendar, over the end of a month and a change of the clocks', () => {
    expect(daysAfter('2026-01-31', 30)).toBe('2026-03-02');
    expect(daysAfter('2026-03-07', 1)).toBe('2026-03-08');
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('shows the included rows that have a price, by quantity', () => {
    const rows = [
      priceRow({ row: 1, include: true, m_labels: 10 }, pricing),
      priceRow({ row: 2, include: true, m_labels: 1 }, pricing),
      priceRow({ row: 3, include: false, m_labels: 5 }, pricing),
      priceRow({ row: 4, include: true, m_labels: 5, override_type: 3, margin_override: 100 }, pricing),
      priceRow({ row: 5, include: true, m_labels: 0 }, pricing),
    ];
    expect(printedPrices(rows)).toEqual([
      { row: 2, quantity: '1,000', per_m: '$165.00', total: '$165.00' },
      { row: 1, quantity: '10,000', per_m: '$30.00', total: '$300.00' },
    ]);
  });

  it('is not sent with prices that are not above zero without a word', () => {
    const rows = [1, 2, 3].map((row) =>
      priceRow({ row, include: row !== 2, m_labels: row }, { ...pricing, markup: -3 }),
    );
    expect(notAboveZero(rows)).toBe('Rows 1, 3 go out with prices that are not above zero.');
    expect(notAboveZero(rows.slice(0, 2))).toBe('Row 1 goes out with a price that is not above zero.');
    expect(notAboveZero([priceRow({ row: 1, include: true, m_labels: 1 }, pricing)])).toBeNull();
  });

  it('leaves out a row of no labels with the reason that the table of quantities has', () => {
    const rows = [
      priceRow({ row: 1, include: true, m_labels: 0 }, pricing),
      priceRow({ row: 2, include: true, m_labels: null }, pricing),
    ];
    expect(rows[0]?.total_price).toBeCloseTo(150);
    expect(leftOut(rows)).toEqual([
      'Row 1 is included but has no price per M, and is left out: M Labels is 0: the row has no labels, so there is no price per 1000.',
      'Row 2 is included but has no price, and is left out: M Labels is missing.',
    ]);
  });

  it('tells of labels on sheets how many, and nothing of a roll', () => {
    const names = { material: 'BOPP', lamination: '' };
    const told = (quote: Record<string, unknown>) => itemLines(quote, names).map(([label]) => label);
    const sheeted = { size_across: 3, size_around: 2, core_id: 3, labels_per_roll: null, labels_per_sheet: 24 };
    expect(itemLines(sheeted, names)).toContainEqual(['Labels per sheet', '24']);
    expect(told(sheeted)).toEqual(['Label size', 'Material', 'Lamination', 'Coating', 'Labels per sheet']);
    expect(told({ ...sheeted, labels_per_roll: 0 })).not.toContain('Labels per roll');
    // Rolls that are cut into sheets later have both.
    expect(told({ ...sheeted, labels_per_roll: 500 })).toEqual(
      expect.arrayContaining(['Core', 'Labels per roll', 'Labels per sheet']),
    );
    expect(told({ core_id: 3 })).toEqual(['Material', 'Lamination', 'Coating', 'Core']);
  });

  it('says in words what the label is', () => {
    expect(coatingText({ coating: false, varnish_description: 'UV' })).toBe('None');
    expect(coatingText({ coating: true, coating_is_spot: true, varnish_description: 'UV gloss' })).toBe(
      'Spot, UV gloss',
    );
    expect(
      Object.fromEntries(
        itemLines({ size_across: 3, size_around: 2, core_id: 3 }, { material: 'BOPP', lamination: '' }),
      ),
    ).toMatchObject({
      'Label size': '3 in across x 2 in around',
      Material: 'BOPP',
      Lamination: 'None',
      Coating: 'None',
    });
  });
});
