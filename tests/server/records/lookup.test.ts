/** Looking up many records by a pasted list. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobTicket } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (const po_number of ['PO-1', 'po-2', 'PO-1', 'Ärger 3', null, '4711']) {
    await shop.staff.add('job-tickets', aJobTicket({ po_number }));
  }
});
afterAll(() => shop.close());

const lookUp = (field: string, values: unknown[], client = shop.staff) =>
  client.post('/job-tickets/lookup', { field, values });

describe('a lookup', () => {
  it('finds every record of each value, whatever its case and the space around it, in the order of the values', async () => {
    const { status, body } = await lookUp('po_number', ['PO-2', ' po-1 ', '4711']);
    expect(status).toBe(200);
    expect(body).toEqual({ ids: [2, 1, 3, 6], missing: [], total: 4 });
  });

  it('lists what was not found as it was pasted, in order', async () => {
    const { body } = await lookUp('po_number', [' Po-9', 'PO-1', 'äRGER 3', '', '   ', 'Ärger 3', 'po-9']);
    expect(body).toEqual({ ids: [1, 3, 4], missing: [' Po-9', 'äRGER 3', 'po-9'], total: 3 });
  });

  it('by id takes numbers only', async () => {
    const { body } = await lookUp('id', ['3', '#1', '987654', 'x', '3000000000', '1.5', '3']);
    expect(body).toEqual({ ids: [3, 1], missing: ['987654', 'x', '3000000000', '1.5'], total: 2 });
  });

  it('of nothing finds nothing', async () => {
    expect((await lookUp('po_number', [])).body).toEqual({ ids: [], missing: [], total: 0 });
    expect((await lookUp('po_number', ['PO\0-1'])).body).toEqual({ ids: [], missing: ['PO\0-1'], total: 0 });
  });

  it('makes a filter that shows the same records', async () => {
    const { body } = await lookUp('po_number', ['PO-1', 'po-2']);
    const { headers } = await shop.staff.list('/job-tickets', { filter: { id: body.ids }, range: [0, 24] });
    expect(headers['content-range']).toBe('job-tickets 0-2/3');
  });

  it('answers as many ids as a filter can list, and says how many there are', async () => {
    const many = Array.from({ length: 1100 }, () => ({ die_number: 'D-77', version: 1 }));
    await shop.database.insertInto('job_tickets').values(many).execute();
    const { body } = await lookUp('die_number', ['d-77']);
    expect(body.ids).toHaveLength(1000);
    expect(body).toMatchObject({ missing: [], total: 1100 });
  });

  it('takes five thousand values', async () => {
    const values = Array.from({ length: 5000 }, (_, index) => `PO-${index}`);
    const { body } = await lookUp('po_number', values);
    expect(body).toMatchObject({ ids: [1, 3, 2], total: 3 });
    expect(body.missing).toHaveLength(4998);
  });
});

describe('a lookup that is refused', () => {
  it('has more than five thousand values', async () => {
    const values = Array.from({ length: 5001 }, (_, index) => `PO-${index}`);
    const message = 'At most 5,000 values can be looked up at once, not 5,001';
    expect(await lookUp('po_number', values)).toMatchObject({ status: 400, body: { message } });
  });

  it('names a field that no record can be looked up by', async () => {
    for (const field of ['colour', 'footage', 'due_date', 'password_hash']) {
      const message = `field: records of job-tickets cannot be looked up by "${field}"`;
      expect(await lookUp(field, ['1'])).toMatchObject({ status: 400, body: { message } });
    }
  });

  it('sends anything else', async () => {
    expect((await lookUp('po_number', [1])).status).toBe(400);
    expect((await shop.staff.post('/job-tickets/lookup', { field: 'id' })).status).toBe(400);
  });

  it('comes from somebody who may not list the records', async () => {
    expect((await shop.staff.post('/quotes/lookup', { field: 'id', values: ['1'] })).status).toBe(403);
    expect((await lookUp('id', ['1'], shop.anonymous)).status).toBe(401);
  });
});
