/** The lists that selects choose from. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer, aDie, aLamination, aMaterial, aQuote } from '../support/builders';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (const customer_name of ['Northwind', 'acme', 'Beta Beer', null]) {
    await shop.administrator.add('customers', aCustomer({ customer_name }));
  }
  await shop.administrator.add('tooling', aDie({ die_number: 'D-77' }));
  await shop.administrator.add('materials', aMaterial({ material_name: 'White BOPP' }));
  await shop.administrator.add('materials', aLamination({ material_name: 'Gloss' }));
  await shop.administrator.add('materials', aMaterial({ material_name: 'Untyped', material_type: null }));
  await shop.administrator.add('quotes', aQuote({ customer_id: 2, quote_description: 'Neck label' }));
  await shop.administrator.add('quotes', aQuote({ quote_description: null }));
});
afterAll(() => shop.close());

describe('options', () => {
  it('are every record as value and label, by label', async () => {
    const answer = await shop.staff.get('/customers/options');
    expect(answer.body).toEqual([
      { value: 2, label: 'acme' },
      { value: 3, label: 'Beta Beer' },
      { value: 1, label: 'Northwind' },
      { value: 4, label: '#4' },
    ]);
  });

  it('tell stock and laminations apart', async () => {
    expect((await shop.staff.get('/materials/options')).body).toEqual([
      { value: 3, label: 'Untyped' },
      { value: 1, label: 'White BOPP' },
    ]);
    expect((await shop.staff.get('/lamination/options')).body).toEqual([{ value: 2, label: 'Gloss' }]);
  });

  it('are searched and cut', async () => {
    expect((await shop.staff.get('/customers/options', { q: 'B' })).body).toEqual([{ value: 3, label: 'Beta Beer' }]);
    expect((await shop.staff.get('/customers/options', { limit: '1' })).body).toEqual([{ value: 2, label: 'acme' }]);
    expect((await shop.staff.get('/tooling/options', { q: 'none' })).body).toEqual([]);
  });

  it('name the chosen record, whatever its type', async () => {
    expect((await shop.staff.get('/lamination/options', { value: '1' })).body).toEqual([
      { value: 1, label: 'White BOPP' },
    ]);
    expect((await shop.staff.get('/customers/options', { value: '999' })).body).toEqual([]);
  });

  it('of quotes say whose and what they are, the newest first, and are found by number', async () => {
    expect((await shop.staff.get('/quotes/options')).body).toEqual([
      { value: 2, label: '#2' },
      { value: 1, label: '#1 · acme · Neck label' },
    ]);
    expect((await shop.staff.get('/quotes/options', { q: 'neck 1' })).body).toMatchObject([{ value: 1 }]);
    expect((await shop.staff.get('/quotes/options', { q: '#2' })).body).toMatchObject([{ value: 2 }]);
  });

  it('are led by the one that is called as the search asks, so that no limit cuts it off', async () => {
    const shop = await openTestShop();
    for (const customer_name of ['Northwind', 'acme', 'Beta Beer', 'A & B Acme', 'A 1 Printing']) {
      await shop.administrator.add('customers', aCustomer({ customer_name }));
    }
    const first = async (path: string, q: string) => (await shop.staff.get(path, { q, limit: '1' })).body;
    expect(await first('/customers/options', ' ACME')).toEqual([{ value: 2, label: 'acme' }]);
    // A number names a quote, and no customer.
    expect(await first('/customers/options', '1')).toEqual([{ value: 5, label: 'A 1 Printing' }]);
    for (let count = 0; count < 2; count += 1) await shop.administrator.add('quotes', aQuote());
    await shop.administrator.add('quotes', aQuote({ quote_description: '2 colors, roll of 1' }));
    for (const q of ['2', '#2', '1']) {
      expect(await first('/quotes/options', q)).toMatchObject([{ value: Number(q.replace('#', '')) }]);
    }
    await shop.close();
  });

  it.each([
    ['limit', 'many'],
    ['value', '1.5'],
    ['limit', '-1'],
  ])('with the %s %s are refused', async (name, text) => {
    const answer = await shop.staff.get('/customers/options', { [name]: text });
    expect(answer).toMatchObject({ status: 400, body: { message: `${name} must be a whole number` } });
  });
});
