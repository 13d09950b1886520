/** Setup's customers, tooling and materials: added, found, opened by link, edited, cancelled, saved, refused. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keptPage, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { type Screen, screenOf } from './support/screen';
import { signedIn } from './support/session';

const { shop, browser } = await openShop({ sampleData: 40 });
let page: TestPage;
let screen: Screen;

beforeEach(async () => {
  page = await keptPage(browser, shop.url, await signedIn(shop, shop.administrator));
  screen = screenOf(page);
});

describe('an administrator', () => {
  it('adds a customer, edits it by its link, and their quotes and tickets take its new name', async () => {
    await screen.add('/setup/customers', 'Create New Customer');
    await screen.box('Name').fill('x'.repeat(201));
    await screen.box('City').fill('Astoria');
    await screen.button('Save').click();
    await screen.refusal('Name is longer than 200 characters');
    expect(await screen.box('City').inputValue()).toBe('Astoria');
    await screen.box('Name').fill('Quillfeather Preserves');
    await screen.button('Save').click();
    await screen.dialog('Create New Customer').waitFor({ state: 'detached' });
    const id = await screen.find('Quillfeather Preserves');
    const quote = await addedBy(shop.api)('quotes', { customer_id: Number(id) });
    await addedBy(shop.api)('job-tickets', { quote_id: quote.id });

    await visit(page, `/setup/customers/${id}`);
    await page.getByRole('link', { name: '1 job ticket', exact: true }).waitFor();
    await screen.button('Edit').click();
    await screen.box('Name').fill('Somebody Else');
    await screen.button('Cancel').click();
    await expect.poll(() => screen.text('Name')).toBe('Quillfeather Preserves');
    await screen.button('Edit').click();
    await screen.box('Name').fill('Quillfeather & Daughters');
    await screen.button('Save').click();
    await screen.saved();
    await page.getByRole('link', { name: '1 job ticket', exact: true }).click();
    await page.waitForURL(/\/job-tickets\?filter=/);
    await expect.poll(() => screen.dataRows().first().innerText()).toContain('Quillfeather & Daughters');
  });

  it('adds a die while its repeat and drawing follow, meets a number that is taken, and edits it', async () => {
    await screen.add('/setup/tooling', 'Create New Tooling');
    expect(await screen.box('Gap AC').inputValue()).toBe('0.125');
    await screen.box('Die Number').fill('T-9001');
    await screen.box('Size AC').fill('3');
    await screen.box('Size AR').fill('2');
    await screen.box('Number AC').fill('4');
    await screen.box('Number AR').fill('8');
    await expect.poll(() => screen.text('Die Repeat (in)')).toBe('17');
    expect(await screen.text('Die Repeat (mm)')).toBe('431.8');
    expect(await screen.text('Gear Teeth')).toBe('136');
    await page.getByRole('img', { name: /repeat 17 in/ }).waitFor();
    await screen.box('Size AR').fill('2.03');
    await page.getByText('No such gear: 137 or 138').waitFor();
    await screen.box('Size AR').fill('2');
    await screen.button('Save').click();
    await screen.dialog('Create New Tooling').waitFor({ state: 'detached' });
    const id = await screen.find('T-9001');

    await visit(page, `/setup/tooling/${id}`);
    await screen.dialog('Tooling T-9001').waitFor();
    await page.getByText('Not used yet.').waitFor();
    await screen.button('Edit').click();
    await screen.box('Number AR').fill('9');
    await expect.poll(() => screen.text('Gear Teeth')).toBe('153');
    await screen.button('Cancel').click();
    await expect.poll(() => screen.text('Gear Teeth')).toBe('136');

    await screen.button('Edit').click();
    await screen.box('Die Number').fill('r-1007');
    await screen.button('Save').click();
    await screen.refusal('Die Number r-1007 is already taken');
    expect(await screen.box('Die Number').getAttribute('aria-invalid')).toBe('true');
    await screen.box('Die Number').fill('T-9002');
    await screen.box('Gap AC').fill('-0.125');
    await screen.button('Save').click();
    await screen.refusal('Gap AC must be at least 0');
    await screen.box('Gap AC').fill('0');
    await screen.button('Save').click();
    await screen.saved();
    await screen.button('Close').click();
    await page.reload();
    await screen.find('T-9002');
  });

  it('finds the right die by the size of its label, and the address keeps the search', async () => {
    await shop.api('POST', '/api/database/tooling/add', { die_number: 'F-1', size_across: 7.7, size_around: 5.5 });
    await shop.api('POST', '/api/database/tooling/add', { die_number: 'F-2', size_across: 5.52, size_around: 7.71 });
    await shop.api('POST', '/api/database/tooling/add', { die_number: 'F-3', size_across: 7.7, size_around: 5.6 });
    await screen.open('/setup/tooling');
    expect(await screen.cutHeadings()).toEqual([]);
    await page.getByRole('button', { name: 'Find by size' }).click();
    await screen.box('Across').fill('5.5');
    await screen.box('Around').fill('7.7');
    await screen.box('Tolerance').fill('0.06');
    await screen.button('Find').click();
    const numbers = () => screen.dataRows().locator('[data-field=die_number]').allInnerTexts();
    await expect.poll(numbers).toEqual(['F-1', 'F-2']);
    await page.reload();
    await expect.poll(numbers).toEqual(['F-1', 'F-2']);
    await page.getByRole('button', { name: /^Size 5.5 × 7.7 ± 0.06 in/ }).press('Delete');
    await expect.poll(() => screen.dataRows().count()).toBe(25);
  });

  it('adds a material whose prices follow, and a quote that uses it keeps its price and takes its name', async () => {
    await screen.add('/setup/materials', 'Create New Material');
    await screen.box('Material').fill('Copper Foil');
    await screen.box('Price').fill('0.5');
    await screen.box('Markup').fill('10');
    await expect.poll(() => screen.text('Subtotal')).toBe('$0.5754 /MSI');
    expect(await screen.text('Customer Price')).toBe('$0.6329 /MSI');
    await screen.box('Fuel').fill('1e');
    await screen.button('Save').click();
    await screen.refusal('“1e” is not a number');
    await screen.box('Fuel').fill('0.002');
    await screen.button('Save').click();
    await screen.dialog('Create New Material').waitFor({ state: 'detached' });
    const id = await screen.find('Copper Foil');
    const { body } = await shop.api('POST', '/api/database/quotes/add', { material_id: Number(id) });
    const [quote] = body as { id: number }[];

    expect(await screen.cutHeadings()).toEqual([]);
    await visit(page, `/setup/materials/${id}`);
    await page.getByRole('link', { name: '1 quote', exact: true }).waitFor();
    await screen.button('Edit').click();
    await screen.box('Material').fill('Bronze Foil');
    await screen.box('Price').fill('0.9');
    await screen.button('Cancel').click();
    await expect.poll(() => screen.text('Material')).toBe('Copper Foil');
    await screen.button('Edit').click();
    await screen.box('Material').fill('Bronze Foil');
    await screen.box('Price').fill('0.9');
    await screen.button('Save').click();
    await screen.saved();
    await page.getByRole('link', { name: '1 quote', exact: true }).click();
    await page.waitForURL(/\/quotes\?filter=/);
    await expect.poll(() => screen.dataRows().count()).toBe(1);
    await expect.poll(() => screen.dataRows().first().innerText()).toContain('Bronze Foil');
    expect(await screen.dataRows().first().getAttribute('data-id')).toBe(String(quote?.id));
  });
});
