/** The file of all matching records: what a list's filter and order say, whole, safe to open, and stopped when nobody reads. */
import { connect } from 'node:net';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aJobTicket, aQuote } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.staff.add('job-tickets', aJobTicket({ po_number: 'PO-2', notes: '=1+1', due_date: '2026-01-02' }));
  await shop.staff.add('job-tickets', aJobTicket({ po_number: 'po-1', notes: 'a "quoted", text\nof two lines' }));
  await shop.staff.add('job-tickets', aJobTicket({ po_number: null, notes: 'ß ä 日本', job_ticket_status: 'staged' }));
  await shop.administrator.add('quotes', aQuote({ size_across: -1.23456, quote_description: '-5 off' }));
  const many = Array.from({ length: 3000 }, (_, index) => ({
    quote_description: `bulk ${index}`,
    customer_name: 'Harbor Brewing '.repeat(12),
    version: 1,
  }));
  for (let start = 0; start < many.length; start += 1000) {
    await shop.database
      .insertInto('quotes')
      .values(many.slice(start, start + 1000))
      .execute();
  }
});
afterAll(() => shop.close());

const exported = async (resource: string, parameters: Record<string, unknown> = {}) => {
  const query = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]));
  const answer = await shop.administrator.get(`/${resource}/export.csv`, query);
  return { ...answer, lines: Papa.parse<string[]>(answer.text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data };
};

describe('the file', () => {
  it('holds the columns that are wanted, under their headings, in the order of the list', async () => {
    const { lines, text, headers } = await exported('job-tickets', {
      sort: ['po_number', 'ASC'],
      columns: ['id', 'po_number', 'due_date', 'job_ticket_status'],
    });
    expect(lines).toEqual([
      ['ID', 'PO #', 'Due Date', 'Status'],
      ['2', 'po-1', '2026-06-01', 'Needed'],
      ['1', 'PO-2', '2026-01-02', 'Needed'],
      ['3', '', '2026-06-01', 'Staged'],
    ]);
    expect(text.startsWith('\uFEFFID,PO #')).toBe(true);
    expect(text.endsWith('Staged\r\n')).toBe(true);
    expect(headers['x-total-count']).toBe('3');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="job-tickets-\d{4}-\d\d-\d\d\.csv"$/);
  });

  it('holds only what the filter matches', async () => {
    const { lines, headers } = await exported('job-tickets', { filter: { q: 'quoted' }, columns: ['id'] });
    expect(lines).toEqual([['ID'], ['2']]);
    expect(headers['x-total-count']).toBe('1');
  });

  it('keeps quotes, line breaks and letters of every language, and lets no text run as a formula', async () => {
    const { lines } = await exported('job-tickets', { sort: ['id', 'ASC'], columns: ['notes'] });
    expect(lines.slice(1)).toEqual([["'=1+1"], ['a "quoted", text\nof two lines'], ['ß ä 日本']]);
    const quotes = await exported('quotes', { filter: { id: 1 }, columns: ['size_across', 'quote_description'] });
    expect(quotes.lines[1]).toEqual(['-1.23456', "'-5 off"]);
  });

  it('of nothing is a line of headings', async () => {
    const { lines, headers } = await exported('job-tickets', { filter: { po_number: 'none' }, columns: ['id'] });
    expect(lines).toEqual([['ID']]);
    expect(headers['x-total-count']).toBe('0');
  });

  it('holds every record once where there are thousands', async () => {
    const { lines, headers } = await exported('quotes', {
      filter: { quote_description_q: 'bulk' },
      sort: ['quote_description', 'DESC'],
      columns: ['quote_description'],
    });
    expect(headers['x-total-count']).toBe('3000');
    const names = lines.slice(1).map(([name]) => name);
    expect(names).toEqual(
      Array.from({ length: 3000 }, (_, index) => `bulk ${index}`)
        .sort()
        .reverse(),
    );
  });

  it('has every field where no columns are named, and no password', async () => {
    const { lines } = await exported('users');
    expect(lines[0]).toEqual(['ID', 'User', 'Username', 'Role', 'Disabled']);
  });
});

describe('what cannot be exported', () => {
  it.each([
    [{ columns: ['colour'] }, 'columns: there is no field "colour"'],
    [{ columns: [] }, 'columns must be a list like ["id","due_date"]'],
    [{ filter: { colour: 1 } }, 'filter: there is no field or operator "colour"'],
    [{ range: [0, 9] }, 'There is no parameter "range"'],
  ])('%j is refused', async (parameters, message) => {
    expect(await exported('job-tickets', parameters)).toMatchObject({ status: 400, body: { message } });
  });

  it('passwords', async () => {
    expect((await exported('users', { columns: ['password'] })).status).toBe(400);
    expect((await exported('users', { columns: ['password_hash'] })).status).toBe(400);
  });

  it('what somebody may not list', async () => {
    expect((await shop.staff.get('/quotes/export.csv')).status).toBe(403);
    expect((await shop.anonymous.get('/job-tickets/export.csv')).status).toBe(401);
    expect((await shop.staff.get('/job-tickets/export.csv')).status).toBe(200);
  });
});

describe('a client that goes away', () => {
  it('ends the reading of records', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const address = shop.app.server.address();
    if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
    const token = await shop.signIn('anna');
    // Larger than what waits in the buffers between server and client.
    const row = { notes: 'x'.repeat(20_000), version: 1 };
    for (let made = 0; made < 2500; made += 500) {
      await shop.database.insertInto('customers').values(Array(500).fill(row)).execute();
    }
    const reads = vi.spyOn(Object.getPrototypeOf(shop.database.selectFrom('quotes')), 'execute');
    const client = connect(address.port, '127.0.0.1').on('error', () => undefined);
    client.write(
      `GET /api/database/customers/export.csv HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    );
    await new Promise((resolve) => client.once('data', resolve));
    client.destroy();
    const connections = () =>
      new Promise((resolve) => shop.app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connections).toBe(0);
    // A client that stayed would have been sent five lots.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(reads.mock.calls.length).toBeLessThan(5);
    reads.mockRestore();
  });
});
