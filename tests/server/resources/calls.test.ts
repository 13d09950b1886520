/** Every call of the specification's table: method, path, payload and shape of the answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCustomer,
  aDie,
  aJobTicket,
  aMaterial,
  anOverhead,
  aPart,
  aQuote,
  aTimesheetEntry,
  aUser,
} from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Case = {
  resource: string;
  list: string;
  build: () => Record<string, unknown>;
  change: Record<string, unknown>;
};

let year = 2023;
/** There is one overhead of each year. */
const anotherYear = () => {
  year += 1;
  return anOverhead({ calendar_year: year });
};

const cases: Case[] = [
  { resource: 'customers', list: '/customers', build: aCustomer, change: { contact: 'Ruth Bell' } },
  { resource: 'tooling', list: '/tooling', build: aDie, change: { gap_around: 0.25 } },
  { resource: 'materials', list: '/materials', build: aMaterial, change: { material_price: 0.6 } },
  { resource: 'overhead', list: '/overheads', build: anotherYear, change: { rent: 61_000 } },
  { resource: 'quotes', list: '/quotes', build: aQuote, change: { row_3_override_type: 2, row_3_profit_override: 80 } },
  { resource: 'job-tickets', list: '/job-tickets', build: aJobTicket, change: { job_ticket_status: 'staged' } },
  { resource: 'users', list: '/users', build: aUser, change: { user: 'Ada Lovelace' } },
];

