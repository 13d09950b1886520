/** The short form of `npm run soak -- load`: many clients at once, each of whom is served. */
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { load } from '../soak/load/run';
import { aJobTicket } from './support/builders';
import { openTestShop } from './support/testShop';

const CLIENTS = 200;
/** As many as a quick machine answers in two seconds or three. */
const REQUESTS = 1_000;

it('200 clients at once get their answers, every one of them', async () => {
  const shop = await openTestShop();
  const ticket = await shop.administrator.add('job-tickets', aJobTicket());
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  const token = await shop.signIn('sam');
  const result = await load({ url, token, clients: CLIENTS, until: { requests: REQUESTS }, ticket: ticket.id });
  console.log(`load: ${JSON.stringify(result)}`);
  expect(result).toMatchObject({ requests: REQUESTS, errors: 0, timeouts: 0, non2xx: 0 });
  await shop.close();
}, 120_000);
