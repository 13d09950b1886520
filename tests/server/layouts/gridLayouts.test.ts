/** How each user has arranged the grids, in whatever browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const layout = {
  visible: { footage: false },
  widths: { customer_name: 240 },
  order: ['due_date', 'customer_name'],
  density: 'standard',
  sort: { field: 'due_date', order: 'DESC' },
  perPage: 50,
};

describe('the layout of a grid', () => {
  it('is each user’s own, and the last that was kept', async () => {
    expect((await shop.staff.get('/grid-layouts')).body).toEqual({});
    expect((await shop.staff.put('/grid-layouts/job-tickets', { density: 'compact' })).status).toBe(204);
    await shop.staff.put('/grid-layouts/job-tickets', layout);
    await shop.staff.put('/grid-layouts/customers', { density: 'comfortable' });
    const kept = { 'job-tickets': layout, customers: { density: 'comfortable' } };
    expect((await shop.staff.get('/grid-layouts')).body).toEqual(kept);
    expect((await shop.administrator.get('/grid-layouts')).body).toEqual({});
  });

  it('is refused where it is none, or of no grid', async () => {
    for (const wrong of [{ colour: 'red' }, { density: 'airy' }, { widths: { a: 'wide' } }, { sort: { field: 'a' } }]) {
      expect((await shop.staff.put('/grid-layouts/job-tickets', wrong)).status).toBe(400);
    }
    expect((await shop.staff.put('/grid-layouts/nothing', layout)).status).toBe(404);
    expect((await shop.anonymous.get('/grid-layouts')).status).toBe(401);
  });
});
