/** What cannot be read as text is refused in the server's own words, and nothing of it is stored. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const add = async (payload: Buffer) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/database/customers/add',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await shop.signIn('anna')}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};

const bodyWith = (name: Buffer): Buffer => Buffer.concat([Buffer.from('{"customer_name":"'), name, Buffer.from('"}')]);

it.each([
  ['a byte that begins no character', [0xff]],
  ['half a character', [0xc3]],
  ['half of a pair', [0xed, 0xa0, 0x80]],
  ['a letter of Latin-1', [0x47, 0x72, 0xf6, 0xdf, 0x65]],
])('a body with %s is refused', async (_what, bytes) => {
  const customers = async () => (await shop.administrator.list('/customers')).body;
  const before = await customers();
  expect(await add(bodyWith(Buffer.from(bytes)))).toEqual({
    status: 400,
    body: { message: 'The body is not valid UTF-8' },
  });
  expect(await customers()).toEqual(before);
});

it('a body that stands for all kinds of characters is taken', async () => {
  const { status, body } = await add(bodyWith(Buffer.from('Größe 漢 👩‍👩‍👧‍👦 \\ud83d\\ude00')));
  expect({ status, name: body[0].customer_name }).toEqual({ status: 201, name: 'Größe 漢 👩‍👩‍👧‍👦 😀' });
});

it.each(['/api/database/job-tickets/%ff', '/api/database/%E0%A4%A', '/%'])('the address %s is refused', async (url) => {
  const answer = await shop.app.inject({ url });
  expect({ status: answer.statusCode, body: answer.json() }).toEqual({
    status: 400,
    body: { message: 'The address is not valid: what stands after a % must be UTF-8' },
  });
});
