/** Rows of a file: checked by the rules of the add call, written all or none, and no record twice. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aDie, aMaterial, aQuote } from './support/builders';
import type { Answer } from './support/client';
import type { TestShop } from './support/serveShop';
import { openTestShop } from './support/testShop';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

type Rows = readonly Record<string, unknown>[];

const check = async (resource: string, rows: Rows, existing = 'keep') =>
  (await shop.administrator.post(`/${resource}/import/check`, { rows, existing })).body.rows;

const importRows = (resource: string, rows: Rows, existing = 'keep') =>
  shop.administrator.post(`/${resource}/import`, { rows, existing });

const linesOf = ({ text }: Answer) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const resultOf = (answer: Answer) => linesOf(answer).at(-1);

const names = async (resource: string, source: string) =>
  (await shop.administrator.get(`/${resource}`)).body.map((record: Record<string, unknown>) => record[source]);

describe('the check of an import', () => {
  it('says of each row what would become of it, and writes nothing', async () => {
    await shop.administrator.add('customers', aCustomer({ customer_name: 'Harbor Brewing', city: 'Portland' }));
    const rows = [
      { customer_name: 'New Leaf Foods' },
      { customer_name: ' harbor BREWING ', city: 'Bath' },
      { customer_name: 'Harbor Brewing', city: 7 },
    ];
    expect(await check('customers', rows, 'update')).toEqual([
      { outcome: 'add' },
      { outcome: 'update', id: 1, before: { customer_name: 'Harbor Brewing', city: 'Portland' } },
      {
        outcome: 'refuse',
        errors: { city: 'City must be text', customer_name: 'Name Harbor Brewing stands in an earlier row as well' },
      },
    ]);
    expect((await check('customers', rows, 'keep'))[1]).toEqual({ outcome: 'keep', id: 1 });
    expect(await names('customers', 'customer_name')).toEqual(['Harbor Brewing']);
  });

  it('refuses a value below what its field takes, unless the record has it already', async () => {
    await shop.administrator.add('tooling', aDie({ die_number: 'R-1' }));
    await shop.database.insertInto('tooling').values({ die_number: 'R-2', size_across: -4, version: 1 }).execute();
    const rows = ['R-1', 'R-2', 'R-3'].map((die_number) => ({ die_number, size_across: -4 }));
    const errors = { size_across: 'Size AC must be at least 0' };
    expect(await check('tooling', rows, 'update')).toEqual([
      { outcome: 'refuse', errors },
      { outcome: 'keep', id: 2 },
      { outcome: 'refuse', errors },
    ]);
  });

  it.each([
    ['customers', aCustomer({ city: 5, colour: 'red' })],
    ['tooling', aDie({ number_across: 1.5, size_around: 'two', gap_across: -1 })],
    ['materials', aMaterial({ material_type: 'Ink', markup: 1e13, material_name: 'x'.repeat(201) })],
  ])('refuses of %s what the add call refuses, in the same words', async (resource, payload) => {
    const added = await shop.administrator.post(`/${resource}/add`, payload);
    expect(added.status).toBe(400);
    expect(await check(resource, [payload])).toEqual([{ outcome: 'refuse', errors: added.body.errors }]);
  });

  it('refuses a row that does not say which record it means', async () => {
    const [none, blank] = await check('tooling', [{ size_across: 3 }, { die_number: '  ' }]);
    const errors = { die_number: 'Die Number must not be empty: it tells which die is meant' };
    expect([none, blank]).toEqual([
      { outcome: 'refuse', errors },
      { outcome: 'refuse', errors },
    ]);
  });

  it('refuses to change one of two records of the same name', async () => {
    await shop.administrator.add('materials', aMaterial());
    await shop.administrator.add('materials', aMaterial());
    const rows = [{ material_name: 'White BOPP', markup: 0.1 }];
    expect(await check('materials', rows, 'keep')).toEqual([{ outcome: 'keep', id: 1 }]);
    expect(await check('materials', rows, 'update')).toMatchObject([
      { outcome: 'refuse', errors: { material_name: expect.stringContaining('there 2 times') } },
    ]);
  });
});

describe('an import', () => {
  it('adds records as the add call does: defaults, calculated values, history', async () => {
    const answer = await importRows('tooling', [
      { die_number: 'R-1', size_across: 3, size_around: 2, number_around: 6 },
    ]);
    expect(linesOf(answer)).toEqual([
      { done: 0, total: 1 },
      { added: 1, updated: 0, kept: 0 },
    ]);
    const die = await shop.administrator.one('/tooling/1');
    expect(die).toMatchObject({ die_number: 'R-1', gap_around: 0.125, die_repeat_in: 12.75, version: 1 });
    const history = await shop.administrator.get('/tooling/1/history');
    expect(history.body).toMatchObject([{ action: 'add', user_name: 'Anna' }]);
  });

  it('writes nothing where a single row is refused, and says of every row why', async () => {
    const rows = [aCustomer({ customer_name: 'A' }), aCustomer({ customer_name: 'B', zip: 4101 })];
    const answer = await importRows('customers', rows);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: '1 row cannot be imported, so nothing was',
        rows: [{ outcome: 'add' }, { outcome: 'refuse', errors: { zip: 'Zip must be text' } }],
      },
    });
    expect(await names('customers', 'customer_name')).toEqual([]);
  });

  it('takes back what it has written when something fails halfway', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => ({ customer_name: `Customer ${index}` }));
    const { database } = shop;
    const original = database.transaction.bind(database);
    // The connection breaks when most rows are written.
    database.transaction = () => {
      const builder = original();
      const execute = builder.execute.bind(builder);
      builder.execute = (work) =>
        execute(async (transaction) => {
          await work(transaction);
          throw new Error('the connection broke');
        });
      return builder;
    };
    const answer = await importRows('customers', rows);
    database.transaction = original;
    expect(resultOf(answer).message).toMatch(/^Nothing was imported: something went wrong on the server/);
    expect(answer.text).not.toContain('the connection broke');
    expect(await names('customers', 'customer_name')).toEqual([]);
  });

  it('makes no duplicates the second time, whatever becomes of those that are there', async () => {
    const rows = [aDie({ die_number: 'R-1' }), aDie({ die_number: 'R-2' })];
    expect(resultOf(await importRows('tooling', rows))).toEqual({ added: 2, updated: 0, kept: 0 });
    expect(resultOf(await importRows('tooling', rows))).toEqual({ added: 0, updated: 0, kept: 2 });
    expect(resultOf(await importRows('tooling', rows, 'update'))).toEqual({ added: 0, updated: 0, kept: 2 });
    expect(await names('tooling', 'die_number')).toEqual(['R-1', 'R-2']);
    expect(await shop.administrator.one('/tooling/1')).toMatchObject({ version: 1 });
  });

  it('changes what is there where it is told to, and only what the row names', async () => {
    const material = await shop.administrator.add('materials', aMaterial({ markup: 0.2 }));
    const quote = await shop.administrator.add('quotes', aQuote({ material_id: material.id }));
    const rows = [{ material_name: 'WHITE BOPP', material_price: 0.6 }];
    expect(resultOf(await importRows('materials', rows, 'update'))).toEqual({ added: 0, updated: 1, kept: 0 });
    expect(await shop.administrator.one(`/materials/${material.id}`)).toMatchObject({
      material_name: 'WHITE BOPP',
      material_price: 0.6,
      markup: 0.2,
      version: 2,
    });
    expect(await shop.administrator.one(`/quotes/${quote.id}`)).toMatchObject({
      material_name: 'WHITE BOPP',
      material_cost: quote.material_cost,
    });
  });

  it('of the same file by two people at once makes no duplicates', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ customer_name: `Customer ${index}` }));
    const results = (await Promise.all([importRows('customers', rows), importRows('customers', rows)])).map(resultOf);
    expect(results).toContainEqual({ added: 40, updated: 0, kept: 0 });
    expect(results).toContainEqual({ added: 0, updated: 0, kept: 40 });
    expect(await names('customers', 'customer_name')).toHaveLength(40);
  });

  it('of ten thousand customers tells how far it is', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => aCustomer({ customer_name: `Customer ${index}` }));
    const lines = linesOf(await importRows('customers', rows));
    expect(lines.at(-1)).toEqual({ added: 10_000, updated: 0, kept: 0 });
    const done = lines.slice(0, -1).map((line) => line.done);
    expect(done).toEqual(Array.from({ length: 40 }, (_, step) => step * 250));
    expect((await shop.administrator.get('/customers')).body).toHaveLength(10_000);
  });

  it('is for administrators, of what shops keep in spreadsheets, and not endless', async () => {
    const rows = [aCustomer()];
    for (const path of ['/customers/import', '/customers/import/check']) {
      expect((await shop.staff.post(path, { rows, existing: 'keep' })).status).toBe(403);
      expect((await shop.administrator.post(path, { rows: [], existing: 'keep' })).status).toBe(400);
      expect((await shop.administrator.post(path, { rows, existing: 'replace' })).status).toBe(400);
      expect((await shop.administrator.post(path, { rows: Array(20_001).fill({}), existing: 'keep' })).status).toBe(
        400,
      );
    }
    expect((await shop.administrator.post('/users/import', { rows, existing: 'keep' })).status).toBe(404);
  });
});
