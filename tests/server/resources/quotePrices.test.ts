/** What the browser shows while a quote is typed, and what the server stores on Save: the same to the last digit. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyRecord } from '../../../src/fields/record';
import type { QuoteRates } from '../../../src/pricing';
import { quoteSteps } from '../../../src/pricing';
import { calculateOpenQuote } from '../../../src/resources/quotes/calculation/calculateOpenQuote';
import { changedRates, ratesFor } from '../../../src/resources/quotes/rates';
import { aDie, aLamination, aMaterial, anOverhead, aQuote } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

type Values = Record<string, unknown>;

let shop: TestShop;
let dies: AnyRecord[];
let materials: AnyRecord[];
let laminations: AnyRecord[];

beforeAll(async () => {
  shop = await openTestShop();
  const add = (resource: string, records: Values[]) =>
    Promise.all(records.map((record) => shop.administrator.add(resource, record)));
  await shop.administrator.add('overhead', anOverhead({ calendar_year: new Date().getFullYear() }));
  dies = await add('tooling', [
    aDie(),
    aDie({ size_across: 2.3, gap_across: 0.1 / 3, number_across: 5 }),
    aDie({ size_across: null }),
  ]);
  materials = await add('materials', [aMaterial(), aMaterial({ material_price: 1 / 3, markup: 0.07 })]);
  laminations = await add('materials', [aLamination(), aLamination({ fuel_price: -0.0123 })]);
});
afterAll(() => shop.close());

/** A value as JSON carries it: what is not there is null, and there is no -0. */
const carried = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What the browser asks once for each choice of records. */
const todaysRates = async ({ material_id, lamination_id, tooling_id }: Values): Promise<QuoteRates> => {
  const { body } = await shop.administrator.post('/quotes/price', { material_id, lamination_id, tooling_id });
  return body[0].rates;
};

/** What the browser shows for a form's values over the stored record. */
const shownFor = async (typed: Values, record: AnyRecord | null): Promise<unknown> => {
  const values = { ...record, ...typed };
  const kept = record && { quote: record, rates: record.rates as QuoteRates };
  return carried(calculateOpenQuote(values, ratesFor(values, kept, await todaysRates(values))));
};

const names = [...quoteSteps.map(({ name }) => name), 'rows', 'warnings', 'reasons'];
const storedIn = (record: AnyRecord): unknown => Object.fromEntries(names.map((name) => [name, record[name]]));

