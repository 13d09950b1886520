/** By how many records a customer, die or material is used. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aDie, aJobTicket, aLamination, aMaterial, aPart, aQuote } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const uses = async (resource: string, id: number) => {
  const { status, body } = await shop.administrator.get(`/${resource}/${id}/uses`);
  if (status !== 200) throw new Error(`Answered ${status}`);
  return body;
};

const counts = (quotes: number, tickets: number) => [
  { resource: 'quotes', count: quotes },
  { resource: 'job-tickets', count: tickets },
];

describe('the uses of a record', () => {
  it('are its quotes and their job tickets; parts count with their ticket', async () => {
    const { administrator } = shop;
    const customer = await administrator.add('customers', aCustomer());
    const die = await administrator.add('tooling', aDie());
    const [first, second] = [
      await administrator.add('quotes', aQuote({ customer_id: customer.id, tooling_id: die.id })),
      await administrator.add('quotes', aQuote({ customer_id: customer.id })),
    ];
    for (const quote of [first, first, second]) {
      const ticket = await administrator.add('job-tickets', aJobTicket({ quote_id: quote.id }));
      await administrator.post('/job-tickets/parts/add', aPart({ job_ticket_id: ticket.id }));
    }
    expect(await uses('customers', customer.id)).toEqual(counts(2, 3));
    expect(await uses('tooling', die.id)).toEqual(counts(1, 2));
    expect(await uses('quotes', first.id)).toEqual([{ resource: 'job-tickets', count: 2 }]);
  });

  it('count a quote once, also where it has the material as its lamination too', async () => {
    const material = await shop.administrator.add('materials', aMaterial());
    const lamination = await shop.administrator.add('materials', aLamination());
    expect(await uses('materials', lamination.id)).toEqual(counts(0, 0));
    await shop.administrator.add('quotes', aQuote({ material_id: material.id, lamination_id: lamination.id }));
    // What was a lamination when it was chosen may have become a material since.
    const turned = await shop.administrator.add('materials', aLamination());
    const both = await shop.administrator.add('quotes', aQuote({ lamination_id: turned.id }));
    await shop.administrator.put(`/materials/${turned.id}/update`, { material_type: 'Material' });
    const { status } = await shop.administrator.put(`/quotes/${both.id}/update`, { material_id: turned.id });
    expect(status).toBe(200);
    expect(await uses('materials', turned.id)).toEqual(counts(1, 0));
    expect(await uses('materials', material.id)).toEqual(counts(1, 0));
    expect(await uses('materials', lamination.id)).toEqual(counts(1, 0));
  });

  it('are for administrators, of records that exist', async () => {
    const die = await shop.administrator.add('tooling', aDie());
    expect((await shop.staff.get(`/tooling/${die.id}/uses`)).status).toBe(403);
    expect((await shop.administrator.get('/tooling/9999/uses')).status).toBe(404);
    expect((await shop.administrator.get('/users/1/uses')).status).toBe(404);
  });
});
