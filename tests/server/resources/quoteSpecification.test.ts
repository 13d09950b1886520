/** What a ticket shows of its quote: how the label is made, to everybody who may see the ticket, and no price. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../../src/fields/record';
import { aDie, aJobTicket, aMaterial, anOverhead, aPart, aQuote } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
let quote: AnyRecord;
beforeAll(async () => {
  shop = await openTestShop();
  const { administrator } = shop;
  await administrator.add('overhead', anOverhead());
  const die = await administrator.add('tooling', aDie());
  const material = await administrator.add('materials', aMaterial());
  quote = await administrator.add('quotes', aQuote({ tooling_id: die.id, material_id: material.id, markup: 0.7 }));
});
afterAll(() => shop.close());

const addTicket = () => shop.staff.add('job-tickets', aJobTicket({ quote_id: quote.id }));
const read = (id: number) => shop.staff.one(`/job-tickets/${id}`);
const change = (values: Record<string, unknown>) => shop.administrator.put(`/quotes/${quote.id}/update`, values);

describe('the specification of its quote', () => {
  it('comes with a single ticket, to staff, who may not read the quote itself', async () => {
    const ticket = await addTicket();
    expect((await shop.staff.get(`/quotes/${quote.id}`)).status).toBe(403);
    expect((await read(ticket.id)).quote_specification).toMatchObject({
      size_across: 3,
      size_around: 2,
      material_name: 'White BOPP',
      number_across: 4,
      label_repeat: 2.125,
      labels_per_roll: 1000,
      web_width: 12.875,
      core_id: 3,
      press_press_tension: 150,
      press_run_speed: 100,
      die_repeat_in: 12.75,
      die_repeat_mm: expect.closeTo(323.85, 9),
      gear_teeth: 102,
    });
  });

  it('holds no price, cost or markup', async () => {
    const ticket = await addTicket();
    const { quote_specification } = await read(ticket.id);
    const names = Object.keys(quote_specification as object);
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => /price|cost|markup|margin|profit|labor|overhead|rates|rows/.test(name))).toEqual([]);
  });

  it('is null on a ticket without a quote, which has the copy positions of the shop all the same', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    expect(await read(ticket.id)).toMatchObject({
      quote_specification: null,
      quote_changes: [],
      shop: { copy_position_4: 'left' },
    });
  });

  it('can be sent back with the whole ticket, and is ignored', async () => {
    const whole = await read((await addTicket()).id);
    const { status, body } = await shop.staff.put(`/job-tickets/${whole.id}/update`, {
      ...whole,
      quote_specification: { size_across: 99 },
      po_number: 'PO-9',
    });
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ po_number: 'PO-9', quote_specification: { size_across: 3 } });
  });
});

describe('a quote that is changed after a ticket was made from it', () => {
  it('says on the ticket what is different now, and no longer once it is as it was', async () => {
    const early = await addTicket();
    await change({ core_id: 1, press_press_tension: 140 });
    await change({ press_press_tension: 130 });
    const late = await addTicket();

    const told = await read(early.id);
    expect(told.quote_changed_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(told.quote_changes).toEqual([
      { field: 'press_press_tension', old: 150, new: 130 },
      { field: 'core_id', old: 3, new: 1 },
    ]);
    expect(told.version).toBe(early.version);
    expect(await read(late.id)).toMatchObject({ quote_changed_at: null, quote_changes: [] });

    await change({ core_id: 3, press_press_tension: 150 });
    expect(await read(early.id)).toMatchObject({ quote_changed_at: null, quote_changes: [] });
    expect((await read(late.id)).quote_changes).toHaveLength(2);
  });

  it('changes nothing for the ticket where only its price is another', async () => {
    const ticket = await addTicket();
    await change({ markup: 0.8, row_1_m_labels: 3 });
    expect(await read(ticket.id)).toMatchObject({ quote_changed_at: null, quote_changes: [] });
  });

  it('is left behind when the ticket takes another quote', async () => {
    const other = await shop.administrator.add('quotes', aQuote());
    const ticket = await addTicket();
    await change({ shipping_method: 'Freight' });
    expect((await read(ticket.id)).quote_changes).toHaveLength(1);
    await shop.staff.put(`/job-tickets/${ticket.id}/update`, { quote_id: other.id });
    expect(await read(ticket.id)).toMatchObject({ quote_changed_at: null, quote_changes: [] });
  });

  it('moves the quantities of the parts, and the footage and time of the ticket', async () => {
    const ticket = await addTicket();
    await shop.staff.add('job-tickets/parts', aPart({ job_ticket_id: ticket.id, quantity: 4000 }));
    const before = await read(ticket.id);
    await change({ across_override: 2 });
    const after = await read(ticket.id);
    expect(after.footage).toBeCloseTo(2 * Number(before.footage), 9);
    expect(after.time).toBeGreaterThan(Number(before.time));
    await change({ across_override: null });
  });
});
