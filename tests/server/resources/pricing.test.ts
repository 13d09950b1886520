/** What the server calculates: quotes with the rates they keep, and what tickets take from them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../../src/fields/record';
import { type PricedRow, quoteSteps } from '../../../src/pricing';
import { quoteFields } from '../../../src/resources/quotes/fields';
import { aDie, aJobTicket, aLamination, aMaterial, anOverhead, aPart, aQuote } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
let die: AnyRecord;
let material: AnyRecord;
let lamination: AnyRecord;

beforeAll(async () => {
  shop = await openTestShop();
  const year = new Date().getFullYear();
  await shop.administrator.add(
    'overhead',
    anOverhead({ calendar_year: year - 1, rent: 1, electric: 1, other_stuff: 1 }),
  );
  // This year's is the newest that has begun, unless nobody has typed an amount; next year's does not count yet.
  await shop.administrator.add('overhead', anOverhead({ calendar_year: year }));
  await shop.administrator.add('overhead', anOverhead({ calendar_year: year + 1, rent: 999_999 }));
});
afterAll(() => shop.close());

beforeEach(async () => {
  die = await shop.administrator.add('tooling', aDie());
  material = await shop.administrator.add('materials', aMaterial());
  lamination = await shop.administrator.add('materials', aLamination());
  await shop.administrator.put('/standards/update', { press_run_speed: 100, rewind_changeover_time: 0 });
});

/** The worked example of the pricing design. */
const addQuote = (values: Record<string, unknown> = {}) =>
  shop.administrator.add(
    'quotes',
    aQuote({
      tooling_id: die.id,
      material_id: material.id,
      lamination_id: lamination.id,
      primer: true,
      row_1_m_labels: 1,
      row_2_m_labels: 10,
      ...values,
    }),
  );

const PER_M = 11.9494;

describe('setup data', () => {
  it('is calculated as it is saved', async () => {
    expect(die).toMatchObject({ die_repeat_in: 12.75, die_repeat_mm: expect.closeTo(323.85) });
    expect(material).toMatchObject({
      calculated_subtotal: expect.closeTo(0.6254),
      customer_price: expect.closeTo(0.6254),
    });
    const changed = await shop.administrator.put(`/materials/${material.id}/update`, { markup: 0.5 });
    expect(changed.body).toMatchObject([{ customer_price: expect.closeTo(0.9381) }]);
    const year = new Date().getFullYear();
    expect(await shop.administrator.one(`/overhead/${year}`)).toMatchObject({ total: 96_000 });
  });
});

