import { describe, expect, it } from 'vitest';
import type { RowNumber } from '../../../src/pricing';
import { choiceOf, fitFilters, fitOf, pricedDies } from '../../../src/resources/quotes/bestDie/fittingDies';
import type { Tooling } from '../../../src/resources/tooling/fields';
import { aQuote, someRates } from '../../pricing/support/builders';

let ids = 0;

const aDie = (values: Partial<Tooling> = {}): Tooling => ({
  id: ++ids,
  version: 1,
  die_number: `D-${ids}`,
  size_across: 3,
  size_around: 2,
  gap_across: 0.125,
  gap_around: 0.125,
  number_across: 4,
  number_around: 6,
  die_repeat_in: 12.75,
  die_repeat_mm: 323.85,
  ...values,
});

const size = { size_across: 3, size_around: 2 };
const choice = { quote: aQuote(), rates: someRates(), currentId: null, rowNumber: 9 as RowNumber, tolerance: 0.0625 };

describe('a die fits a label', () => {
  it('as it is typed or turned by a quarter, within the tolerance and not beyond it', () => {
    expect(fitOf(aDie(), size, 0)).toBe('as typed');
    expect(fitOf(aDie({ size_across: 2, size_around: 3 }), size, 0)).toBe('turned');
    expect(fitOf(aDie({ size_across: 3.0625 }), size, 0.0625)).toBe('as typed');
    expect(fitOf(aDie({ size_across: 3.07 }), size, 0.0625)).toBeNull();
    expect(fitOf(aDie({ size_across: 3, size_around: 3 }), size, 0.0625)).toBeNull();
    expect(fitOf(aDie({ size_around: null }), size, 9)).toBeNull();
  });

  it('within the filters that it is looked for with', () => {
    const { asTyped, turned } = fitFilters(size, 0.1);
    expect(asTyped.size_across_lte).toBeCloseTo(3.1);
    expect(turned.size_across_lte).toBeCloseTo(2.1);
    expect(turned.size_around_gte).toBeCloseTo(2.9);
  });
});

describe('the dies that fit', () => {
  it('come with the price per M that choosing them makes, the cheapest first, what the press cannot run last', () => {
    const wide = aDie({ number_across: 6 });
    const narrow = aDie({ number_across: 2 });
    const four = aDie();
    const priced = pricedDies([wide, narrow, aDie({ size_across: 5 }), four], size, choice);
    expect(priced.map(({ die }) => die.id)).toEqual([four.id, narrow.id, wide.id]);
    expect(priced[0]?.obstacle).toBeNull();
    expect(priced[2]?.obstacle).toMatch(/press/);
    const prices = priced.map(({ row }) => row.price_per_m_labels ?? 0);
    expect(prices[0]).toBeLessThan(prices[1] ?? 0);
  });

  it('where the price is set by hand, are ordered by what they cost', () => {
    const overridden = aQuote({ row_9_override_type: 1, row_9_price_per_label_override: 0.05 });
    const priced = pricedDies([aDie({ number_across: 2 }), aDie()], size, { ...choice, quote: overridden });
    expect(priced.map(({ row }) => row.price_per_m_labels)).toEqual([50, 50]);
    expect(priced[0]?.row.total_cost).toBeLessThan(priced[1]?.row.total_cost ?? 0);
  });

  it('are not held to the number across that was typed for another die', () => {
    const [only] = pricedDies([aDie()], size, { ...choice, quote: aQuote({ across_override: 1 }) });
    expect(only?.number_across).toBe(4);
    expect(choiceOf(aDie()).across_override).toBeNull();
  });

  it('price the die that the quote has with the rates that it keeps', () => {
    const die = aDie();
    const kept = someRates({ tooling: { ...someRates().tooling, gap_around: 0.5 } });
    const [current] = pricedDies([die], size, { ...choice, rates: kept, currentId: die.id });
    const [other] = pricedDies([die], size, { ...choice, rates: kept });
    expect(current?.row.price_per_m_labels).toBeGreaterThan(other?.row.price_per_m_labels ?? Number.POSITIVE_INFINITY);
  });
});
