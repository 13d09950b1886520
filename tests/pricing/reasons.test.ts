import { describe, expect, it } from 'vitest';
import { calculateQuote } from '../../src/pricing';
import { labelOf } from '../../src/pricing/wording';
import { jobTicketPartFields } from '../../src/resources/job-ticket-parts/fields';
import { quoteFields } from '../../src/resources/quotes/fields';
import { toolingFields } from '../../src/resources/tooling/fields';
import { aQuote, someRates } from './support/builders';

const missing = (quote = aQuote(), rates: Parameters<typeof calculateQuote>[1] = someRates()) =>
  calculateQuote(quote, rates).warnings.map(({ code, field, message }) => [code, field, message]);

describe('a figure that is not known', () => {
  it('is traced to what is missing at its root', () => {
    const { reasons } = calculateQuote(aQuote({ size_around: null }), someRates());
    const reason = { field: 'size_around', message: 'Size AR is missing.' };
    expect(reasons.label_repeat).toEqual(reason);
    expect(reasons.time_and_material_cost_per_m_labels).toEqual(reason);
    expect(reasons.web_width).toBeUndefined();
  });

  it('leaves what does not depend on it as it is', () => {
    const calculation = calculateQuote(aQuote({ core_id: null }), someRates());
    expect(calculation.outer_diameter).toBeNull();
    expect(calculation.time_and_material_cost_per_m_labels).toBeCloseTo(11.9494, 4);
  });

  it.each([
    ['text', '3', 'Size AC is not a number.'],
    ['not a number', Number.NaN, 'Size AC is not a number.'],
    ['negative', -3, 'Size AC is negative.'],
    ['0', 0, 'Size AC is 0.'],
    ['endless', Number.POSITIVE_INFINITY, 'Size AC is too large to calculate with.'],
  ])('says so when a size is %s', (_, size, message) => {
    const { reasons } = calculateQuote(aQuote({ size_across: size as number }), someRates());
    expect(reasons.print_width).toEqual({ field: 'size_across', message });
  });

  it('names what it would be divided by when that is 0', () => {
    const { tooling } = someRates();
    const { linear_feet_per_m_labels, reasons } = calculateQuote(
      aQuote(),
      someRates({ tooling: { ...tooling, number_across: 0 } }),
    );
    expect(linear_feet_per_m_labels).toBeNull();
    expect(reasons.linear_feet_per_m_labels).toEqual({ field: 'number_across', message: 'Number across is 0.' });
  });

  it.each([
    ['prints', 14, 'A label of 14 in is wider than the press prints (13.11 in).'],
    [
      'takes',
      13,
      'A label of 13 in and 0.25 in of railing on each side are wider than the web that the press takes (13.39 in).',
    ],
  ])('says that a label is wider than the press %s, also in the rows', (_, size_across, message) => {
    const quote = aQuote({ size_across, across_override: null });
    const { number_across, reasons, warnings, rows } = calculateQuote(quote, someRates({ tooling: null }));
    expect(number_across).toBe(0);
    expect(reasons.linear_feet_per_m_labels).toEqual({ field: 'size_across', message });
    expect(warnings).toMatchObject([{ field: 'size_across', message }]);
    expect(rows[0]?.error).toBe(`The cost per 1000 labels of the quote is not known. ${message}`);
  });

  it('is named with its reason in each row that it leaves without a price', () => {
    const { rows } = calculateQuote(aQuote({ waste: null }), someRates());
    expect(rows[0]?.error).toBe('The cost per 1000 labels of the quote is not known. Waste is missing.');
  });

  it('is one that would be too large', () => {
    const { reasons } = calculateQuote(aQuote({ across_override: 1e308 }), someRates());
    expect(reasons.print_width?.message).toBe('Print width is too large to calculate.');
  });

  it('does not blame the side of a choice that is not taken', () => {
    const { reasons, warnings } = calculateQuote(
      aQuote({ across_override: null, coating: false, primer: false }),
      someRates({ tooling: null, lamination: null }),
    );
    expect(Object.keys(reasons)).toEqual(['die_repeat_in', 'die_repeat_mm', 'gear_teeth']);
    expect(reasons.gear_teeth).toEqual({ field: 'tooling_id', message: 'No die is chosen.' });
    expect(warnings).toEqual([]);
  });
});

describe('what is missing is warned of', () => {
  it('once, however many figures lack it', () => {
    expect(missing(aQuote({ waste: null }))).toEqual([['missing_input', 'waste', 'Waste is missing.']]);
  });

  it('all of it, in a quote in which nothing is entered', () => {
    expect(missing({}, {}).map(([, field]) => field)).toEqual([
      'material_id',
      'standards',
      'size_around',
      'size_across',
      'overhead_total',
      'core_id',
      'labels_per_roll',
      'label_across',
      'waste',
      'ink_cost_per_msi',
    ]);
  });

  it('by the name of the record it is in', () => {
    const { standards, material } = someRates();
    const rates = someRates({
      standards: { ...standards, press_run_speed: null },
      material: { ...material, fuel_price: null },
    });
    expect(missing(aQuote(), rates)).toEqual([
      ['missing_input', 'material.fuel_price', 'Fuel price of the material is missing.'],
      ['missing_input', 'standards.press_run_speed', 'Press run speed in Setup > Standards is missing.'],
    ]);
  });

  it('by a code of its own where the year has no overhead', () => {
    expect(missing(aQuote(), someRates({ overhead_total: null }))).toEqual([
      [
        'no_overhead_for_year',
        'overhead_total',
        expect.stringMatching(/have no overhead for the year.* use today’s rates\.$/),
      ],
    ]);
  });
});

describe('a field in a sentence', () => {
  it('is called what the screens call it', () => {
    const fields = [...quoteFields, ...toolingFields, ...jobTicketPartFields].filter(({ source }) =>
      /^(size|gap|number|labels?|across|ink_cost|quantity)(_|$)/.test(source),
    );
    const named = fields.filter((field) => !('readOnly' in field));
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(({ source }) => labelOf(source))).toEqual(named.map(({ label }) => label));
  });
});
