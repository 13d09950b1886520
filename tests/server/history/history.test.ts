/** Every change is kept with who made it and when, in the same transaction; a save on an older version is refused. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCustomer,
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

const historyOf = async (path: string) => (await shop.administrator.get(`${path}/history`)).body;

describe('history', () => {
  it('says who added and changed a record, when, and from what to what, the newest first', async () => {
    const ticket = await shop.staff.add('job-tickets', { po_number: 'PO-1' });
    await shop.administrator.put(`/job-tickets/${ticket.id}/update`, { po_number: 'PO-2', due_date: '2026-06-01' });
    const [update, add, ...rest] = await historyOf(`/job-tickets/${ticket.id}`);
    expect(rest).toEqual([]);
    expect(update).toEqual({
      id: expect.any(Number),
      resource: 'job-tickets',
      record_id: ticket.id,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      user_id: 1,
      user_name: 'Anna',
      action: 'update',
      changes: [
        { field: 'po_number', old: 'PO-1', new: 'PO-2' },
        { field: 'due_date', old: null, new: '2026-06-01' },
      ],
    });
    expect(add).toMatchObject({ action: 'add', user_id: 2, user_name: 'Sam' });
    expect(add.changes).toContainEqual({ field: 'po_number', old: null, new: 'PO-1' });
  });

  it('shows the name of what was chosen beside its id', async () => {
    const customer = await shop.administrator.add('customers', aCustomer({ customer_name: 'Harbor' }));
    const quote = await shop.administrator.add('quotes', aQuote());
    await shop.administrator.put(`/quotes/${quote.id}/update`, { customer_id: customer.id, coating: false });
    const [update] = await historyOf(`/quotes/${quote.id}`);
    expect(update.changes).toEqual([
      { field: 'customer_id', old: null, new: customer.id },
      { field: 'customer_name', old: null, new: 'Harbor' },
      { field: 'coating', old: true, new: false },
    ]);
  });

  it('of a ticket holds the changes of its parts and its timesheet', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const part = await shop.staff.add('job-tickets/parts', aPart({ job_ticket_id: ticket.id }));
    const entry = await shop.staff.add('timesheets', aTimesheetEntry({ job_ticket_id: ticket.id }));
    await shop.staff.put('/job-tickets/parts/update', { id: part.id, part_status: 'Done' });
    const seen = (await historyOf(`/job-tickets/${ticket.id}`)).map((change: Record<string, unknown>) => [
      change.resource,
      change.record_id,
      change.action,
    ]);
    expect(seen).toEqual([
      ['job-ticket-parts', part.id, 'update'],
      ['timesheets', entry.id, 'add'],
      ['job-ticket-parts', part.id, 'add'],
      ['job-tickets', ticket.id, 'add'],
    ]);
    expect(await historyOf(`/job-ticket-parts/${part.id}`)).toHaveLength(2);
    expect(await historyOf(`/timesheets/${entry.id}`)).toHaveLength(1);
  });

  it('is kept for every resource', async () => {
    await shop.administrator.put('/standards/update', { core_wall: 0.2 });
    expect(await historyOf('/standards/1')).toMatchObject([{ resource: 'standards', action: 'update' }]);
    await shop.administrator.add('overhead', anOverhead({ calendar_year: 2021 }));
    expect(await historyOf('/overhead/2021')).toMatchObject([{ record_id: 2021, action: 'add' }]);
    const material = await shop.administrator.add('materials', aMaterial());
    expect(await historyOf(`/materials/${material.id}`)).toHaveLength(1);
  });

  it('never holds a password', async () => {
    const user = await shop.administrator.add('users', aUser({ password: 'tell nobody 1' }));
    await shop.administrator.put(`/users/${user.id}/password`, { password: 'tell nobody 2' });
    const history = await historyOf(`/users/${user.id}`);
    expect(history).toMatchObject([{ changes: [{ field: 'password', old: null, new: null }] }, { action: 'add' }]);
    const rows = await shop.database.selectFrom('history').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/tell nobody|argon2/);
  });

  it('gets no entry, and the record no new version, where nothing changed', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    for (const payload of [ticket, {}, { po_number: ` ${ticket.po_number} ` }]) {
      expect((await shop.staff.put(`/job-tickets/${ticket.id}/update`, payload)).body).toEqual([ticket]);
    }
    expect(await historyOf(`/job-tickets/${ticket.id}`)).toHaveLength(1);
  });

  it('and the change are both there or neither', async () => {
    const customer = await shop.administrator.add('customers', aCustomer());
    await sql`alter table history rename to history_away`.execute(shop.database);
    const changed = await shop.administrator.put(`/customers/${customer.id}/update`, { city: 'Nowhere' });
    const added = await shop.administrator.post('/customers/add', aCustomer({ customer_name: 'Never there' }));
    await sql`alter table history_away rename to history`.execute(shop.database);

    expect([changed.status, added.status]).toEqual([500, 500]);
    expect(await shop.administrator.one(`/customers/${customer.id}`)).toEqual(customer);
    expect((await shop.administrator.list('/customers', { filter: { customer_name: 'Never there' } })).body).toEqual(
      [],
    );
  });
});

describe('what breaks inside', () => {
  it('is not told to the client', async () => {
    await sql`alter table timesheets rename to timesheets_away`.execute(shop.database);
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const answer = await shop.staff.get(`/job-tickets/${ticket.id}/timesheets`);
    await sql`alter table timesheets_away rename to timesheets`.execute(shop.database);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: expect.stringMatching(/^Something went wrong on the server \(request .+\)$/),
    });
  });
});

describe('a save', () => {
  it('on the current version is served and makes the next one', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const answer = await shop.staff.put(`/job-tickets/${ticket.id}/update`, { version: 1, notes: 'a' });
    expect(answer).toMatchObject({ status: 200, body: [{ version: 2, notes: 'a' }] });
  });

  it('on an older version is refused with the record as it is and who changed it when', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const [current] = (await shop.staff.put(`/job-tickets/${ticket.id}/update`, { notes: 'first' })).body;
    const answer = await shop.administrator.put(`/job-tickets/${ticket.id}/update`, { version: 1, notes: 'second' });
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: 'Sam has changed this job ticket in the meantime',
      current,
      changed_by: 'Sam',
      changed_at: expect.stringMatching(/Z$/),
    });
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toEqual(current);
  });

  it('without a version is served, whatever happened in between', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    await shop.staff.put(`/job-tickets/${ticket.id}/update`, { notes: 'first' });
    const answer = await shop.staff.put(`/job-tickets/${ticket.id}/update`, { version: null, notes: 'second' });
    expect(answer).toMatchObject({ status: 200, body: [{ version: 3, notes: 'second' }] });
  });

  it('among many at once on the same version wins alone', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        shop.staff.put(`/job-tickets/${ticket.id}/update`, { version: 1, notes: `by ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await historyOf(`/job-tickets/${ticket.id}`)).toHaveLength(2);
  });

  it('among many at once without a version loses none', async () => {
    const ticket = await shop.staff.add('job-tickets', aJobTicket());
    const fields = ['po_number', 'job_ticket_priority', 'department', 'notes'];
    const answers = await Promise.all(
      fields.map((field) => shop.staff.put(`/job-tickets/${ticket.id}/update`, { [field]: 'new' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await shop.staff.one(`/job-tickets/${ticket.id}`)).toMatchObject({
      ...Object.fromEntries(fields.map((field) => [field, 'new'])),
      version: 5,
    });
  });
});
