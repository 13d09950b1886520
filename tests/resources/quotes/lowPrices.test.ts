import { describe, expect, it } from 'vitest';
import { calculateQuote, type QuoteInputs } from '../../../src/pricing';
import { lowPrices } from '../../../src/resources/quotes/lowPrices';
import { aQuote, someRates } from '../../pricing/support/builders';

const said = (changes: QuoteInputs): string[] => {
  const rates = someRates({ standards: { ...someRates().standards, minimum_margin: 0.25 } });
  return lowPrices(calculateQuote(aQuote(changes), rates), rates).map(({ message }) => message);
};
const withMargin = (row: number, margin: number): QuoteInputs => ({
  [`row_${row}_override_type`]: 3,
  [`row_${row}_margin_override`]: margin,
});

describe('prices that are too low are summed up', () => {
  it('as nothing where there are none', () => {
    expect(said({ markup: 0.6 })).toEqual([]);
  });

  it('by the numbers of their rows, and as all rows', () => {
    expect(said({ markup: 0.6, ...withMargin(1, 20), ...withMargin(3, 24.99) })).toEqual([
      'Rows 1, 3 are priced below the shop’s minimum margin of 25.00%.',
    ]);
    expect(said({ markup: 0.6, ...withMargin(4, 20) })).toEqual([
      'Row 4 is priced below the shop’s minimum margin of 25.00%.',
    ]);
    expect(said({ markup: -0.1 })).toEqual(['All 10 rows are priced below their cost.']);
  });

  it('of rows that go out only', () => {
    expect(said({ markup: -0.1, row_1_include: false })).toEqual(['All 9 rows are priced below their cost.']);
  });

  it('each row once, with the worst of it', () => {
    const mixed = { markup: 0.6, ...withMargin(1, -5), ...withMargin(2, 10) };
    const belowZero = { row_3_override_type: 1, row_3_price_per_label_override: -1 };
    expect(said({ ...mixed, ...belowZero })).toEqual([
      'Row 3 is priced below zero.',
      'Row 1 is priced below its cost.',
      'Row 2 is priced below the shop’s minimum margin of 25.00%.',
    ]);
  });
});
