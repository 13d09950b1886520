import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage, signIn, type TestPage } from './support/browser';
import { openShop } from './support/openShop';

const { shop, browser } = await openShop({ sampleData: true });
let page: TestPage;

beforeEach(async () => {
  page = await openPage(browser, shop.url);
});

const grid = () => page.getByRole('grid');
const dataRows = () => grid().locator('[role=row][data-id]');
const cell = (row: number, field: string) => dataRows().nth(row).locator(`[data-field=${field}]`);
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

/** Types into the quick search and waits until the rows shown are those of the answer. */
const search = async (text: string) => {
  const answer = page.waitForResponse((response) => decodeURIComponent(response.url()).includes(`"q":"${text}"`));
  await page.getByRole('searchbox').fill(text);
  await answer;
};

describe('an administrator', () => {
  beforeEach(async () => {
    await page.goto('/');
    await signIn(page, shop.administrator);
  });

  it('sorts tickets, finds one by its customer, edits it, and sees the row changed, also after a reload', async () => {
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual([
        'ID',
        'Quote ID',
        'PO #',
        'Customer',
        'Created Date',
        'Due Date',
        'Priority',
        'Department',
        'Status',
        'Die Number',
        'Material',
        'Lamination',
        'Footage',
        'Time',
      ]);

    const sorted = page.waitForResponse((response) =>
      decodeURIComponent(response.url()).includes('["due_date","ASC"]'),
    );
    await page.getByRole('columnheader', { name: 'Due Date' }).click();
    await sorted;
    await page.waitForURL(/sort=due_date/);
    const dueDates = () => dataRows().locator('[data-field=due_date]').allInnerTexts();
    const isSorted = (days: string[]) => days.length > 5 && days.join() === days.toSorted().join();
    await expect.poll(async () => isSorted(await dueDates())).toBe(true);

    const customer = (await cell(0, 'customer_name').innerText()).trim();
    await search(customer);
    await expect
      .poll(async () => new Set(await dataRows().locator('[data-field=customer_name]').allInnerTexts()))
      .toEqual(new Set([customer]));

    const id = await dataRows().first().getAttribute('data-id');
    const before = await cell(0, 'job_ticket_status').innerText();
    await cell(0, 'po_number').click();
    await page.waitForURL(new RegExp(`/job-tickets/${id}`));
    const ticket = dialog(`Job Ticket #${id}`);
    await ticket.getByRole('button', { name: 'Edit', exact: true }).click();
    const status = before.includes('Staged') ? 'Needed' : 'Staged';
    await ticket.getByRole('combobox', { name: 'Status', exact: true }).click();
    await page.getByRole('option', { name: status }).click();
    await ticket.getByLabel('Due Date').fill('2020-01-02');
    await ticket.getByRole('button', { name: 'Save' }).click();
    await ticket.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await ticket.getByRole('button', { name: 'Close' }).click();
    await ticket.waitFor({ state: 'detached' });

    const row = grid().locator(`[role=row][data-id="${id}"]`);
    const shown = async () => [
      await row.locator('[data-field=job_ticket_status]').innerText(),
      await row.locator('[data-field=due_date]').innerText(),
    ];
    await expect.poll(shown).toEqual([status, '2020-01-02']);
    await page.reload();
    await row.waitFor();
    await expect.poll(shown).toEqual([status, '2020-01-02']);
  });

  it('adds a customer and finds it', async () => {
    await page.goto('/setup/customers');
    await page
      .getByRole('button', { name: 'New' })
      .or(page.getByRole('link', { name: 'New' }))
      .click();
    await page.waitForURL('**/setup/customers/add');
    const form = dialog('Create New Customer');
    await form.getByLabel('Name', { exact: true }).fill('Quillfeather Preserves');
    await form.getByLabel('City').fill('Astoria');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await page.waitForURL(/\/setup\/customers(\?|$)/);
    await search('quillfeather');
    await expect.poll(() => dataRows().count()).toBe(1);
    await expect.poll(() => cell(0, 'city_state_zip').innerText()).toBe('Astoria');
  });

  it('cancels an edit and has the original back', async () => {
    await page.goto('/job-tickets/7');
    const ticket = dialog('Job Ticket #7');
    await ticket.getByRole('button', { name: 'Edit', exact: true }).click();
    const poNumber = await ticket.getByLabel('PO #').inputValue();
    await ticket.getByLabel('PO #').fill('something else');
    await ticket.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => ticket.innerText()).toContain(poNumber);
    expect(await ticket.innerText()).not.toContain('something else');
  });

  it('sees no names of the quote before beside another one, and those of the other after the save', async () => {
    await page.goto('/job-tickets/8');
    const ticket = dialog('Job Ticket #8');
    const customer = async () => (await ticket.getByRole('group', { name: 'Customer' }).innerText()).trim();
    await ticket.getByRole('button', { name: 'Edit', exact: true }).click();
    const before = await customer();
    const quote = ticket.getByRole('combobox', { name: 'Quote ID' });
    await quote.fill('#12');
    const option = page.getByRole('option', { name: /^#12 / });
    const [, named] = (await option.innerText()).split(' · ');
    await option.click();
    expect(named).not.toBe(before);
    await expect.poll(customer).toBe('From the quote, once saved');
    await ticket.getByRole('button', { name: 'Save' }).click();
    await expect.poll(customer).toBe(named);
  });

  it('is sent to sign-in when the session has expired, and back to the page afterwards', async () => {
    await page.goto('/setup/customers/3');
    await dialog(/.*/).waitFor();
    const expired = await page.evaluate(() => {
      const [head, payload = '', signature] = (localStorage.getItem('token') ?? '').split('.');
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
      return [head, btoa(JSON.stringify({ ...claims, exp: 1_000_000 })), signature].join('.');
    });
    await page.evaluate((token) => localStorage.setItem('token', token), expired);
    await page.reload();
    await page.waitForURL('**/login');
    await signIn(page, shop.administrator);
    await page.waitForURL('**/setup/customers/3');
    await dialog(/.*/).waitFor();
  });

  it('loses no typing when the server is gone while saving', async () => {
    await page.goto('/job-tickets/9');
    const ticket = dialog('Job Ticket #9');
    await ticket.getByRole('button', { name: 'Edit', exact: true }).click();
    await ticket.getByLabel('PO #').fill('PO-UNSAVED');
    await shop.halt();
    await ticket.getByRole('button', { name: 'Save' }).click();
    await page
      .getByText(/cannot be reached/i)
      .first()
      .waitFor();
    expect(await ticket.getByLabel('PO #').inputValue()).toBe('PO-UNSAVED');

    await shop.resume();
    await ticket.getByRole('button', { name: 'Save' }).click();
    await ticket.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => dialog('Job Ticket #9').innerText()).toContain('PO-UNSAVED');
  });
});

