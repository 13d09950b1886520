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
function spoiled(fields: string[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.dictionary(fc.constantFrom(...fields), junk, { maxKeys: fields.length, noNullPrototype: true });
}

function spoiledRecord(record: object | null | undefined): fc.Arbitrary<unknown> {
  const spoiledFields = spoiled(Object.keys(record ?? {})).map((fields) => ({ ...record, ...fields }));
  return fc.oneof({ weight: 5, arbitrary: spoiledFields }, junk);
}

const anyQuote = spoiled(quoteFields).map((fields) => ({ ...aQuote(), ...fields }));
const anyRates = fc.record({
  material: spoiledRecord(rates.material),
  lamination: spoiledRecord(rates.lamination),
  tooling: spoiledRecord(rates.tooling),
  overhead_total: junk,
  standards: spoiledRecord(rates.standards),
});

/** Every number in a result, however deep, is one that a screen can show and JSON can carry. */
function expectFinite(result: unknown) {
  if (typeof result === 'number') expect(Number.isFinite(result)).toBe(true);
  else if (typeof result === 'object' && result !== null) Object.values(result).forEach(expectFinite);
}

describe('whatever is sent', () => {
  it('a quote has no number that is not finite, and a reason for each figure and row that is not there', () => {
    fc.assert(
      fc.property(fc.oneof(anyQuote, junk), fc.oneof(anyRates, junk), (quote, given) => {
        const calculation = calculateQuote(quote as never, given as never);
        expectFinite(calculation);
        for (const { name } of quoteSteps) {
          expect(calculation.reasons[name] !== undefined, name).toBe(calculation[name] === null);
        }
        for (const { error, ...row } of calculation.rows) {
          expect(error !== null).toBe(Object.values(row).includes(null));
        }
        const explained = explainSteps(calculation, quote as never, given as never);
        for (const { value, terms } of explained) expectFinite([value, terms.map((term) => Object(term).value)]);
      }),
      { numRuns: 500 },
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
        const { reasons, warnings, ...calculation } = calculateQuote(quote, given);
        const rows = calculation.rows.map(({ error, ...row }) => row);
        expect({ ...calculation, rows }).toEqual(quoteByHand(quote, given));
      }),
      { numRuns: 500 },
    );
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
          expectFinite(calculatePart(aPart as never, aQuoteOfIt as never));
          expectFinite(calculateRewind(parts as never, aQuoteOfIt as never));
          expectFinite(calculateTicket(parts as never, aQuoteOfIt as never));
          expectFinite(priceRow(row as never, costs as never));
          expectFinite(priceRows(row as never, costs as never));
          expectFinite(dieRepeat(die as never));
          expectFinite(materialPrice(material as never));
          expectFinite(overheadTotal(year as never));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('the geometry of webs and rolls has no number that is not finite', () => {
    fc.assert(
      fc.property(junk, junk, junk, (a, b, c) => {
        for (const calculate of [webMsi, feetFromMsi, rollOuterDiameter, rollLength]) {
          expectFinite(calculate(a as never, b as never, c as never));
        }
      }),
      { numRuns: 500 },
    );
  });
});
