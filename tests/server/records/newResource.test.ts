/** A resource that the shop does not have yet: its fields, its table, one definition, and everything works. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRecordTable } from '../../../server/database/migrations/definitions';
import { defineResource } from '../../../server/records/resource';
import { defineResources } from '../../../server/resources';
import { defineFields } from '../../../src/fields/field';
import type { TestShop } from '../support/serveShop';
import { openTestShop } from '../support/testShop';

const inks = defineResource({
  name: 'inks',
  singular: 'ink',
  fields: defineFields([
    { source: 'ink_name', label: 'Ink', type: 'text', unique: true },
    { source: 'grams', label: 'Grams', type: 'number', unit: 'g' },
    { source: 'opaque', label: 'Opaque', type: 'boolean', defaultValue: false },
    { source: 'kilograms', label: 'Kilograms', type: 'number', readOnly: 'calculated' },
  ]),
  nameField: 'ink_name',
  options: [{ path: '/inks/options' }],
  calculate: ({ grams }) => ({ kilograms: grams === null ? null : grams / 1000 }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ resourcesWith: (passwords) => [...defineResources(passwords), inks] });
  await createRecordTable(shop.database, 'inks', {
    ink_name: 'text',
    grams: 'number',
    opaque: 'boolean',
    kilograms: 'number',
  });
});
afterAll(() => shop.close());

it('a resource is served by its fields, its table and one definition', async () => {
  const ink = await shop.administrator.add('inks', { ink_name: 'Reflex Blue', grams: 1500 });
  expect(ink).toEqual({ id: 1, version: 1, ink_name: 'Reflex Blue', grams: 1500, opaque: false, kilograms: 1.5 });

  const { body } = await shop.administrator.put('/inks/1/update', { opaque: true, version: 1 });
  expect(body).toEqual([{ ...ink, opaque: true, version: 2 }]);
  const list = await shop.administrator.list('/inks', { filter: { q: 'blue', opaque: true }, range: [0, 9] });
  expect(list.body).toEqual(body);
  expect(list.headers['content-range']).toBe('inks 0-0/1');
  expect((await shop.administrator.get('/inks/1/history')).body).toHaveLength(2);
  expect((await shop.staff.get('/inks/options')).body).toEqual([{ value: 1, label: 'Reflex Blue' }]);
  expect((await shop.staff.get('/inks')).status).toBe(403);
});