describe('a staff user', () => {
  const staff = { username: 'pressroom', password: 'ink-and-paper-9' };

  beforeAll(async () => {
    await shop.api.addUser({ user: 'Press Room', roleId: 2, ...staff });
  });

  it('sees only Job Ticket, and is sent home from everything else', async () => {
    await page.goto('/');
    await signIn(page, staff);
    const tabs = page.getByRole('navigation').getByRole('link');
    await expect.poll(() => tabs.allInnerTexts()).toEqual(['Job Ticket']);
    for (const path of ['/quotes', '/quotes/1', '/setup/users', '/setup/customers/add']) {
      await page.goto(path);
      await page.getByText('This is for administrators only').waitFor();
      await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/job-tickets');
      await grid().waitFor();
    }
  });

  it('gets 403 from the API for what only administrators may use', async () => {
    const token = await shop.api.tokenOf(staff);
    const statusOf = async (path: string) =>
      (await fetch(`${shop.url}/api/database${path}`, { headers: { Authorization: `Bearer ${token}` } })).status;
    for (const path of ['/quotes', '/customers', '/tooling', '/materials', '/overheads', '/users', '/standards']) {
      expect([path, await statusOf(path)]).toEqual([path, 403]);
    }
    expect(await statusOf('/job-tickets/1')).toBe(200);
  });
});

describe('somebody who is not signed in', () => {
  it('is sent to sign-in from any page, and sees the message of a refused attempt with the fields cleared', async () => {
    await page.goto('/job-tickets');
    await page.waitForURL('**/login');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Label Shop Manager');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('Wrong user name or password');
    expect(await page.getByLabel('Username').inputValue()).toBe('');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  });

  it('is sent to sign-in with a token nobody can read', async () => {
    for (const token of ['garbage', 'a.b.c', `x.${Buffer.from('null').toString('base64url')}.y`]) {
      await page.goto('/login');
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      await page.goto('/job-tickets');
      await page.waitForURL('**/login');
      await page.getByRole('button', { name: 'Log In' }).waitFor();
    }
  });

  it('is sent home from an unknown path once signed in', async () => {
    await page.goto('/');
    await signIn(page, shop.administrator);
    await page.goto('/no/such/page');
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/job-tickets');
    await grid().waitFor();
  });
});
