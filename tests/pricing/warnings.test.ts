import { describe, expect, it } from 'vitest';
import { calculateQuote, type QuoteInputs, type QuoteRates } from '../../src/pricing';
import { aQuote, someRates } from './support/builders';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const warn = (changes: QuoteInputs, rates: Partial<QuoteRates> = {}) =>
  calculateQuote(aQuote(changes), someRates(rates)).warnings;

const codes = (changes: QuoteInputs, rates: Partial<QuoteRates> = {}) => warn(changes, rates).map(({ code }) => code);

describe('a quote is warned of', () => {
  it('labels across that are wider than the press prints, than its web, and than fit', () => {
    expect(warn({ across_override: 5 })).toEqual([
      {
        code: 'print_width_exceeds_press',
        message: 'The labels across are 15.5 in wide, the press prints 13.11 in.',
        field: 'print_width',
        row: null,
      },
      {
        code: 'web_width_exceeds_press',
        message: 'The web is 16 in wide, the press takes 13.39 in.',
        field: 'web_width',
        row: null,
      },
      {
        code: 'number_across_exceeds_web',
        message: '5 labels across do not fit the press: it has room for 4.',
        field: 'number_across',
        row: null,
      },
    ]);
  });

  it('an overhead that is not of the year in which it is priced', () => {
    expect(warn({}, { overhead_year: 2026, priced_year: 2027 })).toEqual([
      {
        code: 'no_overhead_for_year',
        message:
          'This is priced with the overhead of 2026: 2027 had none yet. Once it is entered (Setup > Overhead), use today’s rates.',
        field: 'overhead_total',
        row: null,
      },
    ]);
    expect(codes({}, { overhead_year: 2027, priced_year: 2027 })).toEqual([]);
    expect(codes({}, { overhead_year: null, priced_year: 2027 })).toEqual([]);
  });

  it('a roll that becomes too large', () => {
    const [warning, ...others] = warn({ labels_per_roll: 50_000 });
    expect(others).toEqual([]);
    expect(warning).toMatchObject({
      code: 'outer_diameter_exceeds_limit',
      message: expect.stringMatching(
        /^The diameter of a roll becomes [\d.]+ in, more than 16 in: put fewer labels on it\.$/,
      ),
    });
  });

  it('a label that the die does not cut', () => {
    expect(warn({ size_around: 2.5 })).toMatchObject([{ code: 'label_size_differs_from_die', field: 'size_around' }]);
  });

  it('gear teeth that are not whole, on a full rotary press only', () => {
    const tooling = { ...someRates().tooling, size_around: 2, gap_around: 0.13 };
    expect(codes({ full_rotary: true }, { tooling })).toEqual(['gear_teeth_not_whole']);
    expect(codes({ full_rotary: false }, { tooling })).toEqual([]);
    expect(codes({ full_rotary: true })).toEqual([]);
  });

  it('a margin below the minimum', () => {
    expect(warn({ row_2_override_type: 3, row_2_margin_override: 15 })).toMatchObject([
      {
        code: 'margin_below_minimum',
        row: 2,
        message: 'Row 2: a margin of 15.00% is below the shop’s minimum of 20.00%.',
      },
    ]);
    expect(codes({ row_2_override_type: 3, row_2_margin_override: 20 })).toEqual([]);
  });

  it('a price below the cost', () => {
    expect(codes({ row_1_override_type: 2, row_1_profit_override: -1 })).toEqual([
      'price_below_cost',
      'margin_below_minimum',
    ]);
  });

  it('a price below zero, whose margin says nothing', () => {
    expect(warn({ markup: -3 }).filter(({ row }) => row === 1)).toEqual([
      { code: 'price_below_zero', message: 'Row 1: the price is below zero.', field: 'total_price', row: 1 },
    ]);
  });

  it('1000 labels that have a higher price in a larger row than in the next smaller one', () => {
    expect(warn({ row_2_override_type: 3, row_2_margin_override: 90 })).toMatchObject([
      {
        code: 'price_per_m_rises_with_quantity',
        row: 2,
        field: 'price_per_m_labels',
        message: 'Row 2: 1000 labels have a higher price than in row 1, which is for fewer.',
      },
    ]);
  });
});

describe('a quote is not warned of', () => {
  it('rows that are not included', () => {
    const excluded = { row_1_include: false, row_1_override_type: 2, row_1_profit_override: -1 };
    expect(codes(excluded)).toEqual([]);
  });

  it('rows in any order, when 1000 labels cost less the more they are', () => {
    expect(codes({ row_1_m_labels: 300, row_9_m_labels: 1 })).toEqual([]);
  });

  it('two rows with the same price per label', () => {
    const typed = { override_type: 1, price_per_label_override: 0.2 };
    const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((row) =>
      Object.entries(typed).map(([field, value]) => [`row_${row}_${field}`, value]),
    );
    expect(codes(Object.fromEntries(rows))).not.toContain('price_per_m_rises_with_quantity');
  });
});

describe('what a quote lacks for its rows is named', () => {
  const missing = (changes: QuoteInputs) =>
    warn(changes)
      .filter(({ code }) => code === 'missing_input')
      .map(({ field, message }) => [field, message]);

  it.each([
    ['markup', null, 'Markup is missing.'],
    ['markup', '1e', 'Markup is not a number.'],
    ['labels_per_row', null, 'Labels per Row is missing.'],
    ['labels_per_row', 0, 'Labels per Row is 0.'],
  ])('%s %s', (field, value, message) => {
    expect(missing({ [field]: value as number | null })).toEqual([[field, message]]);
  });

  it.each([
    ['on sheets', { labels_per_sheet: 50 }, []],
    ['on rolls', { labels_per_sheet: 0 }, ['core_id', 'labels_per_roll', 'label_across']],
    ['on both', { labels_per_sheet: 50, labels_per_roll: 1000 }, ['core_id', 'label_across']],
  ])('nothing of a roll is missed of labels that go out %s unless they need it', (_, wound, fields) => {
    const changes = { labels_per_roll: null, label_across: null, core_id: null, ...wound };
    expect(missing(changes).map(([field]) => field)).toEqual(fields);
  });

  it('but no markup where no row that goes out is priced by it', () => {
    const own = Object.fromEntries(
      ROWS.flatMap((row) => [
        [`row_${row}_override_type`, 2],
        [`row_${row}_profit_override`, 50],
      ]),
    );
    expect(missing({ ...own, markup: null })).toEqual([]);
  });
});

describe('labels across that no die can have', () => {
  it.each([
    [2.5, 'Across Override is not a whole number.'],
    ['1e', 'Across Override is not a number.'],
  ])('%s price nothing and say so', (across, message) => {
    const { number_across, time_and_material_cost_per_m_labels, warnings } = calculateQuote(
      aQuote({ across_override: across as number }),
      someRates(),
    );
    expect([number_across, time_and_material_cost_per_m_labels]).toEqual([null, null]);
    expect(warnings).toContainEqual({ code: 'missing_input', field: 'across_override', message, row: null });
  });
});
