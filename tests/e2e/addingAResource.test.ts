/** The page on adding a resource, followed word for word in a copy of the program, and what comes of it in use. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, runPackage } from '../../scripts/lib/run.mjs';
import { openPage } from './support/browser';
import { copyProgram, followGuide } from './support/guide';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';
import { type Shop, startShop } from './support/shop';

/** A whole program is checked and built, perhaps beside others. */
const PATIENCE = 300_000;

let checkout: string;
let touched: Record<string, number>;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'label-shop-guide-'));
  copyProgram(checkout);
  touched = followGuide(checkout, 'docs/adding-a-resource.md');
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const atCheckout = () => ({ cwd: checkout, env: { ...process.env, NODE_ENV: 'production' } });

it('Adding inks takes two lines in files that are there', () => {
  expect(touched).toEqual({ 'server/resources/definitions.ts': 1, 'src/providers/access.ts': 1 });
});

it(
  'The program with inks has no error of types',
  async () => {
    expect(await runPackage('typescript/bin/tsc', ['--noEmit'], atCheckout())).toEqual({ code: 0, output: '' });
  },
  PATIENCE,
);

// Staff find what the administrator has added.
describe('A shop with inks', { shuffle: false }, () => {
  let shop: Shop;

  beforeAll(async () => {
    expect(await run(process.execPath, ['scripts/build.mjs'], atCheckout())).toMatchObject({ code: 0 });
    shop = await startShop({ checkout });
  }, PATIENCE);
  afterAll(() => shop?.stop());

  const inks = async () => (await shop.api('GET', '/api/database/inks')).body;

  it('checks and keeps them, with their history', async () => {
    const add = (ink: object) => shop.api('POST', '/api/database/inks/add', ink);
    const added = { id: 1, version: 1, ink_name: 'Reflex Blue', grams: 1500, opaque: false, notes: null };
    expect(await add({ ink_name: 'Reflex Blue', grams: 1500 })).toEqual({ status: 201, body: [added] });
    const taken = { ink_name: 'Ink reflex blue is already taken' };
    expect(await add({ ink_name: 'reflex blue' })).toMatchObject({ status: 400, body: { errors: taken } });
    expect(await add({ grams: 5 })).toMatchObject({ status: 400, body: { errors: { ink_name: expect.any(String) } } });
    const { status } = await shop.api('PUT', '/api/database/inks/1/update', { opaque: true, version: 1 });
    expect(status).toBe(200);
    expect((await shop.api('GET', '/api/database/inks/1/history')).body).toHaveLength(2);
    expect((await shop.api('GET', '/api/database/inks/options')).body).toEqual([{ value: 1, label: 'Reflex Blue' }]);
  });

  it('lets staff list, add, change, import and take them along, and use nothing else of Setup', async () => {
    const staff = await shop.api.addUser({ user: 'Sam', username: 'sam', password: 'Sam of the press', roleId: 2 });
    const page = await openPage(workersBrowser, shop.url, await signedIn(shop, staff));
    const screen = screenOf(page);

    await screen.add('/setup/inks', 'Create New Ink');
    await screen.box('In Stock').fill('-1');
    await screen.button('Save').click();
    await screen.refusal('In Stock must be at least 0');
    await screen.box('In Stock').fill('250');
    await screen.box('Ink').fill('Warm Red');
    await screen.button('Save').click();
    await screen.dialog('Create New Ink').waitFor({ state: 'detached' });
    await expect.poll(() => screen.dataRows().count()).toBe(2);
    expect(await page.getByRole('navigation', { name: 'Setup' }).innerText()).toBe('Inks');

    await page.goto('/setup/inks/2');
    await screen.dialog('Warm Red').waitFor();
    await screen.button('Edit').click();
    await screen.box('Notes').fill('Dries slowly');
    await screen.button('Save').click();
    await screen.saved();

    await page.goto('/setup/inks/import');
    const buffer = Buffer.from('Color,Grams\r\nProcess Black,900\r\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'inks.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Import 1 row', exact: true }).click();
    await page.getByText('1 added').waitFor();
    expect(await inks()).toMatchObject([
      { ink_name: 'Reflex Blue', grams: 1500, opaque: true },
      { ink_name: 'Warm Red', grams: 250, notes: 'Dries slowly' },
      { ink_name: 'Process Black', grams: 900, opaque: false },
    ]);
    await page.getByRole('button', { name: 'Done' }).click();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv.replace('\uFEFF', '').split('\r\n')).toEqual(
      expect.arrayContaining(['Ink,In Stock (g),Opaque', 'Process Black,900,No']),
    );
  });
});