describe.each(cases)('$resource', ({ resource, list, build, change }) => {
  beforeAll(async () => {
    await shop.administrator.add(resource, build());
  });

  it('are added, and the call answers with the record as an array of one', async () => {
    const { password, ...sent } = build();
    const answer = await shop.administrator.post(`/${resource}/add`, password ? { ...sent, password } : sent);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual([expect.objectContaining({ ...sent, id: expect.any(Number), version: 1 })]);
  });

  it('are all listed as an array, without a range', async () => {
    const answer = await shop.administrator.get(list);
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeGreaterThan(0);
    expect(answer.headers).not.toHaveProperty('content-range');
  });

  it('are read one by one as an array of one', async () => {
    const [first] = (await shop.administrator.get(list)).body;
    const answer = await shop.administrator.get(`/${resource}/${first.id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([expect.objectContaining(first)]);
  });

  it('are changed, and the call answers with the changed record as an array of one', async () => {
    const [first] = (await shop.administrator.get(list)).body;
    const answer = await shop.administrator.put(`/${resource}/${first.id}/update`, change);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([expect.objectContaining({ ...change, id: first.id, version: first.version + 1 })]);
    expect(await shop.administrator.one(`/${resource}/${first.id}`)).toEqual(answer.body[0]);
  });

  it('take the whole record back as it was read, and ignore what nobody may write', async () => {
    const [first] = (await shop.administrator.get(list)).body;
    const record = await shop.administrator.one(`/${resource}/${first.id}`);
    const answer = await shop.administrator.put(`/${resource}/${first.id}/update`, record);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([record]);
  });

  it('are refused with the id of another record', async () => {
    const [record] = (await shop.administrator.get(list)).body;
    const answer = await shop.administrator.put(`/${resource}/${record.id}/update`, { id: 987_654 });
    expect(answer).toMatchObject({ status: 400, body: { errors: { id: 'Id cannot be changed' } } });
  });

  it('are refused with a field that does not exist, by its name', async () => {
    const added = await shop.administrator.post(`/${resource}/add`, { ...build(), colour: 'red' });
    expect(added).toMatchObject({ status: 400, body: { errors: { colour: 'There is no field "colour"' } } });
    const [first] = (await shop.administrator.get(list)).body;
    const changed = await shop.administrator.put(`/${resource}/${first.id}/update`, { colour: 'red' });
    expect(changed).toMatchObject({ status: 400, body: { errors: { colour: 'There is no field "colour"' } } });
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'are refused with a field called %s, which every object has',
    async (name) => {
      const answer = await shop.administrator.post(`/${resource}/add`, `{"${name}": 1}`);
      const text = `There is no field "${name}"`;
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(text) } });
      expect(Object.entries(answer.body.errors)).toContainEqual([name, text]);
    },
  );

  it('are refused as another type than JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: `/api/database/${resource}/add`,
        headers: { 'content-type': type, authorization: `Bearer ${await shop.signIn('anna')}` },
        payload: JSON.stringify(build()),
      });
      expect({ type, status: answer.statusCode }).toEqual({ type, status: 415 });
    }
  });

  it.each(['2147483647', '2147483648', '99999999999999', '0', '-1', 'abc', '1.5'])('answer 404 for %s', async (id) => {
    for (const answer of [
      await shop.administrator.get(`/${resource}/${id}`),
      await shop.administrator.put(`/${resource}/${id}/update`, change),
      await shop.administrator.get(`/${resource}/${id}/history`),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: expect.stringContaining(id) });
    }
  });
});

describe('the stray brace', () => {
  it.each([
    ['users', aUser],
    ['tooling', aDie],
    ['materials', aMaterial],
  ])('is served where %s are read one by one', async (resource, build) => {
    const { id } = await shop.administrator.add(resource, build());
    const plain = await shop.administrator.get(`/${resource}/${id}`);
    expect(await shop.administrator.get(`/${resource}/${id}}`)).toMatchObject({ status: 200, body: plain.body });
    expect(await shop.administrator.get(`/${resource}/${id}%7D`)).toMatchObject({ status: 200, body: plain.body });
  });

  it('belongs to no other call', async () => {
    expect((await shop.administrator.get('/customers/1%7D')).status).toBe(404);
  });
});

describe('overhead', () => {
  it('is found by its year, which is its id and never changes', async () => {
    await shop.administrator.add('overhead', anOverhead({ calendar_year: 2019, rent: 1 }));
    expect(await shop.administrator.one('/overhead/2019')).toMatchObject({ id: 2019, calendar_year: 2019 });
    const other = await shop.administrator.put('/overhead/2019/update', { calendar_year: 2018, rent: 2 });
    expect(other).toMatchObject({ status: 400, body: { errors: { calendar_year: 'Year cannot be changed' } } });
    const same = await shop.administrator.put('/overhead/2019/update', { calendar_year: 2019, rent: 2 });
    expect(same.body).toEqual([expect.objectContaining({ id: 2019, calendar_year: 2019, rent: 2 })]);
  });

  it('of a year that is already there is refused at the year', async () => {
    await shop.administrator.add('overhead', anOverhead({ calendar_year: 2017 }));
    const answer = await shop.administrator.post('/overhead/add', anOverhead({ calendar_year: 2017 }));
    expect(answer).toMatchObject({ status: 400, body: { errors: { calendar_year: 'Year 2017 is already taken' } } });
  });

  it('without a year is refused at the year', async () => {
    const answer = await shop.administrator.post('/overhead/add', { rent: 1 });
    expect(answer).toMatchObject({ status: 400, body: { errors: { calendar_year: 'Year must not be empty' } } });
  });
});

describe('the parts of a job ticket', () => {
  it('are added, listed under their ticket and changed by the id in the body', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const added = await shop.staff.post('/job-tickets/parts/add', aPart({ job_ticket_id: ticket.id }));
    expect(added.status).toBe(201);
    expect(added.body).toEqual([
      expect.objectContaining({ job_ticket_id: ticket.id, copy_position: 4, quantity: 10_000 }),
    ]);

    const [part] = added.body;
    const changed = await shop.staff.put('/job-tickets/parts/update', { ...part, part_status: 'Printing' });
    expect(changed).toMatchObject({ status: 200, body: [{ id: part.id, part_status: 'Printing', version: 2 }] });
    expect((await shop.staff.get(`/job-tickets/${ticket.id}/parts`)).body).toEqual(changed.body);
  });

  it('stay with their ticket', async () => {
    const one = await shop.staff.add('job-tickets', aJobTicket());
    const other = await shop.staff.add('job-tickets', aJobTicket());
    const part = await shop.staff.add('job-tickets/parts', aPart({ job_ticket_id: one.id }));
    const moved = await shop.staff.put('/job-tickets/parts/update', { id: part.id, job_ticket_id: other.id });
    expect(moved).toMatchObject({ status: 400, body: { errors: { job_ticket_id: 'Job Ticket # cannot be changed' } } });
    await shop.staff.put('/job-tickets/parts/update', { id: part.id, job_ticket_id: one.id, part_number: 'B' });
    expect((await shop.staff.get(`/job-tickets/${one.id}/parts`)).body).toMatchObject([{ part_number: 'B' }]);
    expect((await shop.staff.get(`/job-tickets/${other.id}/parts`)).body).toEqual([]);
  });

  it('need a ticket that exists', async () => {
    const nowhere = await shop.staff.post('/job-tickets/parts/add', aPart({ job_ticket_id: 987_654 }));
    expect(nowhere.body.errors).toEqual({ job_ticket_id: 'Job Ticket #: there is no job ticket 987654' });
    const unsaid = await shop.staff.post('/job-tickets/parts/add', aPart());
    expect(unsaid.body.errors).toEqual({ job_ticket_id: 'Job Ticket # must not be empty' });
    expect((await shop.staff.get('/job-tickets/987654/parts')).status).toBe(404);
  });

  it('are changed only where the body says which', async () => {
    expect((await shop.staff.put('/job-tickets/parts/update', { quantity: 1 })).body.errors).toHaveProperty('id');
    expect((await shop.staff.put('/job-tickets/parts/update', { id: 987_654, quantity: 1 })).status).toBe(404);
    expect((await shop.staff.put('/job-tickets/parts/update', { id: {}, quantity: 1 })).status).toBe(400);
  });
});

describe('the timesheet of a job ticket', () => {
  it('holds entries whose total is hours times rate', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const entry = await shop.staff.add('timesheets', aTimesheetEntry({ job_ticket_id: ticket.id }));
    expect(entry).toMatchObject({ hours: 1.5, rate: 40, total: 60, show_client: false });
    const answer = await shop.staff.put(`/timesheets/${entry.id}/update`, { hours: 2 });
    expect(answer.body).toMatchObject([{ hours: 2, total: 80 }]);
    expect((await shop.staff.get(`/job-tickets/${ticket.id}/timesheets`)).body).toEqual(answer.body);
  });
});

describe('the standards', () => {
  it('are one record that is there from the start and says whether the shop has saved its own', async () => {
    const record = await shop.administrator.one('/standards');
    expect(record).toMatchObject({ id: 1, press_run_speed: 100, minimum_margin: 0.2, confirmed: false });
    const answer = await shop.administrator.put('/standards/update', { ...record, press_run_speed: 120 });
    expect(answer).toMatchObject({ status: 200, body: [{ press_run_speed: 120, confirmed: true, version: 2 }] });
  });
});

describe('a new record', () => {
  it('gets the declared defaults for what was left out, and keeps what was emptied', async () => {
    const die = await shop.administrator.add('tooling', { die_number: 'D-1', gap_around: null });
    expect(die).toMatchObject({ gap_across: 0.125, gap_around: null });
    const quote = await shop.administrator.add('quotes', {});
    expect(quote).toMatchObject({
      coating: true,
      waste: 0.1,
      markup: 0.6,
      shipping_method: 'UPS',
      row_10_m_labels: 100,
    });
  });

  it('keeps texts trimmed, and a blank text as no value', async () => {
    const customer = await shop.administrator.add('customers', {
      customer_name: '  Blue Moon ',
      city: '   ',
      notes: 'a\n b \n',
    });
    expect(customer).toMatchObject({ customer_name: 'Blue Moon', city: null, notes: 'a\n b' });
  });

  it('keeps numbers to their last digit, and every character of a text', async () => {
    const sent = { customer_name: 'Žluťoučký kůň 🐎 "quoted" \\ %_', notes: "O'Brien; drop table customers" };
    expect(await shop.administrator.add('customers', sent)).toMatchObject(sent);
    const material = await shop.administrator.add('materials', aMaterial({ material_price: 0.1 + 0.2, markup: 1e-9 }));
    expect(material).toMatchObject({ material_price: 0.30000000000000004, markup: 1e-9 });
  });
});

describe('an unknown call', () => {
  it('is answered with 404 and a message', async () => {
    const answer = await shop.administrator.get('/nothing');
    expect(answer).toMatchObject({ status: 404, body: { message: 'There is no GET /api/database/nothing' } });
  });
});
