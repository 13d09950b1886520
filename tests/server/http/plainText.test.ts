/** Text is stored as it was typed, whatever it may mean to a browser, a spreadsheet or a database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvOf } from '../../../src/fields/csv';
import { customerFields } from '../../../src/resources/customers/fields';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const TEXTS: [string, string][] = [
  ['HTML', '<img src=x onerror=alert(1)> & <script>alert("1")</script>'],
  ['a formula', '=HYPERLINK("http://evil.example","click")'],
  ['another formula', '@SUM(1+1)*cmd|" /C calc"!A0'],
  ['right-to-left marks', 'invoice\u202egnp.exe \u2066hidden\u2069 עברית'],
  ['emoji', '👩‍👩‍👧‍👦 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['SQL', "Robert'); drop table customers; --"],
  ['quotes and backslashes', `"it's" \\ \\' \\" %_`],
];

describe.each([...TEXTS, ['10,000 characters', 'Zażółć '.repeat(1_429).slice(0, 10_000).trim()]])(
  '%s',
  (_what, text) => {
    it('in notes and names comes back as it was typed, from the record, its list and its history', async () => {
      const name = text.slice(0, 200).trim();
      const customer = await shop.administrator.add('customers', { customer_name: name, notes: text });
      expect(customer).toMatchObject({ customer_name: name, notes: text });
      const { body: list } = await shop.administrator.list('/customers', { filter: { customer_name: name } });
      expect(list).toMatchObject([{ customer_name: name, notes: text }]);
      const { body: history } = await shop.administrator.get(`/customers/${customer.id}/history`);
      expect(history[0].changes).toContainEqual({ field: 'notes', old: null, new: text });
    });
  },
);

it('a formula is no formula in a CSV file', async () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r']) {
    const csv = csvOf(customerFields, [{ customer_name: `${start}1+1` }]);
    expect(csv.split('\r\n')[1]).toMatch(/^"?'/);
  }
});

it.each([
  ['customer_name', 201, 'Name is longer than 200 characters'],
  ['notes', 20_001, 'Notes is longer than 20,000 characters'],
])('%s of %i characters is refused at its field', async (field, length, text) => {
  const answer = await shop.administrator.post('/customers/add', { customer_name: 'A', [field]: 'x'.repeat(length) });
  expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: text } } });
});