describe('a quote', () => {
  it('is priced as it is added, and answers with every calculated value and the rates', async () => {
    const quote = await addQuote();
    expect(quote).toMatchObject({
      label_repeat: 2.125,
      web_width: 12.875,
      time_and_material_cost_per_m_labels: expect.closeTo(PER_M, 4),
      setup_time_and_material_cost: expect.closeTo(105.2167, 4),
      warnings: expect.any(Array),
      rates: {
        overhead_total: 96_000,
        overhead_year: new Date().getFullYear(),
        priced_year: new Date().getFullYear(),
        material: { material_price: 0.55 },
        standards: { press_run_speed: 100 },
      },
    });
    expect(quote.rows).toHaveLength(10);
    expect(quote.rows).toMatchObject([
      { total_price: expect.closeTo(187.47, 2) },
      { total_price: expect.closeTo(359.54, 2) },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    expect(Date.parse(String(quote.priced_at))).toBeGreaterThan(Date.now() - 60_000);
    for (const { name } of quoteSteps) expect(quote).toHaveProperty(name);
    expect(await shop.administrator.one(`/quotes/${quote.id}`)).toEqual(quote);
  });

  it('is priced with the overhead of the year before, and says so, while that of the year is not there', async () => {
    const newYear = await openTestShop();
    const year = new Date().getFullYear();
    await newYear.administrator.add('overhead', anOverhead({ calendar_year: year - 1 }));
    const quote = await newYear.administrator.add('quotes', aQuote());
    expect(quote.rates).toMatchObject({ overhead_total: 96_000, overhead_year: year - 1, priced_year: year });
    const message = expect.stringContaining(`with the overhead of ${year - 1}: ${year} had none yet.`);
    expect(quote.warnings).toContainEqual(expect.objectContaining({ code: 'no_overhead_for_year', message }));
    await newYear.close();
  });

  it('is never priced at a speed of nothing, nor over no hours', async () => {
    const answer = await shop.administrator.put('/standards/update', {
      press_run_speed: 0,
      productive_hours_per_year: 0,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { press_run_speed: expect.any(String), productive_hours_per_year: expect.any(String) } },
    });
  });

  it('has no field by the name of a calculated value', () => {
    const names = new Set<string>([...quoteSteps.map(({ name }) => name), 'rows', 'warnings', 'reasons', 'rates']);
    expect(quoteFields.filter(({ source }) => names.has(source))).toEqual([]);
  });

  it('is calculated anew with what it is given, at the rates that it keeps', async () => {
    const quote = await addQuote();
    await shop.administrator.put(`/materials/${material.id}/update`, { material_price: 5 });
    await shop.administrator.put('/standards/update', { press_run_speed: 10 });
    const { body } = await shop.administrator.put(`/quotes/${quote.id}/update`, { waste: 0 });
    expect(body[0]).toMatchObject({
      version: 2,
      rates: quote.rates,
      linear_feet_per_m_labels_with_waste: expect.closeTo(44.2708, 4),
    });
    expect(body[0].time_and_material_cost_per_m_labels).toBeLessThan(PER_M);
  });

  it('stays of the day on which it was priced while no price moves', async () => {
    const quote = await addQuote();
    const update = async (values: Record<string, unknown>) =>
      (await shop.administrator.put(`/quotes/${quote.id}/update`, values)).body[0].priced_at;
    expect(await update({ quote_description: 'Round the neck' })).toBe(quote.priced_at);
    expect(Date.parse(await update({ markup: 0.9 }))).toBeGreaterThan(Date.parse(String(quote.priced_at)));
  });

  it('takes the fresh rates of a material that is chosen, and of nothing else', async () => {
    const quote = await addQuote();
    await shop.administrator.put(`/tooling/${die.id}/update`, { gap_around: 1 });
    const other = await shop.administrator.add('materials', aMaterial({ material_price: 2 }));
    const { body } = await shop.administrator.put(`/quotes/${quote.id}/update`, { material_id: other.id });
    expect(body[0]).toMatchObject({
      label_repeat: 2.125,
      rates: { material: { material_price: 2 }, tooling: { gap_around: 0.125 } },
    });
  });

  it('ignores calculated values that are sent, those of a whole record too', async () => {
    const quote = await addQuote({ web_width: 1, rows: 'none', rates: { overhead_total: 0 } });
    expect(quote).toMatchObject({ web_width: 12.875, rates: { overhead_total: 96_000 } });
    const answer = await shop.administrator.put(`/quotes/${quote.id}/update`, { ...quote, web_width: 1, rates: {} });
    expect(answer).toMatchObject({ status: 200, body: [quote] });
  });

  it("is priced at today's rates when asked to, which is a change like any other", async () => {
    const quote = await addQuote();
    await shop.administrator.put(`/materials/${material.id}/update`, { material_price: 5 });
    const { body } = await shop.administrator.put(`/quotes/${quote.id}/update`, { rates: null, version: 1 });
    expect(body[0]).toMatchObject({ version: 2, rates: { material: { material_price: 5 } } });
    expect(body[0].time_and_material_cost_per_m_labels).toBeGreaterThan(PER_M);
    const [update] = (await shop.administrator.get(`/quotes/${quote.id}/history`)).body;
    const prices = (record: AnyRecord) => (record.rows as PricedRow[]).filter(({ include }) => include);
    expect(update.changes).toEqual([
      { field: 'priced_at', old: quote.priced_at, new: body[0].priced_at },
      { field: 'rates.material.material_price', old: 0.55, new: 5 },
      ...prices(quote).map(({ row, total_price }, index) => ({
        field: `rows.${row}.total_price`,
        old: total_price,
        new: prices(body[0])[index]?.total_price,
      })),
    ]);
  });

  it('that lacks what it needs is saved all the same, and says what is missing', async () => {
    const quote = await shop.administrator.add('quotes', {});
    expect(quote.time_and_material_cost_per_m_labels).toBeNull();
    expect(quote.warnings).not.toEqual([]);
    expect(quote.reasons).toHaveProperty('time_and_material_cost_per_m_labels');
  });

  it('is listed without what only a single one carries', async () => {
    const quote = await addQuote();
    const { body } = await shop.administrator.list('/quotes', { filter: { id: quote.id } });
    expect(body[0]).not.toHaveProperty('rows');
    expect(body[0]).toMatchObject({ quote_description: quote.quote_description, priced_at: quote.priced_at });
  });
});

describe('a price without saving', () => {
  const price = (body: Record<string, unknown>) => shop.administrator.post('/quotes/price', body);

  it('is the one that the quote would get', async () => {
    const sent = aQuote({ tooling_id: die.id, material_id: material.id, lamination_id: lamination.id, primer: true });
    const before = (await shop.administrator.get('/quotes')).body.length;
    const answer = await price(sent);
    expect(answer).toMatchObject({
      status: 200,
      body: [{ time_and_material_cost_per_m_labels: expect.closeTo(PER_M, 4), rates: { overhead_total: 96_000 } }],
    });
    expect((await shop.administrator.get('/quotes')).body).toHaveLength(before);
  });

  it("of a stored quote takes the rates that it keeps, or today's", async () => {
    const quote = await addQuote();
    await shop.administrator.put(`/materials/${material.id}/update`, { material_price: 5 });
    const kept = await price({ id: quote.id });
    expect(kept.body[0]).toMatchObject({ rates: quote.rates, rows: quote.rows });
    const today = await price({ ...quote, rates: null });
    expect(today.body[0].rates.material.material_price).toBe(5);
    expect(await shop.administrator.one(`/quotes/${quote.id}`)).toEqual(quote);
  });

  it('is refused for a quote that does not exist, for what is no quote, and to staff', async () => {
    expect((await price({ id: 987_654 })).status).toBe(404);
    expect((await price({ waste: 'much' })).body.errors).toEqual({ waste: 'Waste must be a number' });
    expect((await shop.staff.post('/quotes/price', {})).status).toBe(403);
  });
});

describe('a job ticket', () => {
  const partsOf = async (ticket: AnyRecord) => (await shop.staff.get(`/job-tickets/${ticket.id}/parts`)).body;
  const addPart = (ticket: AnyRecord, values = {}) =>
    shop.staff.add('job-tickets/parts', aPart({ job_ticket_id: ticket.id, ...values }));

  it('has the footage and time of the parts that have a quantity', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket({ quote_id: (await addQuote()).id }));
    await addPart(ticket, { quantity: 10_500 });
    const before = await shop.staff.one(`/job-tickets/${ticket.id}`);
    expect(before).toMatchObject({ footage: expect.any(Number), time: expect.any(Number) });
    expect(await addPart(ticket, { quantity: null })).toMatchObject({ quantity: null, footage: null });
    const { footage, time } = before;
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toMatchObject({ footage, time });
  });

  it('has no footage and time without parts', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket({ quote_id: (await addQuote()).id }));
    expect(ticket).toMatchObject({ footage: null, time: null });
  });

  it('sums its parts, and knows how long the press will run', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket({ quote_id: (await addQuote()).id }));
    const part = await addPart(ticket, { quantity: 10_500, footage: 7, full_rolls: 7 });
    // 10,500 labels, 4 across, 2.125 in each: 2,625 rows.
    const footage = (2625 * 2.125) / 12;
    expect(part).toMatchObject({
      quantity_m: 10.5,
      footage: expect.closeTo(footage),
      full_rolls: 10,
      partial_qty: 500,
    });
    await addPart(ticket, { quantity: 10_500, job_lead_in: 100 });
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toMatchObject({
      footage: expect.closeTo(2 * footage + 100),
      time: expect.closeTo(20 + (2 * footage + 100) / 100),
      version: 1,
    });
  });

  it("keeps what is typed on a ticket without a quote, and takes the quote's when it gets one", async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const part = await addPart(ticket, { quantity: 4000, footage: 70, sheets: 9 });
    expect(part).toMatchObject({ quantity_m: 4, footage: 70, sheets: 9, full_rolls: null });
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toMatchObject({ footage: 70, time: null });

    await shop.staff.put(`/job-tickets/${ticket.id}/update`, { quote_id: (await addQuote()).id });
    expect(await partsOf(ticket)).toMatchObject([{ footage: expect.closeTo(177.0833, 4), full_rolls: 4, version: 1 }]);
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toMatchObject({
      footage: expect.closeTo(177.0833, 4),
      version: 2,
    });
  });

  it('follows its quote when that changes', async () => {
    const quote = await addQuote();
    const ticket = await shop.staff.add('job-tickets', aJobTicket({ quote_id: quote.id }));
    await addPart(ticket, { quantity: 4000 });
    const wide = await shop.administrator.add('tooling', aDie({ number_across: 2 }));
    await shop.administrator.put(`/quotes/${quote.id}/update`, { tooling_id: wide.id, labels_per_roll: 300 });
    expect(await partsOf(ticket)).toMatchObject([
      { tooling_id: wide.id, footage: expect.closeTo(354.1667, 4), full_rolls: 13, partial_qty: 100, version: 1 },
    ]);
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toMatchObject({
      die_number: wide.die_number,
      footage: expect.closeTo(354.1667, 4),
      version: 1,
    });
  });

  it('counts every part when many are added at once', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket({ quote_id: (await addQuote()).id }));
    await Promise.all(Array.from({ length: 8 }, () => addPart(ticket, { quantity: 4000 })));
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toMatchObject({
      footage: expect.closeTo(8 * 177.0833, 2),
    });
  });
});
