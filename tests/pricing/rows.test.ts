import { describe, expect, it } from 'vitest';
import { priceRow, priceRows } from '../../src/pricing';
import { aQuote } from './support/builders';

const costs = {
  setup_time_and_material_cost: 120,
  time_and_material_cost_per_m_labels: 12,
  markup: 0.6,
  labels_per_row: 1000,
};

describe('a row that cannot be priced says why', () => {
  it.each([
    ['no quantity', { m_labels: null }, 'M Labels is missing.'],
    ['a quantity that is text', { m_labels: '10' as never }, 'M Labels is not a number.'],
    ['a negative quantity', { m_labels: -1 }, 'M Labels is negative.'],
    ['an endless quantity', { m_labels: Number.POSITIVE_INFINITY }, 'M Labels is too large to calculate with.'],
    ['a quantity beyond numbers', { m_labels: 1e306 }, 'The price is too large to calculate.'],
    ['no price to override with', { override_type: 1 }, 'Price per label override is missing.'],
    ['no profit to override with', { override_type: 2 }, 'Profit override is missing.'],
    ['no margin to override with', { override_type: 3 }, 'Margin override is missing.'],
    ['all of the price as margin', { override_type: 3, margin_override: 100 }, /margin of 100 % or more/],
    ['an override type that there is not', { override_type: 4 }, /not one of None/],
    ['no labels', { m_labels: 0 }, /^M Labels is 0: the row has no labels/],
    ['a price of 0', { override_type: 1, price_per_label_override: 0 }, 'The price is 0, so there is no margin.'],
    [
      'a price below zero',
      { override_type: 2, profit_override: -1e6 },
      'The price is below zero, so there is no margin.',
    ],
  ])('with %s', (_, row, error) => {
    const priced = priceRow({ row: 1, m_labels: 10, ...row }, costs);
    expect(priced.error).toEqual(typeof error === 'string' ? error : expect.stringMatching(error));
  });

  it.each([
    ['markup', 'Markup is missing.'],
    ['labels_per_row', 'Labels per Row is missing.'],
    ['setup_time_and_material_cost', 'The setup cost of the quote is not known.'],
    ['time_and_material_cost_per_m_labels', 'The cost per 1000 labels of the quote is not known.'],
  ])('when the quote has no %s', (field, error) => {
    expect(priceRow({ row: 1, m_labels: 10 }, { ...costs, [field]: null }).error).toBe(error);
  });

  it('when the quote makes no labels of any quantity', () => {
    const { error, total_price } = priceRow({ row: 1, m_labels: 10 }, { ...costs, labels_per_row: 0 });
    expect(error).toMatch(/^Labels per Row is 0: the row has no labels/);
    expect(total_price).toBeCloseTo(192);
  });
});

describe('a row', () => {
  it('keeps what can be calculated when something cannot', () => {
    const row = { row: 3, include: true, m_labels: 10, override_type: 1, price_per_label_override: 0.045 };
    expect(priceRow(row, { ...costs, setup_time_and_material_cost: null })).toMatchObject({
      row: 3,
      include: true,
      labels: 10_000,
      run_cost: 120,
      total_cost: null,
      total_price: 450,
      price_per_m_labels: 45,
      profit: null,
    });
  });

  it('without an override type is priced by the markup', () => {
    expect(priceRow({ row: 1, m_labels: 1, override_type: null }, costs).total_price).toBeCloseTo(211.2, 9);
  });

  it('that is not included is priced too', () => {
    expect(priceRow({ row: 1, include: false, m_labels: 1 }, costs)).toMatchObject({ include: false, error: null });
  });
});

describe('the rows of a stored quote', () => {
  it('are priced from its two stored costs alone', () => {
    const stored = {
      ...aQuote(),
      setup_time_and_material_cost: 120,
      time_and_material_cost_per_m_labels: 12,
    };
    const rows = priceRows(stored, stored);
    expect(rows.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rows[0]?.total_price).toBeCloseTo(211.2, 9);
  });
});
