/** Records that name each other: links must exist, and copied names follow. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCustomer,
  aDie,
  aJobTicket,
  aLamination,
  aMaterial,
  aPart,
  aQuote,
  aTimesheetEntry,
} from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const addLinkedQuote = async () => {
  const customer = await shop.administrator.add('customers', aCustomer({ customer_name: 'Harbor' }));
  const die = await shop.administrator.add('tooling', aDie());
  const material = await shop.administrator.add('materials', aMaterial());
  const lamination = await shop.administrator.add('materials', aLamination());
  const quote = await shop.administrator.add(
    'quotes',
    aQuote({
      customer_id: customer.id,
      tooling_id: die.id,
      material_id: material.id,
      lamination_id: lamination.id,
    }),
  );
  return { customer, die, material, lamination, quote };
};

describe('a quote', () => {
  it('takes the names of what it links to', async () => {
    const { die, quote } = await addLinkedQuote();
    expect(quote).toMatchObject({
      customer_name: 'Harbor',
      die_number: die.die_number,
      material_name: 'White BOPP',
      lamination_name: 'Gloss Lamination',
    });
  });

  it('loses a name with its link', async () => {
    const { quote } = await addLinkedQuote();
    const answer = await shop.administrator.put(`/quotes/${quote.id}/update`, { lamination_id: null });
    expect(answer.body).toMatchObject([{ lamination_id: null, lamination_name: null, material_name: 'White BOPP' }]);
  });

  it('refuses each link to nothing, at its field', async () => {
    const links = { customer_id: 9001, tooling_id: 9002, material_id: 9003, lamination_id: 9004 };
    const answer = await shop.administrator.post('/quotes/add', aQuote(links));
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({
      customer_id: 'Customer: there is no customer 9001',
      tooling_id: 'Die: there is no die 9002',
      material_id: 'Material: there is no material 9003',
      lamination_id: 'Lamination: there is no material 9004',
    });
  });

  it('refuses a lamination as its material and a material as its lamination, at the field', async () => {
    const { material, lamination, quote } = await addLinkedQuote();
    const swapped = { material_id: lamination.id, lamination_id: material.id };
    const errors = {
      material_id: `Material: material ${lamination.id} cannot be chosen here, its Type is Lamination`,
      lamination_id: `Lamination: material ${material.id} cannot be chosen here, its Type is Material`,
    };
    const added = await shop.administrator.post('/quotes/add', aQuote(swapped));
    expect(added).toMatchObject({ status: 400, body: { errors } });
    const changed = await shop.administrator.put(`/quotes/${quote.id}/update`, swapped);
    expect(changed).toMatchObject({ status: 400, body: { errors } });
    expect(await shop.administrator.one(`/quotes/${quote.id}`)).toEqual(quote);
  });

  it('keeps a material that has become a lamination since, and takes one whose type nobody has said', async () => {
    const { material, quote } = await addLinkedQuote();
    await shop.administrator.put(`/materials/${material.id}/update`, { material_type: 'Lamination' });
    const kept = await shop.administrator.put(`/quotes/${quote.id}/update`, { ...quote, quote_description: 'Ale' });
    expect(kept.status).toBe(200);
    const untyped = await shop.administrator.add('materials', aMaterial({ material_type: null }));
    const answer = await shop.administrator.put(`/quotes/${quote.id}/update`, { material_id: untyped.id });
    expect(answer).toMatchObject({ status: 200, body: [{ material_id: untyped.id }] });
  });
});

describe('a job ticket', () => {
  it('takes the names of its quote, whatever names it is sent', async () => {
    const { die, quote } = await addLinkedQuote();
    const ticket = await shop.staff.add('job-tickets', aJobTicket({ quote_id: quote.id, customer_name: 'Somebody' }));
    expect(ticket).toMatchObject({
      customer_name: 'Harbor',
      die_number: die.die_number,
      lamination_name: 'Gloss Lamination',
    });
  });

  it('refuses a quote that does not exist', async () => {
    const answer = await shop.staff.post('/job-tickets/add', aJobTicket({ quote_id: 9001 }));
    expect(answer.body.errors).toEqual({ quote_id: 'Quote ID: there is no quote 9001' });
  });

  it('hands its quote on to its parts and its customer to its timesheet', async () => {
    const { quote, die } = await addLinkedQuote();
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const part = await shop.staff.add('job-tickets/parts', aPart({ job_ticket_id: ticket.id }));
    await shop.staff.add('timesheets', aTimesheetEntry({ job_ticket_id: ticket.id }));
    expect(part).toMatchObject({ quote_id: null, tooling_id: null });

    await shop.staff.put(`/job-tickets/${ticket.id}/update`, { quote_id: quote.id });
    expect((await shop.staff.get(`/job-tickets/${ticket.id}/parts`)).body).toMatchObject([
      { quote_id: quote.id, tooling_id: die.id, version: 1 },
    ]);
    expect((await shop.staff.get(`/job-tickets/${ticket.id}/timesheets`)).body).toMatchObject([
      { customer_name: 'Harbor', version: 1 },
    ]);
  });
});

describe('a renamed record', () => {
  it('renames in quotes, tickets and timesheets, and nobody has changed those', async () => {
    const { customer, die, material, lamination, quote } = await addLinkedQuote();
    const ticket = await shop.staff.add('job-tickets', aJobTicket({ quote_id: quote.id }));
    const entry = await shop.staff.add('timesheets', aTimesheetEntry({ job_ticket_id: ticket.id }));
    const other = await addLinkedQuote();

    await shop.administrator.put(`/customers/${customer.id}/update`, { customer_name: 'Harbour' });
    await shop.administrator.put(`/tooling/${die.id}/update`, { die_number: 'D-new' });
    await shop.administrator.put(`/materials/${material.id}/update`, { material_name: 'Clear BOPP' });
    await shop.administrator.put(`/materials/${lamination.id}/update`, { material_name: 'Matte' });

    const names = {
      customer_name: 'Harbour',
      die_number: 'D-new',
      material_name: 'Clear BOPP',
      lamination_name: 'Matte',
    };
    expect(await shop.administrator.one(`/quotes/${quote.id}`)).toMatchObject({ ...names, version: 1 });
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toMatchObject({ ...names, version: 1 });
    expect((await shop.staff.get(`/job-tickets/${ticket.id}/timesheets`)).body).toMatchObject([
      { id: entry.id, customer_name: 'Harbour' },
    ]);
    expect(await shop.administrator.one(`/quotes/${other.quote.id}`)).toMatchObject({
      customer_name: 'Harbor',
      version: 1,
    });
    expect((await shop.administrator.get(`/quotes/${quote.id}/history`)).body).toHaveLength(1);
  });

  it('reaches the tickets of a quote that changes its customer', async () => {
    const { quote } = await addLinkedQuote();
    const ticket = await shop.staff.add('job-tickets', aJobTicket({ quote_id: quote.id }));
    const customer = await shop.administrator.add('customers', aCustomer({ customer_name: 'Zephyr' }));
    await shop.administrator.put(`/quotes/${quote.id}/update`, { customer_id: customer.id });
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toMatchObject({ customer_name: 'Zephyr', version: 1 });
  });
});

describe('a die number', () => {
  it('belongs to one die, whatever its case', async () => {
    await shop.administrator.add('tooling', aDie({ die_number: 'X-1' }));
    const added = await shop.administrator.post('/tooling/add', aDie({ die_number: 'x-1' }));
    expect(added).toMatchObject({ status: 400, body: { errors: { die_number: 'Die Number x-1 is already taken' } } });
    const other = await shop.administrator.add('tooling', aDie({ die_number: 'X-2' }));
    const changed = await shop.administrator.put(`/tooling/${other.id}/update`, { die_number: 'X-1' });
    expect(changed.status).toBe(400);
    expect(await shop.administrator.one(`/tooling/${other.id}`)).toEqual(other);
  });

  it('may be missing from any number of dies', async () => {
    await shop.administrator.add('tooling', aDie({ die_number: null }));
    expect((await shop.administrator.post('/tooling/add', aDie({ die_number: null }))).status).toBe(201);
  });
});
