import { describe, expect, it } from 'vitest';
import * as pricing from '../../src/pricing';
import cases from './cases.json';

/** Each number of what was expected, within a tolerance. */
const expectClose = (actual: unknown, expected: unknown, tolerance: number) => {
  if (typeof expected === 'number') {
    expect(actual).toEqual(expect.any(Number));
    expect(Math.abs(Number(actual) - expected)).toBeLessThanOrEqual(tolerance);
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [name, value] of Object.entries(expected)) expectClose(Object(actual)[name], value, tolerance);
  } else {
    expect(actual).toBe(expected);
  }
};

describe('a function gives what its source says', () => {
  it.each(cases.functions.map((item) => [item.id, item.source, item] as const))('%s (%s)', (_, __, item) => {
    const calculate: unknown = Reflect.get(pricing, item.fn);
    if (typeof calculate !== 'function') throw new Error(`${item.fn} is not a function`);
    expectClose(calculate(...item.in), item.out, item.tol);
  });
});

describe('a row is priced as the specification says', () => {
  const costs = {
    setup_time_and_material_cost: 120,
    time_and_material_cost_per_m_labels: 12,
    markup: 0.6,
    labels_per_row: 1000,
  };
  it.each(cases.rows.cases.map((item) => [item.id, item] as const))('%s', (_, { id, error, ...item }) => {
    const priced = pricing.priceRow({ row: 1, ...item }, costs);
    const { m_labels, override_type, price_per_label_override, profit_override, margin_override, ...expected } = item;
    expectClose(priced, expected, 1e-9);
    if (error) expect(priced.error).toEqual(expect.any(String));
  });
});

describe('the worked example', () => {
  const calculation = pricing.calculateQuote(cases.quote.quote, cases.quote.rates);

  it.each(Object.entries(cases.quote.out))('%s is %d', (name, value) => {
    expectClose(Reflect.get(calculation, name), value, 1e-4);
  });

  it.each(Object.entries(cases.quote.rows_total_price))('row %s costs %d', (row, price) => {
    expectClose(calculation.rows[Number(row) - 1]?.total_price, price, 1e-4);
  });

  it('has a die of 12.75 in, 323.85 mm and 102 teeth', () => {
    expectClose(calculation, { die_repeat_in: 12.75, die_repeat_mm: 323.85, gear_teeth: 102 }, 1e-9);
  });
});

describe('a part of a ticket', () => {
  it('has the rolls and the footage of the example', () => {
    const { part, quote, out, tol } = cases.part;
    expectClose(pricing.calculatePart(part, quote), out, tol);
  });
});
