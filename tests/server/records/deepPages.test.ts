/** Pages far down a long list, which are read in another way than the first, are the same cut of the same order. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

const COUNT = 1310;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const tickets = Array.from({ length: COUNT }, (_, index) => ({
    po_number: index % 7 === 0 ? null : `po-${(index * 37) % 90}`,
    due_date: index % 5 === 0 ? null : `2026-01-${String(((index * 11) % 28) + 1).padStart(2, '0')}`,
    department: index % 2 ? 'Press' : 'Rewind',
    version: 1,
  }));
  for (let start = 0; start < COUNT; start += 655) {
    await shop.database
      .insertInto('job_tickets')
      .values(tickets.slice(start, start + 655))
      .execute();
  }
});
afterAll(() => shop.close());

const idsOf = (body: { id: number }[]) => body.map(({ id }) => id);

describe.each(['id', 'po_number', 'due_date'])('by %s', (source) => {
  it.each(['ASC', 'DESC'])('%s', async (direction) => {
    const sort = [source, direction];
    for (const filter of [{}, { department: 'Press' }, { q: 'press' }]) {
      const whole = idsOf((await shop.staff.list('/job-tickets', { sort, filter })).body);
      for (const first of [0, 499, 500, 640, 700, 1285, 1300, 1309, 1310, 2000]) {
        const { body, headers } = await shop.staff.list('/job-tickets', { sort, filter, range: [first, first + 24] });
        expect(idsOf(body)).toEqual(whole.slice(first, first + 25));
        expect(headers['content-range']).toMatch(new RegExp(`/${whole.length}$`));
      }
    }
  });
});
