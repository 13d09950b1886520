import { describe, expect, it } from 'vitest';
import type { PricedRow } from '../../../src/pricing';
import { losesPrices } from '../../../src/resources/quotes/withoutPrice';

const aRow = (row: number, price_per_m_labels: number | null, include = true): PricedRow => ({
  row,
  include,
  m_labels: 1,
  labels: 1000,
  run_cost: null,
  total_cost: null,
  total_price: null,
  price_per_m_labels,
  profit: null,
  margin: null,
  error: price_per_m_labels === null ? 'Press Run Speed is 0.' : null,
});

describe('rates at which rows would go without the price that they have', () => {
  it('are told with the rows and the reason', () => {
    const before = [aRow(1, 20), aRow(2, 18), aRow(3, null)];
    const after = [aRow(1, null), aRow(2, null), aRow(3, null)];
    expect(losesPrices(before, after)).toEqual([
      'Rows 1, 2 have no price at today’s rates, which are not used before that is mended: Press Run Speed is 0.',
    ]);
    expect(losesPrices([aRow(1, 20)], [aRow(1, null)])).toEqual([
      'Row 1 has no price at today’s rates, which are not used before that is mended: Press Run Speed is 0.',
    ]);
  });

  it('are none where prices change, or where a row does not go out', () => {
    expect(losesPrices([aRow(1, 20)], [aRow(1, 25)])).toEqual([]);
    expect(losesPrices([aRow(1, 20, false)], [aRow(1, null, false)])).toEqual([]);
  });
});
