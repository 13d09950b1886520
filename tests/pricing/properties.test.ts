import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatePart,
  calculateQuote,
  calculateRewind,
  feetFromMsi,
  priceRow,
  rollLength,
  rollOuterDiameter,
  webMsi,
} from '../../src/pricing';
import { aQuote, aRow, someRates } from './support/builders';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const inches = between(0.1, 12);
const whole = (min: number, max: number) => fc.integer({ min, max });

const calculated = (value: number | null | undefined): number => {
  if (typeof value !== 'number') throw new Error('Not calculated');
  return value;
};

const costs = fc.record({
  setup_time_and_material_cost: between(1, 500),
  time_and_material_cost_per_m_labels: between(0.1, 100),
  markup: between(0, 2),
  labels_per_row: fc.constant(1000),
});

describe('a web', () => {
  it('of half the length makes as many labels when twice as many lie side by side', () => {
    fc.assert(
      fc.property(inches, whole(1, 20), (size_around, across) => {
        const feet = (number_across: number) =>
          calculated(
            calculateQuote(aQuote({ size_around, across_override: number_across }), someRates())
              .linear_feet_per_m_labels,
          );
        expect(feet(2 * across)).toBeCloseTo(feet(across) / 2, 9);
      }),
    );
  });

  it('is never printed on more area than it has', () => {
    fc.assert(
      fc.property(inches, inches, whole(1, 20), (size_across, size_around, across_override) => {
        const calculation = calculateQuote(aQuote({ size_across, size_around, across_override }), someRates());
        const ink = calculated(calculation.ink_and_primer_msi_per_m_labels_with_waste);
        expect(ink).toBeLessThanOrEqual(calculated(calculation.stock_msi_per_m_labels_with_waste));
      }),
    );
  });

  it('has the length that its area and width say', () => {
    fc.assert(
      fc.property(between(0.1, 60), between(0, 1e6), (width, feet) => {
        expect(calculated(feetFromMsi(calculated(webMsi(width, feet)), width))).toBeCloseTo(feet, 5);
      }),
    );
  });

  it('holds as many labels across as trying one more and one more would find', () => {
    fc.assert(
      fc.property(between(0.25, 15), between(0, 1), (size_across, gap_across) => {
        const { tooling, ...rates } = someRates();
        const calculation = calculateQuote(aQuote({ size_across }), {
          ...rates,
          tooling: { ...tooling, gap_across },
        });
        let fits = 0;
        const widthOf = (across: number) => across * size_across + (across - 1) * gap_across;
        while (widthOf(fits + 1) <= 13.11 + 1e-9 && widthOf(fits + 1) + 0.5 <= 13.39 + 1e-9) fits++;
        expect(calculation.calculated_number_across).toBe(fits);
      }),
    );
  });

  it('holds an exact fit, though binary fractions say it is a hair too wide', () => {
    const { standards, ...rates } = someRates({ tooling: null });
    const press = { ...standards, max_print_width: 3 * 1.1 + 2 * 0.125, max_web_width: 20 };
    const calculation = calculateQuote(aQuote({ size_across: 1.1 }), { ...rates, standards: press });
    expect(calculation.calculated_number_across).toBe(3);
  });
});

describe('a roll', () => {
  it('of a length has a diameter, and of that diameter has that length', () => {
    fc.assert(
      fc.property(between(1, 8), between(1, 20_000), between(1, 30), (core, feet, mils) => {
        const diameter = calculated(rollOuterDiameter(core, feet, mils));
        expect(calculated(rollLength(diameter, core, mils)) / feet).toBeCloseTo(1, 6);
      }),
    );
  });

  it('smaller than its core has no length', () => {
    expect(rollLength(2, 3, 6)).toBeNull();
  });
});

describe('a price', () => {
  it('for 1000 labels does not rise with the quantity when nothing is overridden', () => {
    fc.assert(
      fc.property(costs, between(0.1, 1000), between(0.1, 1000), (pricing, one, other) => {
        const perM = (m_labels: number) => calculated(priceRow({ row: 1, m_labels }, pricing).price_per_m_labels);
        expect(perM(Math.max(one, other))).toBeLessThanOrEqual(perM(Math.min(one, other)) * (1 + 1e-12));
      }),
    );
  });

  it('at a margin of 37.5 % is the price at a markup of 0.6', () => {
    fc.assert(
      fc.property(costs, between(0.1, 1000), (pricing, m_labels) => {
        const atMarkup = priceRow({ row: 1, m_labels, override_type: 0 }, { ...pricing, markup: 0.6 });
        const atMargin = priceRow({ row: 1, m_labels, override_type: 3, margin_override: 37.5 }, pricing);
        expect(calculated(atMargin.total_price) / calculated(atMarkup.total_price)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('is what was typed when it is overridden, whatever the override', () => {
    fc.assert(
      fc.property(costs, between(0.1, 1000), between(0.01, 99), (pricing, m_labels, typed) => {
        const row = { row: 1, m_labels };
        const byPrice = priceRow({ ...row, override_type: 1, price_per_label_override: typed }, pricing);
        expect(calculated(byPrice.price_per_m_labels) / 1000).toBeCloseTo(typed, 9);
        const byProfit = priceRow({ ...row, override_type: 2, profit_override: typed }, pricing);
        expect(byProfit.profit).toBeCloseTo(typed, 6);
        const byMargin = priceRow({ ...row, override_type: 3, margin_override: typed }, pricing);
        expect(calculated(byMargin.margin) * 100).toBeCloseTo(typed, 9);
      }),
    );
  });

  it('of a row depends on no other row', () => {
    fc.assert(
      fc.property(between(0.1, 1000), (m_labels) => {
        const alone = calculateQuote(aQuote(), someRates()).rows[0];
        const beside = calculateQuote(aQuote(aRow(2, m_labels)), someRates()).rows[0];
        expect(beside).toEqual(alone);
      }),
    );
  });
});

describe('the rolls of a ticket', () => {
  const quote = fc.record({
    number_across: whole(1, 12),
    label_repeat: inches,
    label_across: whole(1, 4),
    labels_per_roll: whole(1, 20_000),
  });

  it('hold every label of a part, in full rolls and one that is not', () => {
    fc.assert(
      fc.property(whole(0, 1e7), quote, (quantity, ofQuote) => {
        const part = calculatePart({ quantity }, ofQuote);
        const partial = calculated(part.partial_qty);
        expect(calculated(part.full_rolls) * ofQuote.labels_per_roll + partial).toBe(quantity);
        expect(partial).toBeGreaterThanOrEqual(0);
        expect(partial).toBeLessThan(ofQuote.labels_per_roll);
      }),
    );
  });

  it('never mix parts', () => {
    fc.assert(
      fc.property(fc.array(whole(0, 1e6)), quote, (quantities, ofQuote) => {
        const parts = quantities.map((quantity) => ({ quantity }));
        const rolls = parts
          .map((part) => calculatePart(part, ofQuote))
          .map(({ full_rolls, partial_qty }) => calculated(full_rolls) + (calculated(partial_qty) > 0 ? 1 : 0));
        const rewind = calculateRewind(parts, ofQuote);
        expect(rewind.total_rolls).toBe(rolls.reduce((sum, count) => sum + count, 0));
        expect(rewind.total_qty).toBe(quantities.reduce((sum, quantity) => sum + quantity, 0));
        expect(rewind.items).toBe(parts.length);
      }),
    );
  });
});
