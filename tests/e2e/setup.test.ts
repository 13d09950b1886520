/** Setup's tabs: each record added, found, opened by its link, edited, cancelled, saved, and refused with a reason. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, openPage, signIn, type TestPage } from './support/browser';
import { type Shop, startShop } from './support/shop';

let shop: Shop;
let browser: Browser;
let page: TestPage;

const staff = { username: 'pressroom', password: 'ink-and-paper-9' };

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ sampleData: 40 }), openBrowser()]);
  await shop.api.addUser({ user: 'Press Room', roleId: 2, ...staff });
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});
beforeEach(async () => {
  page = await openPage(browser, shop.url);
});

const grid = () => page.getByRole('grid');
const dataRows = () => grid().locator('[role=row][data-id]');
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const box = (name: string) => page.getByRole('dialog').last().getByRole('textbox', { name, exact: true });
const shown = (name: string) => page.getByRole('dialog').last().getByRole('group', { name, exact: true });
const button = (name: string) => page.getByRole('dialog').last().getByRole('button', { name, exact: true });

/** What a read-only field shows. */
const text = async (name: string) => (await shown(name).innerText()).replace(/\s+/g, ' ').trim();

const open = async (path: string) => {
  await page.goto(path);
  await grid().waitFor();
};

const add = async (path: string, title: string) => {
  await open(path);
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await dialog(title).waitFor();
};

const search = async (words: string) => {
  const answer = page.waitForResponse((response) => decodeURIComponent(response.url()).includes(`"q":"${words}"`));
  await page.getByRole('searchbox').fill(words);
  await answer;
};

/** Finds a record by its name, and hands back its id. */
const find = async (name: string): Promise<string> => {
  await search(name);
  await expect.poll(() => dataRows().count()).toBe(1);
  await expect.poll(() => dataRows().first().innerText()).toContain(name);
  return (await dataRows().first().getAttribute('data-id')) ?? '';
};

const save = async () => {
  await button('Save').click();
};
const saved = () => button('Edit').waitFor();
const refusal = (words: string) => page.getByRole('alert').filter({ hasText: words }).first().waitFor();

