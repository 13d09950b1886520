/** What cannot be stored is refused at its field, in words a person understands. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aDie, aJobTicket, aMaterial, aQuote, aUser } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const refusals: [title: string, path: string, body: Record<string, unknown>, errors: Record<string, string>][] = [
  ['text for a number', '/tooling/add', { size_across: '3' }, { size_across: 'Size AC must be a number' }],
  ['a number for a text', '/customers/add', { city: 5 }, { city: 'City must be text' }],
  [
    'a fraction for a whole number',
    '/tooling/add',
    { number_across: 1.5 },
    { number_across: 'Number AC must be a whole number' },
  ],
  [
    'a number beyond all measure',
    '/materials/add',
    { markup: 1e13 },
    { markup: 'Markup must be at most 1,000,000,000,000' },
  ],
  [
    'a text that is too long',
    '/job-tickets/add',
    { po_number: 'x'.repeat(201) },
    { po_number: 'PO # is longer than 200 characters' },
  ],
  [
    'a day that no calendar has',
    '/job-tickets/add',
    { due_date: '2026-02-30' },
    { due_date: 'Due Date must be a day like 2026-05-31' },
  ],
  [
    'a value that is no choice',
    '/job-tickets/add',
    { job_ticket_status: 'lost' },
    { job_ticket_status: 'Status must be one of needed, available, staged' },
  ],
  ['a number for yes or no', '/quotes/add', { coating: 1 }, { coating: 'Coating must be yes or no (true or false)' }],
  ['a list for a reference', '/quotes/add', { customer_id: [1] }, { customer_id: 'Customer must be a whole number' }],
  [
    'a character that cannot be stored',
    '/customers/add',
    { notes: 'a\u0000b' },
    { notes: 'Notes holds a character that cannot be stored' },
  ],
  ['a blank where text is needed', '/users/add', aUser({ user: '  ' }), { user: 'User must not be empty' }],
  [
    'a short password',
    '/users/add',
    aUser({ password: 'short' }),
    { password: 'Password must have at least 10 characters' },
  ],
  ['a year out of range', '/overhead/add', { calendar_year: 26 }, { calendar_year: 'Year must be at least 1900' }],
  ['a price below 0', '/materials/add', { material_price: -0.9 }, { material_price: 'Price must be at least 0' }],
  [
    'a thickness below 0',
    '/materials/add',
    { mil_thickness_w_liner: -5 },
    { mil_thickness_w_liner: 'Mil Thickness with Liner must be at least 0' },
  ],
  [
    'sizes below 0',
    '/tooling/add',
    { size_across: -4, gap_around: -0.125, number_around: -3 },
    {
      size_across: 'Size AC must be at least 0',
      gap_around: 'Gap AR must be at least 0',
      number_around: 'Number AR must be at least 0',
    },
  ],
  ['a cost below 0', '/overhead/add', { calendar_year: 2031, rent: -42_000 }, { rent: 'Rent must be at least 0' }],
];

describe('a payload', () => {
  it.each(refusals)('with %s is refused at the field', async (_title, path, body, errors) => {
    const answer = await shop.administrator.post(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual(errors);
    expect(answer.body.message).toBe(Object.values(errors).join('. '));
  });

  it('is checked whole: every field that is wrong gets its text', async () => {
    const answer = await shop.administrator.post('/tooling/add', { size_across: 'a', size_around: 'b', colour: 1 });
    expect(Object.keys(answer.body.errors).sort()).toEqual(['colour', 'size_across', 'size_around']);
  });

  it('that was refused leaves nothing behind', async () => {
    const before = (await shop.administrator.get('/customers')).body.length;
    await shop.administrator.post('/customers/add', aCustomer({ colour: 'red' }));
    expect((await shop.administrator.get('/customers')).body).toHaveLength(before);
  });

  it.each([
    ['no JSON', '{"customer_name": ', 'The body is not valid JSON'],
    ['empty', '', 'The body is empty: JSON was expected'],
    ['a list', '[]', 'The body must be a JSON object'],
    ['a text', '"acme"', 'The body must be a JSON object'],
    ['null', 'null', 'The body must be a JSON object'],
    ['with __proto__', '{"__proto__": {"admin": true}}', 'The body is not valid JSON'],
    ['with constructor', '{"constructor": {"prototype": {"admin": true}}}', 'The body is not valid JSON'],
  ])('that is %s is refused', async (_title, body, message) => {
    expect(await shop.administrator.post('/customers/add', body)).toMatchObject({ status: 400, body: { message } });
  });

  it('of half a megabyte and more is refused', async () => {
    const answer = await shop.administrator.post('/customers/add', { notes: 'x'.repeat(600_000) });
    expect(answer).toMatchObject({ status: 413, body: { message: 'The body is too large' } });
  });
});

describe('a value below what its field takes', () => {
  const refused = (errors: Record<string, string>) => ({ status: 400, body: { errors } });

  it('is refused in a change, and in the standards', async () => {
    const { id } = await shop.administrator.add('tooling', aDie({ die_number: 'L-1' }));
    expect(await shop.administrator.put(`/tooling/${id}/update`, { size_across: -4 })).toMatchObject(
      refused({ size_across: 'Size AC must be at least 0' }),
    );
    const standards = { press_setup_time: -20, primer_cost_per_msi: -0.04, press_run_speed: 0 };
    expect(await shop.administrator.put('/standards/update', standards)).toMatchObject(
      refused({
        press_setup_time: 'Press Setup Time must be at least 0',
        primer_cost_per_msi: 'Primer Cost must be at least 0',
        press_run_speed: 'Press Run Speed must be at least 1',
      }),
    );
  });

  it('is refused of what is typed of a part', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const part = { job_ticket_id: ticket.id, quantity: -5000, qty_done: -1, job_lead_in: -20, cos: -2 };
    expect(await shop.staff.post('/job-tickets/parts/add', part)).toMatchObject(
      refused({
        quantity: 'Qty must be at least 0',
        qty_done: 'Qty Done must be at least 0',
        job_lead_in: 'Job Lead In must be at least 0',
        cos: 'Cos must be at least 0',
      }),
    );
  });

  it('that is stored from before may stay, and be mended, but not be moved further', async () => {
    const stored = { material_name: 'Old', material_price: -0.9, version: 1 };
    await shop.database.insertInto('materials').values(stored).execute();
    const [old] = (await shop.administrator.get('/materials')).body.filter(
      ({ material_name }: { material_name: string }) => material_name === 'Old',
    );
    const path = `/materials/${old.id}/update`;
    const [renamed] = (await shop.administrator.put(path, { ...old, material_name: 'Older' })).body;
    expect(renamed).toMatchObject({ material_name: 'Older', material_price: -0.9 });
    expect(await shop.administrator.put(path, { ...renamed, material_price: -0.8 })).toMatchObject(
      refused({ material_price: 'Price must be at least 0' }),
    );
    const [mended] = (await shop.administrator.put(path, { ...renamed, material_price: 0.9 })).body;
    expect(mended).toMatchObject({ material_price: 0.9 });
  });

  it('is none where less than nothing has a meaning: a credit of the supplier, a discount, any figure of a quote', async () => {
    const credit = { fuel_price: -0.01, other_surcharges: -0.02, markup: -0.05 };
    expect(await shop.administrator.add('materials', aMaterial(credit))).toMatchObject(credit);
    const figures = { y_offset_value: -0.5, size_across: -1, row_1_profit_override: -5 };
    expect(await shop.administrator.add('quotes', aQuote(figures))).toMatchObject(figures);
  });
});
