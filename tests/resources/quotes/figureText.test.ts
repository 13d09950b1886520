import { describe, expect, it } from 'vitest';
import { calculateQuote, explainStep, namesIn } from '../../../src/pricing';
import { figureText, termWithUnit } from '../../../src/resources/quotes/calculation/figureText';
import { aQuote, someRates } from '../../pricing/support/builders';

const quote = aQuote({});
const rates = someRates();
const calculation = calculateQuote(quote, rates);

/** What stands behind the names in the formula of a figure, as the form calls them. */
const namedIn = (step: string): Record<string, string> => {
  const explanation = explainStep(step, calculation, quote, rates);
  if (!explanation) throw new Error(`No step ${step}`);
  return Object.fromEntries(namesIn(explanation).map((name) => [name.label, termWithUnit(name)]));
};

describe('a figure of the calculation', () => {
  it.each([
    [0.6254, '$/MSI', '$0.6254/MSI'],
    [48.697917, 'ft', '48.6979 ft'],
    [4, '', '4'],
    [null, 'ft', '–'],
  ] as const)('%s of unit "%s" is %s', (value, unit, text) => {
    expect(figureText(value, unit)).toBe(text);
  });
});

describe('what stands in a formula', () => {
  it('has the unit of the step that calculates it', () => {
    expect(namedIn('stock_cost_per_m_labels')).toEqual({
      'Stock MSI with waste': '7.523828 MSI',
      'Material cost': '$0.6254/MSI',
      'Lamination cost': '$0.2554/MSI',
    });
  });

  it('has the unit of the field that it was given in, wherever that is', () => {
    expect(namedIn('label_repeat')).toEqual({ 'Size AR': '2 in', 'Gap around': '0.125 in' });
    expect(namedIn('overhead_per_hour')).toEqual({
      'Overhead total': '$96,000',
      'Productive hours per year in Setup > Standards': '2,000 h',
    });
    expect(namedIn('lamination_cost')).toMatchObject({
      'Lamination chosen': 'yes',
      'Material price of the lamination': '$0.18/MSI',
      'Markup of the lamination': '0',
    });
  });
});
