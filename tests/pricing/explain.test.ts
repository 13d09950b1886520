import { describe, expect, it } from 'vitest';
import {
  calculateQuote,
  type ExplainedName,
  explainStep,
  explainSteps,
  formulaInNumbers,
  namesIn,
  type QuoteInputs,
  quoteSteps,
} from '../../src/pricing';
import { aQuote, someRates } from './support/builders';

const write = (value: ExplainedName['value']) => (value === null ? '–' : String(value));

const explain = (name: string, changes: QuoteInputs = {}) => {
  const quote = aQuote(changes);
  const rates = someRates();
  const explanation = explainStep(name, calculateQuote(quote, rates), quote, rates);
  if (explanation === null) throw new Error(`${name} is not explained`);
  return explanation;
};

describe('a figure is explained', () => {
  it('by its formula with the numbers put in', () => {
    expect(formulaInNumbers(explain('linear_feet_per_m_labels'), write)).toBe('1000 * 2.125 / (12 * 4)');
    expect(formulaInNumbers(explain('coating_msi_per_m_labels', { coating: false }), write)).toBe(
      'if false then (if false then 3 * 2 else 6.57421875) else 0',
    );
  });

  it('by the names in it, each with its value and the step it leads to', () => {
    expect(namesIn(explain('web_width'))).toEqual([
      { name: 'print_width', label: 'Print width', value: 12.375, step: 'print_width' },
      { name: 'railing_per_side', label: 'Railing per side', value: 0.25, step: 'railing_per_side' },
    ]);
    expect(namesIn(explain('railing_per_side'))).toEqual([
      {
        name: 'standards.railing_per_side',
        label: 'Railing per side in Setup > Standards',
        value: 0.25,
        step: null,
      },
    ]);
  });

  it('with its value, or the reason why there is none and what was given', () => {
    expect(explain('label_repeat')).toMatchObject({ value: 2.125, reason: null });
    const unknown = explain('label_repeat', { size_around: -2 });
    expect(unknown).toMatchObject({ value: null, reason: { message: 'Size AR is negative.' } });
    expect(formulaInNumbers(unknown, write)).toBe('-2 + 0.125');
  });

  it('by pieces that together are its formula', () => {
    const quote = aQuote();
    const explanations = explainSteps(calculateQuote(quote, someRates()), quote, someRates());
    expect(explanations.map(({ step }) => step)).toEqual(quoteSteps);
    for (const { step, terms } of explanations) {
      expect(terms.map((term) => (typeof term === 'string' ? term : term.name)).join('')).toBe(step.formula);
    }
  });

  it('only if there is such a figure', () => {
    expect(explainStep('price_of_tea', calculateQuote(null, null), null, null)).toBeNull();
  });
});
