import { describe, expect, it } from 'vitest';
import { renewal } from '../../../src/resources/quotes/renewal';
import { someRates } from '../../pricing/support/builders';

const rates = someRates();
const material = { ...rates.material, material_price: 9 };

describe('a quote that somebody else has saved', () => {
  it('has prices at today’s rates where it keeps other rates for the same records', () => {
    const quote = { material_id: 1, rates };
    expect(renewal.isChanged(quote, quote)).toBe(false);
    expect(renewal.isChanged(quote, { ...quote, rates: { ...rates, material } })).toBe(true);
    expect(renewal.isChanged(quote, { ...quote, rates: { ...rates, overhead_total: 5 } })).toBe(true);
  });

  it('has not where another material was chosen: that is told as such', () => {
    const chosen = { material_id: 2, rates: { ...rates, material } };
    expect(renewal.isChanged({ material_id: 1, rates }, chosen)).toBe(false);
    const both = { ...chosen, rates: { ...chosen.rates, overhead_total: 5 } };
    expect(renewal.isChanged({ material_id: 1, rates }, both)).toBe(true);
  });

  it('has not on a server that keeps no rates', () => {
    expect(renewal.isChanged({ material_id: 1 }, { material_id: 1 })).toBe(false);
  });
});