const amount = fc.oneof(
  fc.double({ min: 0, max: 50, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.constantFrom(null, 0, -1, 0.1, 1e9),
);
const idOf = (records: () => AnyRecord[]) =>
  fc.nat({ max: 3 }).map((index) => (records()[index]?.id ?? null) as number | null);
const rowsOf = (fields: (row: number) => Record<string, fc.Arbitrary<unknown>>) =>
  Object.assign({}, ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(fields));

/** A quote as somebody might type it, plausible or not. */
const typedQuote = (): fc.Arbitrary<Values> =>
  fc.record({
    tooling_id: idOf(() => dies),
    material_id: idOf(() => materials),
    lamination_id: idOf(() => laminations),
    size_across: amount,
    size_around: amount,
    across_override: fc.constantFrom(null, 0, 1, 3, 7),
    ink_cost_per_msi: amount,
    waste: fc.constantFrom(0.1, 0, 1 / 3, null),
    markup: fc.constantFrom(0.6, 0, -0.5, 1 / 3, null),
    labels_per_row: fc.constantFrom(1000, 500, null),
    labels_per_roll: fc.constantFrom(1000, 750.5, 0, null),
    label_across: fc.constantFrom(1, 2, 0, null),
    core_id: fc.constantFrom(3, 1, 0.75, null),
    coating: fc.boolean(),
    coating_is_spot: fc.boolean(),
    primer: fc.boolean(),
    full_rotary: fc.boolean(),
    ...rowsOf((row) => ({
      [`row_${row}_include`]: fc.boolean(),
      [`row_${row}_m_labels`]: amount,
      [`row_${row}_override_type`]: fc.constantFrom(0, 1, 2, 3, null),
      [`row_${row}_price_per_label_override`]: amount,
      [`row_${row}_profit_override`]: amount,
      [`row_${row}_margin_override`]: fc.constantFrom(40, 99.99, 100, 250, -20, null),
    })),
  });

describe('a price shown while typing', () => {
  it('of a new quote is the one that the server stores', async () => {
    await fc.assert(
      fc.asyncProperty(typedQuote(), async (typed) => {
        const shown = await shownFor(typed, null);
        expect(shown).toEqual(storedIn(await shop.administrator.add('quotes', typed)));
      }),
      { numRuns: 25 },
    );
  });

  it('of a changed quote is the one that the server stores, whatever Setup has become since', async () => {
    await fc.assert(
      fc.asyncProperty(typedQuote(), typedQuote(), amount, async (first, typed, price) => {
        const quote = await shop.administrator.add('quotes', first);
        for (const { id } of [...materials, ...laminations]) {
          await shop.administrator.put(`/materials/${id}/update`, { material_price: price });
        }
        await shop.administrator.put('/standards/update', { press_run_speed: (price ?? 7) + 80 });
        const shown = await shownFor(typed, quote);
        const { body } = await shop.administrator.put(`/quotes/${quote.id}/update`, { ...quote, ...typed });
        expect(shown).toEqual(storedIn(body[0]));
      }),
      { numRuns: 15 },
    );
  });
});

describe('the rates of a quote', () => {
  it('that are older than their records are told, one by one', async () => {
    const [material] = materials;
    const [die] = dies;
    const quote = await shop.administrator.add('quotes', aQuote({ material_id: material?.id, tooling_id: die?.id }));
    expect(changedRates(quote.rates as QuoteRates, await todaysRates(quote))).toEqual([]);

    const freight = (quote.rates as QuoteRates).material?.freight_price;
    await shop.administrator.put(`/materials/${material?.id}/update`, { freight_price: 0.05 });
    await shop.administrator.put('/standards/update', { core_wall: 0.2 });
    expect(changedRates(quote.rates as QuoteRates, await todaysRates(quote))).toMatchObject([
      { record: 'Material', field: { label: 'Freight' }, kept: freight, today: 0.05 },
      { record: 'Standards', field: { label: 'Core Wall' }, kept: 0.125, today: 0.2 },
    ]);
  });
});

describe('a duplicate', () => {
  const duplicate = (id: number, body: unknown, headers = {}) =>
    shop.administrator.post(`/quotes/${id}/duplicate`, body, headers);

  /** A quote, and then another price of its material. */
  const anOlderQuote = async (): Promise<AnyRecord> => {
    const material = await shop.administrator.add('materials', aMaterial());
    const quote = await shop.administrator.add('quotes', aQuote({ material_id: material.id, row_1_m_labels: 12.5 }));
    await shop.administrator.put(`/materials/${material.id}/update`, { material_price: 2 });
    return quote;
  };

  it('has the same values, and at kept rates the same prices', async () => {
    const quote = await anOlderQuote();
    const { status, body } = await duplicate(quote.id, { rates: 'kept' });
    expect(status).toBe(201);
    const { id, version, priced_at, ...copied } = body[0];
    expect({ ...quote, ...copied }).toEqual(quote);
    expect(id).not.toBe(quote.id);
    expect({ version, isPriced: typeof priced_at }).toEqual({ version: 1, isPriced: 'string' });
  });

  describe('that is made in January, with last year’s overhead,', () => {
    const year = new Date().getFullYear();
    let newYear: TestShop;
    let lastYears: AnyRecord;

    beforeEach(async () => {
      newYear = await openTestShop();
      await newYear.administrator.add('overhead', anOverhead({ calendar_year: year - 1 }));
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(year - 1, 11, 15) });
      lastYears = await newYear.administrator.add('quotes', aQuote());
    });
    afterEach(async () => {
      vi.useRealTimers();
      await newYear.close();
    });

    const duplicated = async (rates: 'kept' | 'today'): Promise<AnyRecord> => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(year, 0, 15) });
      return (await newYear.administrator.post(`/quotes/${lastYears.id}/duplicate`, { rates })).body[0];
    };
    const warned = expect.objectContaining({
      code: 'no_overhead_for_year',
      message: expect.stringContaining(`${year}`),
    });

    it.each(['kept', 'today'] as const)('is warned of it while there is no other: rates %s', async (rates) => {
      expect(lastYears.warnings).not.toContainEqual(warned);
      const { rates: copied, warnings } = await duplicated(rates);
      expect(copied).toEqual({ ...(lastYears.rates as QuoteRates), priced_year: year });
      expect(warnings).toContainEqual(warned);
    });

    it('keeps it without a word where that of the year is there', async () => {
      await newYear.administrator.add('overhead', anOverhead({ calendar_year: year }));
      const { rates, warnings } = await duplicated('kept');
      expect(rates).toEqual(lastYears.rates);
      expect(warnings).not.toContainEqual(warned);
      expect((await duplicated('today')).warnings).not.toContainEqual(warned);
    });
  });

  it("at today's rates is priced anew", async () => {
    const quote = await anOlderQuote();
    const { body } = await duplicate(quote.id, { rates: 'today' });
    expect(body[0]).toMatchObject({ row_1_m_labels: 12.5, rates: { material: { material_price: 2 } } });
    expect(await shop.administrator.one(`/quotes/${quote.id}`)).toEqual(quote);
  });

  it('is one, however often it is asked for under one key', async () => {
    const quote = await anOlderQuote();
    const headers = { 'idempotency-key': 'a-duplicate' };
    const [first, second] = [
      await duplicate(quote.id, { rates: 'kept' }, headers),
      await duplicate(quote.id, { rates: 'kept' }, headers),
    ];
    expect(second?.body[0].id).toBe(first?.body[0].id);
  });

  it('is refused of a quote that is not there, without saying which rates, and to staff', async () => {
    expect((await duplicate(987_654, { rates: 'kept' })).status).toBe(404);
    const quote = await anOlderQuote();
    expect((await duplicate(quote.id, {})).status).toBe(400);
    expect((await duplicate(quote.id, { rates: 'cheapest' })).status).toBe(400);
    expect((await shop.staff.post(`/quotes/${quote.id}/duplicate`, { rates: 'kept' })).status).toBe(403);
  });
});
