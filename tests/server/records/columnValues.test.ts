/** A text is looked for in the values of columns that hold few, and what is found is what the records hold. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { valuesHolding } from '../../../server/records/columnValues';
import { jobTickets } from '../../../server/resources/job-tickets/jobTickets';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const tickets = Array.from({ length: 250 }, (_, index) => ({
    version: 1,
    po_number: `PO-${index}`,
    department: ['Press', 'PREPRESS', 'Rewind', null][index % 4] ?? null,
    notes: 'On the press',
  }));
  await shop.database.insertInto('job_tickets').values(tickets).execute();
});
afterAll(() => shop.close());

const valuesWith = (text: string, ...sources: string[]) => valuesHolding(shop.database, jobTickets, sources, text);

const totalOf = async (filter: unknown): Promise<string | undefined> => {
  const { headers } = await shop.staff.list('/job-tickets', { range: [0, 0], filter });
  return String(headers['content-range']).split('/')[1];
};

it('are those that hold the text, whatever its case', async () => {
  expect(Object.fromEntries(await valuesWith('PRESS', 'department'))).toEqual({ department: ['prepress', 'press'] });
  expect(Object.fromEntries(await valuesWith('gloss', 'department'))).toEqual({ department: [] });
  expect(await totalOf({ department_q: 'PRESS' })).toBe('126');
  expect(await totalOf({ department_q: 'gloss' })).toBe('0');
});

it('are not known of a column that holds many, or that no index keeps in order', async () => {
  const known = await valuesWith('press', 'po_number', 'department', 'notes');
  expect([...known.keys()]).toEqual(['department']);
  expect(await totalOf({ po_number_q: 'po-24' })).toBe('11');
  expect(await totalOf({ notes_q: 'press' })).toBe('250');
});

it('are as they are now', async () => {
  const move = (department: string) =>
    shop.database.updateTable('job_tickets').set({ department }).where('po_number', '=', 'PO-2').execute();
  await move('Letterpress');
  expect(await totalOf({ department_q: 'press' })).toBe('127');
  expect(await totalOf({ q: 'letterpress' })).toBe('1');
  await move('Rewind');
  expect(await totalOf({ department_q: 'press' })).toBe('126');
});
