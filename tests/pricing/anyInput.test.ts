import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatePart,
  calculateQuote,
  calculateRewind,
  calculateTicket,
  dieRepeat,
  explainSteps,
  feetFromMsi,
  materialPrice,
  overheadTotal,
  priceRow,
  priceRows,
  type QuoteInputs,
  type QuoteRates,
  quoteSteps,
  rollLength,
  rollOuterDiameter,
  webMsi,
} from '../../src/pricing';
import { quoteByHand } from '../bench/quoteByHand';
import { aQuote, someRates } from './support/builders';

/** What a form or an API could send where a number, a flag or a record is meant. */
const junk = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 0, max: 1000 }) },
  { weight: 2, arbitrary: fc.double() },
  fc.constantFrom<unknown>(null, undefined, '', '12', 'wide', Number.NaN, Number.POSITIVE_INFINITY, -1, 0, -0),
  fc.constantFrom<unknown>(1e308, -1e308, 5e-324, true, false, [], {}, [3], 12n, Symbol.iterator),
  fc.anything(),
);

const quoteFields = Object.keys(aQuote());
const rates = someRates();

/** Some of the fields replaced by anything at all, some missing. */
const spoiled = (fields: string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.dictionary(fc.constantFrom(...fields), junk, { maxKeys: fields.length, noNullPrototype: true });

const spoiledRecord = (record: object | null | undefined): fc.Arbitrary<unknown> => {
  const spoiledFields = spoiled(Object.keys(record ?? {})).map((fields) => ({ ...record, ...fields }));
  return fc.oneof({ weight: 5, arbitrary: spoiledFields }, junk);
};

const anyQuote = spoiled(quoteFields).map((fields) => ({ ...aQuote(), ...fields }));
const anyRates = fc.record({
  material: spoiledRecord(rates.material),
  lamination: spoiledRecord(rates.lamination),
  tooling: spoiledRecord(rates.tooling),
  overhead_total: junk,
  overhead_year: junk,
  priced_year: junk,
  standards: spoiledRecord(rates.standards),
});

/** The numbers in a result, however deep, that no screen can show and no JSON can carry. */
const notFinite = (result: unknown): number[] => {
  if (typeof result === 'number') return Number.isFinite(result) ? [] : [result];
  return typeof result === 'object' && result !== null ? Object.values(result).flatMap(notFinite) : [];
};

/** A calculation without its words. */
const figuresOf = (quote: QuoteInputs, given: QuoteRates) => {
  const { reasons, warnings, ...calculation } = calculateQuote(quote, given);
  return { ...calculation, rows: calculation.rows.map(({ error, ...row }) => row) };
};

describe('whatever is sent', () => {
  it('a size of 0 is compared with no die', () => {
    const { warnings } = calculateQuote({ ...aQuote(), size_across: 0, size_around: 9 } as never, someRates());
    expect(warnings.map(({ code }) => code)).not.toContain('label_size_differs_from_die');
    expect(warnings.map(({ message }) => message).join()).not.toContain('NaN');
  });

  it('a quote has no number that is not finite, and a reason for each figure and row that is not there', () => {
    fc.assert(
      fc.property(fc.oneof(anyQuote, junk), fc.oneof(anyRates, junk), (quote, given) => {
        const calculation = calculateQuote(quote as never, given as never);
        const { rows, reasons } = calculation;
        const unknown = quoteSteps.filter(({ name }) => calculation[name] === null).map(({ name }) => name);
        expect(unknown).toEqual(Object.keys(reasons));
        const incomplete = rows.filter(({ error, ...row }) => Object.values(row).includes(null));
        expect(incomplete).toEqual(rows.filter(({ error }) => error !== null));
        expect(JSON.stringify([calculation.warnings, reasons, rows])).not.toMatch(/NaN|undefined|Infinity/);
        const explained = explainSteps(calculation, quote as never, given as never);
        expect(notFinite([calculation, explained, explained.map(({ terms }) => terms)])).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('the same figures written out by hand give the same numbers', () => {
    const change = fc.oneof(fc.double({ min: -1, max: 500, noNaN: true }), fc.constantFrom(0, null, undefined));
    const changes = (fields: string[]) => fc.dictionary(fc.constantFrom(...fields), change, { maxKeys: 3 });
    const changed = (record: object | null | undefined) =>
      changes(Object.keys(record ?? {})).map((fields) => ({ ...record, ...fields }));
    const changedRates = fc.record({
      material: changed(rates.material),
      lamination: fc.option(changed(rates.lamination)),
      tooling: fc.option(changed(rates.tooling)),
      overhead_total: change,
      standards: changed(rates.standards),
    });
    fc.assert(
      fc.property(changes(quoteFields), changedRates, (fields, given) => {
        const quote = aQuote(fields);
        expect(figuresOf(quote, given)).toEqual(quoteByHand(quote, given));
      }),
      { numRuns: 200 },
    );
  });

  it('prices below zero are the same by hand: without a margin', () => {
    const given = { ...rates, material: { ...rates.material, material_price: -50 } };
    const byHand = quoteByHand(aQuote(), given);
    expect(byHand.rows.map(({ margin }) => margin)).toEqual(byHand.rows.map(() => null));
    expect(figuresOf(aQuote(), given)).toEqual(byHand);
  });

  it('a row, a part, a ticket, a die, a material and a year have no number that is not finite', () => {
    const record = (...fields: string[]) => fc.oneof({ weight: 9, arbitrary: spoiled(fields) }, junk);
    const part = record('quantity', 'job_lead_in', 'job_lead_out', 'cos', 'co_lead_in', 'co_lead_out', 'footage');
    const quote = record('number_across', 'label_repeat', 'label_across', 'labels_per_roll', 'labels_per_sheet');
    fc.assert(
      fc.property(
        part,
        quote,
        fc.oneof(fc.array(part), junk),
        record('m_labels', 'override_type', 'price_per_label_override', 'profit_override', 'margin_override'),
        record('setup_time_and_material_cost', 'time_and_material_cost_per_m_labels', 'markup', 'labels_per_row'),
        record('number_around', 'size_around', 'gap_around'),
        record('material_price', 'fuel_price', 'freight_price', 'other_surcharges', 'markup'),
        record('rent', 'electric', 'domino', 'liberty_mutual', 'am_trust', 'accounting', 'other_stuff'),
        (...[aPart, aQuoteOfIt, parts, row, costs, die, material, year]) => {
          const results = [
            calculatePart(aPart as never, aQuoteOfIt as never),
            calculateRewind(parts as never, aQuoteOfIt as never),
            calculateTicket(parts as never, aQuoteOfIt as never),
            priceRow(row as never, costs as never),
            priceRows(row as never, costs as never),
            dieRepeat(die as never),
            materialPrice(material as never),
            overheadTotal(year as never),
          ];
          expect(notFinite(results)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('the geometry of webs and rolls has no number that is not finite', () => {
    fc.assert(
      fc.property(junk, junk, junk, (a, b, c) => {
        const geometry = [webMsi, feetFromMsi, rollOuterDiameter, rollLength];
        expect(notFinite(geometry.map((calculate) => calculate(a as never, b as never, c as never)))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
