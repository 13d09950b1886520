/** Setup's overhead, users and standards; and that none of Setup is for staff. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keptPage, signIn, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { type Screen, screenOf } from './support/screen';
import { signedIn } from './support/session';
import type { User } from './support/shop';

const { shop, browser } = await openShop({ sampleData: 40 });
let page: TestPage;
let screen: Screen;

/** A staff user of a test's own, who may change what is theirs. */
const addStaff = (user: string) =>
  shop.api.addUser({
    user,
    username: user.toLowerCase().replace(' ', ''),
    password: 'ink-and-paper-9',
    roleId: 2,
  });

const openAs = async (user: User) => {
  page = await keptPage(browser, shop.url, await signedIn(shop, user));
  screen = screenOf(page);
};

describe('an administrator', () => {
  beforeEach(() => openAs(shop.administrator));

  it('adds a year of overhead once, with a total that follows', async () => {
    await screen.add('/setup/overhead', 'Create New Overhead');
    await screen.box('Year').fill('2031');
    await screen.box('Rent').fill('$60,000.00');
    await screen.box('Electric').fill('1200.5');
    await expect.poll(() => screen.text('Total')).toBe('$61,200.50');
    await screen.button('Save').click();
    await screen.dialog('Create New Overhead').waitFor({ state: 'detached' });
    const added = screen.dataRows().filter({ hasText: '2031' });
    await expect.poll(() => added.innerText()).toMatch(/2031\s+\$61,200\.50/);

    await visit(page, '/setup/overhead/2031');
    await screen.dialog('Overhead 2031').waitFor();
    await screen.button('Edit').click();
    await screen.box('Domino').fill('100');
    await expect.poll(() => screen.text('Total')).toBe('$61,300.50');
    await screen.button('Cancel').click();
    await expect.poll(() => screen.text('Total')).toBe('$61,200.50');
    await screen.button('Edit').click();
    await screen.box('Domino').fill('99.5');
    await screen.button('Save').click();
    await screen.saved();
    await expect.poll(() => screen.text('Total')).toBe('$61,300.00');

    await screen.add('/setup/overhead', 'Create New Overhead');
    await screen.box('Year').fill('2031');
    await screen.button('Save').click();
    await screen.refusal('Year 2031 is already taken');
    await page.goto('/setup/overhead/1999');
    await screen.refusal('No overhead found for 1999');
  });

  it('begins a year with the costs of the newest, and keeps what was typed before', async () => {
    await shop.api('POST', '/api/database/overhead/add', { calendar_year: 2041, rent: 60_000, electric: 1200.5 });
    await screen.add('/setup/overhead', 'Create New Overhead');
    await screen.box('Rent').fill('66000');
    await screen.button('Fill in the costs of 2041').click();
    expect(await screen.box('Year').inputValue()).toBe('2042');
    await expect.poll(() => screen.text('Total')).toBe('$67,200.50');
    await screen.button('Save').click();
    await screen.dialog('Create New Overhead').waitFor({ state: 'detached' });
    const { body } = await shop.api('GET', '/api/database/overhead/2042');
    expect(body).toMatchObject([{ calendar_year: 2042, rent: 66_000, electric: 1200.5, domino: null }]);
  });

  it('adds a user, sets a password, disables them, and stays an administrator', async () => {
    await screen.add('/setup/users', 'Create New User');
    await screen.box('User').fill('Nadia Finisher');
    await screen.box('Username').fill('nadia');
    await screen.box('Password').fill('short');
    await screen.button('Save').click();
    await screen.refusal('Password must have at least 10 characters');
    await screen.box('Password').fill('rewind and slit 1');
    await screen.button('Save').click();
    await screen.dialog('Create New User').waitFor({ state: 'detached' });
    const id = await screen.find('Nadia Finisher');
    const token = await shop.api.tokenOf({ username: 'nadia', password: 'rewind and slit 1' });
    const status = async () =>
      (await fetch(`${shop.url}/api/database/job-tickets/1`, { headers: { Authorization: `Bearer ${token}` } })).status;
    expect(await status()).toBe(200);

    await visit(page, `/setup/users/${id}`);
    await screen.button('Set password').click();
    await screen
      .dialog(/^Set password of /)
      .getByText('that session ends')
      .waitFor();
    await page.keyboard.type('another password 2');
    await screen
      .dialog(/^Set password of /)
      .getByRole('button', { name: 'Save' })
      .click();
    await screen.dialog(/^Set password of /).waitFor({ state: 'detached' });
    expect(await status()).toBe(401);
    await shop.api.tokenOf({ username: 'nadia', password: 'another password 2' });

    await screen.button('Edit').click();
    await page.getByRole('checkbox', { name: 'Disabled' }).check();
    await screen.button('Cancel').click();
    await expect.poll(() => screen.text('Disabled')).toBe('No');
    await screen.button('Edit').click();
    await page.getByRole('checkbox', { name: 'Disabled' }).check();
    await screen.button('Save').click();
    await screen.saved();
    await screen.button('Close').click();
    await expect.poll(() => screen.grid().innerText()).toContain('Nadia Finisher (disabled)');

    // The sample shop's other administrators are gone, so this one is the last.
    const { body } = await shop.api('GET', '/api/database/users');
    const users = body as { id: number; roleId: number; username: string }[];
    for (const other of users.filter(({ roleId, username }) => roleId === 1 && username !== 'admin')) {
      await shop.api('PUT', `/api/database/users/${other.id}/update`, { roleId: 2 });
    }
    await page.goto(`/setup/users/${users.find(({ username }) => username === 'admin')?.id}`);
    await page.getByText('Your own password is changed in the menu under your name.').waitFor();
    await screen.button('Edit').click();
    await page.getByRole('checkbox', { name: 'Disabled' }).check();
    await screen.button('Save').click();
    await screen.refusal('This is the last administrator');
  });

  it("makes the typical figures the shop's own, with a chart of copy positions", async () => {
    await visit(page, '/setup/standards');
    const note = page.getByText('These are typical figures to start from');
    await note.waitFor();
    const group = (name: string) => page.getByRole('region', { name }).getByRole('group');
    expect(await group('Rewind').evaluateAll((all) => all.map((field) => field.id.split('-').at(-1)))).toContain(
      'core_wall',
    );
    expect(await group('Machine hours').count()).toBe(1);
    expect(await group('Ink and coating').count()).toBe(2);
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    const speed = page.getByRole('textbox', { name: 'Press Run Speed' });
    await edit.click();
    await speed.fill('fast');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await screen.refusal('“fast” is not a number');
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

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const tab = page.getByRole('navigation', { name: 'Setup' }).getByRole('link', { name: 'Standards' });
    const rightEdge = async () => {
      const { x, width } = (await tab.boundingBox()) ?? { x: 1e4, width: 0 };
      return x + width;
    };
    await expect.poll(rightEdge).toBeLessThanOrEqual(390);
  });
});

describe('a staff user', () => {
  it('reaches nothing of it, by screen or by API', async () => {
    const staff = await addStaff('Press Room');
    await openAs(staff);
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
    await screen.grid().waitFor();
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual(['Job Ticket']);
  });

  it('changes their own password to another one, and is told to log in with it', async () => {
    const staff = await addStaff('New Hand');
    await openAs(staff);
    await visit(page, '/');
    const change = async (password: string) => {
      await screen.dialog('Change password').getByLabel('New password', { exact: true }).fill(password);
      await screen.dialog('Change password').getByLabel('New password again').fill(password);
      await screen.button('Save').click();
    };
    await page.getByRole('banner').getByRole('button', { name: 'New Hand' }).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await screen.dialog('Change password').waitFor();
    await page.keyboard.type(staff.password);
    await change(staff.password);
    await page.getByText('This is the current password: choose another').waitFor();
    await change('rewind and slit 1');
    await page.getByText('Your password was changed. Log in with the new one.').waitFor();
    await signIn(page, { ...staff, password: 'rewind and slit 1' });
  });
});