describe('an administrator', () => {
  beforeEach(async () => {
    await page.goto('/login');
    await signIn(page, shop.administrator);
  });

  it('adds a die while its repeat and drawing follow, meets a number that is taken, and edits it', async () => {
    await add('/setup/tooling', 'Create New Tooling');
    expect(await box('Gap AC').inputValue()).toBe('0.125');
    await box('Die Number').fill('T-9001');
    await box('Size AC').fill('3');
    await box('Size AR').fill('2');
    await box('Number AC').fill('4');
    await box('Number AR').fill('8');
    await expect.poll(() => text('Die Repeat (in)')).toBe('17');
    expect(await text('Die Repeat (mm)')).toBe('431.8');
    expect(await text('Gear Teeth')).toBe('136');
    await page.getByRole('img', { name: /repeat 17 in/ }).waitFor();
    await box('Size AR').fill('2.03');
    await page.getByText('No such gear: 137 or 138').waitFor();
    await box('Size AR').fill('2');
    await save();
    await dialog('Create New Tooling').waitFor({ state: 'detached' });
    const id = await find('T-9001');

    await page.goto(`/setup/tooling/${id}`);
    await dialog('Tooling T-9001').waitFor();
    await page.getByText('Not used yet.').waitFor();
    await button('Edit').click();
    await box('Number AR').fill('9');
    await expect.poll(() => text('Gear Teeth')).toBe('153');
    await button('Cancel').click();
    await expect.poll(() => text('Gear Teeth')).toBe('136');

    await button('Edit').click();
    await box('Die Number').fill('r-1007');
    await save();
    await refusal('Die Number r-1007 is already taken');
    expect(await box('Die Number').getAttribute('aria-invalid')).toBe('true');
    await box('Die Number').fill('T-9002');
    await save();
    await saved();
    await button('Close').click();
    await page.reload();
    await find('T-9002');
  });

  it('finds the right die by the size of its label, and the address keeps the search', async () => {
    await shop.api('POST', '/api/database/tooling/add', { die_number: 'F-1', size_across: 7.7, size_around: 5.5 });
    await shop.api('POST', '/api/database/tooling/add', { die_number: 'F-2', size_across: 5.52, size_around: 7.71 });
    await shop.api('POST', '/api/database/tooling/add', { die_number: 'F-3', size_across: 7.7, size_around: 5.6 });
    await open('/setup/tooling');
    await page.getByRole('button', { name: 'Find by size' }).click();
    await box('Across').fill('5.5');
    await box('Around').fill('7.7');
    await box('Tolerance').fill('0.06');
    await button('Find').click();
    const numbers = () => dataRows().locator('[data-field=die_number]').allInnerTexts();
    await expect.poll(numbers).toEqual(['F-1', 'F-2']);
    await page.reload();
    await expect.poll(numbers).toEqual(['F-1', 'F-2']);
    await page.getByRole('button', { name: /^Size 5.5 × 7.7 ± 0.06 in/ }).press('Delete');
    await expect.poll(() => dataRows().count()).toBe(25);
  });

  it('adds a material whose prices follow, and a quote that uses it keeps its price and takes its name', async () => {
    await add('/setup/materials', 'Create New Material');
    await box('Material').fill('Copper Foil');
    await box('Price').fill('0.5');
    await box('Markup').fill('10');
    await expect.poll(() => text('Subtotal')).toBe('$0.5754 /MSI');
    expect(await text('Customer Price')).toBe('$0.6329 /MSI');
    await box('Fuel').fill('1e');
    await save();
    await refusal('“1e” is not a number yet');
    await box('Fuel').fill('0.002');
    await save();
    await dialog('Create New Material').waitFor({ state: 'detached' });
    const id = await find('Copper Foil');
    const { body } = await shop.api('POST', '/api/database/quotes/add', { material_id: Number(id) });
    const [quote] = body as { id: number }[];

    await page.goto(`/setup/materials/${id}`);
    await page.getByRole('link', { name: '1 quote', exact: true }).waitFor();
    await button('Edit').click();
    await box('Material').fill('Bronze Foil');
    await box('Price').fill('0.9');
    await button('Cancel').click();
    await expect.poll(() => text('Material')).toBe('Copper Foil');
    await button('Edit').click();
    await box('Material').fill('Bronze Foil');
    await box('Price').fill('0.9');
    await save();
    await saved();
    await page.getByRole('link', { name: '1 quote', exact: true }).click();
    await page.waitForURL(/\/quotes\?filter=/);
    await expect.poll(() => dataRows().count()).toBe(1);
    await expect.poll(() => dataRows().first().innerText()).toContain('Bronze Foil');
    expect(await dataRows().first().getAttribute('data-id')).toBe(String(quote?.id));
  });

  it('adds a year of overhead once, with a total that follows', async () => {
    await add('/setup/overhead', 'Create New Overhead');
    await box('Year').fill('2031');
    await box('Rent').fill('$60,000.00');
    await box('Electric').fill('1200.5');
    await expect.poll(() => text('Total')).toBe('$61,200.50');
    await save();
    await dialog('Create New Overhead').waitFor({ state: 'detached' });
    await expect.poll(() => dataRows().first().innerText()).toMatch(/2031\s+\$61,200\.50/);

    await page.goto('/setup/overhead/2031');
    await dialog('Overhead 2031').waitFor();
    await button('Edit').click();
    await box('Domino').fill('100');
    await expect.poll(() => text('Total')).toBe('$61,300.50');
    await button('Cancel').click();
    await expect.poll(() => text('Total')).toBe('$61,200.50');
    await button('Edit').click();
    await box('Domino').fill('99.5');
    await save();
    await saved();
    await expect.poll(() => text('Total')).toBe('$61,300.00');

    await add('/setup/overhead', 'Create New Overhead');
    await box('Year').fill('2031');
    await save();
    await refusal('Year 2031 is already taken');
    await page.goto('/setup/overhead/1999');
    await refusal('No overhead found for 1999');
  });

  it('adds a user, sets a password, disables them, and stays an administrator', async () => {
    await add('/setup/users', 'Create New User');
    await box('User').fill('Nadia Finisher');
    await box('User Name').fill('nadia');
    await box('Password').fill('short');
    await save();
    await refusal('Password must have at least 10 characters');
    await box('Password').fill('rewind and slit 1');
    await save();
    await dialog('Create New User').waitFor({ state: 'detached' });
    const id = await find('Nadia Finisher');
    const token = await shop.api.tokenOf({ username: 'nadia', password: 'rewind and slit 1' });
    const status = async () =>
      (await fetch(`${shop.url}/api/database/job-tickets/1`, { headers: { Authorization: `Bearer ${token}` } })).status;
    expect(await status()).toBe(200);

    await page.goto(`/setup/users/${id}`);
    await button('Set password').click();
    await dialog('Set password').getByLabel('Password', { exact: true }).fill('another password 2');
    await dialog('Set password').getByRole('button', { name: 'Save' }).click();
    await dialog('Set password').waitFor({ state: 'detached' });
    expect(await status()).toBe(401);
    await shop.api.tokenOf({ username: 'nadia', password: 'another password 2' });

    await button('Edit').click();
    await page.getByRole('checkbox', { name: 'Disabled' }).check();
    await button('Cancel').click();
    await expect.poll(() => text('Disabled')).toBe('No');
    await button('Edit').click();
    await page.getByRole('checkbox', { name: 'Disabled' }).check();
    await save();
    await saved();
    await button('Close').click();
    await expect.poll(() => grid().innerText()).toContain('Nadia Finisher (disabled)');

    // The sample shop's other administrators are gone, so this one is the last.
    const { body } = await shop.api('GET', '/api/database/users');
    const users = body as { id: number; roleId: number; username: string }[];
    for (const other of users.filter(({ roleId, username }) => roleId === 1 && username !== 'admin')) {
      await shop.api('PUT', `/api/database/users/${other.id}/update`, { roleId: 2 });
    }
    await page.goto(`/setup/users/${users.find(({ username }) => username === 'admin')?.id}`);
    await page.getByText('Your own password is changed in the menu under your name.').waitFor();
    await button('Edit').click();
    await page.getByRole('checkbox', { name: 'Disabled' }).check();
    await save();
    await refusal('This is the last administrator');
  });

  it("makes the typical figures the shop's own, with a chart of copy positions", async () => {
    await page.goto('/setup/standards');
    const note = page.getByText('These are typical figures to start from');
    await note.waitFor();
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    const speed = page.getByRole('textbox', { name: 'Press Run Speed' });
    await edit.click();
    await speed.fill('fast');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await refusal('“fast” is not a number yet');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await edit.click();
    expect(await speed.inputValue()).toBe('100');
    await speed.fill('125');
    await page.getByRole('img', { name: 'Copy position 4: Wound out, left edge first' }).waitFor();
    await page.getByRole('combobox', { name: 'Position 4 (out)' }).click();
    await page.getByRole('option', { name: 'Right' }).click();
    await page.getByRole('img', { name: 'Copy position 4: Wound out, right edge first' }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => page.getByRole('group', { name: 'Press Run Speed' }).innerText()).toMatch(/125\s*ft\/min/);
    expect(await note.count()).toBe(0);
  });
});

describe('a staff user', () => {
  it('reaches nothing of it, by screen or by API', async () => {
    await page.goto('/login');
    await signIn(page, staff);
    const token = await shop.api.tokenOf(staff);
    const statusOf = async (path: string) =>
      (await fetch(`${shop.url}/api/database${path}`, { headers: { Authorization: `Bearer ${token}` } })).status;
    for (const tab of ['customers', 'tooling', 'materials', 'overhead', 'users', 'standards']) {
      await page.goto(`/setup/${tab}/1`);
      await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/job-tickets');
    }
    for (const path of [
      '/tooling/1',
      '/materials/1',
      '/materials/1/uses',
      '/overhead/2026',
      '/users/1',
      '/standards',
    ]) {
      expect([path, await statusOf(path)]).toEqual([path, 403]);
    }
    for (const path of ['/setup', '/setup/tooling', '/setup/materials/add', '/setup/customers/import']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/job-tickets');
    }
    await grid().waitFor();
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual(['Job Ticket']);
  });
});
