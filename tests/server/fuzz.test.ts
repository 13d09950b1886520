/** The short form of `npm run soak -- fuzz`: requests that nobody should send, and what comes of them. */
import { expect, it } from 'vitest';
import { fuzz } from '../soak/fuzz/run';
import { aCustomer, aDie, aJobTicket, aLamination, aMaterial, anOverhead, aPart, aQuote } from './support/builders';
import { openTestShop } from './support/testShop';

it('500 requests of any kind break nothing, tell nothing, and change nothing where they are refused', async () => {
  const shop = await openTestShop();
  const { administrator } = shop;
  const customer = await administrator.add('customers', aCustomer());
  const die = await administrator.add('tooling', aDie());
  const material = await administrator.add('materials', aMaterial());
  const lamination = await administrator.add('materials', aLamination());
  await administrator.add('overhead', anOverhead());
  const links = {
    customer_id: customer.id,
    tooling_id: die.id,
    material_id: material.id,
    lamination_id: lamination.id,
  };
  const quote = await administrator.add('quotes', aQuote(links));
  const ticket = await administrator.add('job-tickets', aJobTicket({ quote_id: quote.id }));
  await administrator.post('/job-tickets/parts/add', aPart({ job_ticket_id: ticket.id }));

  const tokens = [await shop.signIn('anna'), await shop.signIn('sam')];
  const result = await fuzz({ app: shop.app, database: shop.database, tokens, seed: 20_260_501, requests: 500 });
  console.log(`fuzz: ${JSON.stringify(result.byStatus)}, slowest ${result.slowest.ms.toFixed(0)} ms`);
  expect(result.problems).toEqual([]);
  expect(result.requests).toBe(500);
  // Both sides of the rules were met.
  expect(result.byStatus).toMatchObject({ 200: expect.any(Number), 400: expect.any(Number), 403: expect.any(Number) });
  await shop.close();
}, 120_000);
