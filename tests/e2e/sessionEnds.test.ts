/** The session ends while something typed is not saved: nothing of it is lost, and nobody saves it under another name. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPage, signIn, type TestPage } from './support/browser';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { signedIn } from './support/session';
import type { User } from './support/shop';

const { shop, browser } = await openShop();
const add = addedBy(shop.api);
const PIET = { username: 'piet', password: 'slit-and-rewind-7' };
const ANN = { username: 'ann', password: 'flexo-and-foil-3' };
const { id: pietId } = await add('users', { ...PIET, user: 'Piet Vos', roleId: 1 });
await shop.api.addUser({ ...ANN, user: 'Ann Lee', roleId: 2 });
let page: TestPage;

beforeEach(async () => {
  page = await openPage(browser, shop.url, await signedIn(shop, PIET));
  page.setDefaultTimeout(30_000);
});

const topmost = () => page.getByRole('dialog').last();
const button = (name: string) => topmost().getByRole('button', { name, exact: true });
const field = (name: string) => topmost().getByLabel(name, { exact: true });
const box = (on: Page = page) => on.getByRole('dialog', { name: 'Your session has ended' });
const edit = async (id: number) => {
  await page.goto(`/job-tickets/${id}`);
  await button('Edit').click();
  // The first field has the focus: nothing moves it away from another any more.
  await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'));
};
const endSession = async () => {
  for (const disabled of [true, false]) await shop.api('PUT', `/api/database/users/${pietId}/update`, { disabled });
};
const stored = async (id: number): Promise<Record<string, unknown>> => {
  const { body } = await shop.api('GET', `/api/database/job-tickets/${id}`);
  return (body as Record<string, unknown>[])[0] ?? {};
};
const lastChangedBy = async (id: number) => {
  const { body } = await shop.api('GET', `/api/database/job-tickets/${id}/history`);
  return (body as { user_name: string }[])[0]?.user_name;
};
const drafts = () =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('label-shop.draft')));
/** Types a user name and a password into the sign-in, and sends them. */
const type = async ({ username, password }: User) => {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
};
/** Signs in over the page, and waits until it is the page again. */
const signInAgain = async () => {
  await signIn(page, PIET);
  await box().waitFor({ state: 'detached' });
};

describe('while a ticket is edited', () => {
  it('asks over it, whatever is opened, and reads what could not be read after the sign-in', async () => {
    const { id } = await add('job-tickets', {});
    await edit(id);
    await field('PO #').fill('PO-ENDED');
    await endSession();
    await page.getByRole('tab', { name: 'Timesheet' }).click();
    await box().waitFor();
    await signInAgain();
    await page.getByText('No time entered yet.').waitFor();
    await page.getByRole('tab', { name: 'Details' }).click();
    expect(await field('PO #').inputValue()).toBe('PO-ENDED');

    await endSession();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await box().waitFor();
    await signInAgain();
    // A token that has run out by the clock of the browser.
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await box().waitFor();
    await signInAgain();
    await button('Save').click();
    await button('Edit').waitFor();
    expect(await stored(id)).toMatchObject({ po_number: 'PO-ENDED' });
  });

  it('asks over it when the person logs out in another tab', async () => {
    const { id } = await add('job-tickets', {});
    await edit(id);
    await field('PO #').fill('PO-OTHER-TAB');
    const tab = await page.context().newPage();
    await tab.goto('/setup/customers');
    await tab.getByRole('button', { name: 'Log Out' }).click();
    await tab.waitForURL('**/login');
    await page.bringToFront();
    await box().getByText('You have been logged out in another tab').waitFor();
    // Signing in there is signing in here.
    await tab.bringToFront();
    await signIn(tab, PIET);
    await page.bringToFront();
    await box().waitFor({ state: 'detached' });
    await button('Save').click();
    await button('Edit').waitFor();
    expect(await stored(id)).toMatchObject({ po_number: 'PO-OTHER-TAB' });
  });

  it('lets nobody else save it: they are told whose it is, and may discard it', async () => {
    const { id } = await add('job-tickets', {});
    const foreign = page.getByText('This was typed by Piet Vos. Log in as Piet Vos to save it, or discard it.');
    await edit(id);
    await field('PO #').fill('PO-OF-PIET');
    await endSession();
    await button('Save').click();
    await box().waitFor();
    await type(ANN);
    await foreign.waitFor();
    // Not by closing the question either.
    await page.keyboard.press('Escape');
    await foreign.waitFor({ state: 'detached' });
    await button('Save').click();
    await foreign.waitFor();
    expect(await stored(id)).toMatchObject({ po_number: null });
    await signIn(page, PIET);
    await foreign.waitFor({ state: 'detached' });
    await button('Save').click();
    await button('Edit').waitFor();
    expect(await stored(id)).toMatchObject({ po_number: 'PO-OF-PIET' });
    expect(await lastChangedBy(id)).toBe('Piet Vos');

    await button('Edit').click();
    await field('PO #').fill('PO-DISCARDED');
    await endSession();
    await button('Save').click();
    await box().waitFor();
    await type(ANN);
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: 'Account of Ann Lee' }).waitFor();
    expect(await drafts()).toEqual([]);
    expect(await stored(id)).toMatchObject({ po_number: 'PO-OF-PIET' });
  });
});

describe('while a quote is edited', () => {
  const setRole = (roleId: number) => shop.api('PUT', `/api/database/users/${pietId}/update`, { roleId });
  afterEach(() => setRole(1));

  it('leads a person away who is no administrator any more, and keeps nothing of it', async () => {
    const { id } = await add('quotes', {});
    await page.goto(`/quotes/${id}`);
    await button('Edit').click();
    await field('Description').fill('For administrators');
    await expect.poll(drafts).toHaveLength(1);
    await setRole(2);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await box().waitFor();
    await signIn(page, PIET);
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('alert').filter({ hasText: 'This is for administrators only' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await drafts()).toEqual([]);
  });
});

describe('what is saved without a form', () => {
  it('is saved after the sign-in: a number in a cell, and a ticket on the board', async () => {
    const { id } = await add('job-tickets', { department: 'Press' });
    await add('job-tickets/parts', { job_ticket_id: id, part_number: 'HB-1', quantity: 5000 });
    await page.goto(`/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    const cell = page
      .getByRole('grid', { name: 'Job Ticket Parts' })
      .locator('[role=row][data-id] [data-field=qty_done]');
    await cell.click();
    await page.keyboard.type('512', { delay: 60 });
    await endSession();
    // Half typed: nothing has been sent yet.
    await page.waitForTimeout(400);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await box().waitFor();
    await signInAgain();
    await page.getByText('Part HB-1: Qty Done 512').waitFor();
    await endSession();
    await cell.click();
    await page.keyboard.type('640', { delay: 60 });
    await page.keyboard.press('Enter');
    await box().waitFor();
    await signInAgain();
    await page.getByText('Part HB-1: Qty Done 640').waitFor();

    await page.goto('/?view=board');
    const card = page.locator(`[data-ticket="${id}"]`);
    await card.focus();
    await page.keyboard.press('Space');
    await page.getByText(`Lifted ticket ${id}.`).or(page.getByText('is over Press')).first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Ticket ${id} is over Finishing.`).waitFor({ state: 'attached' });
    await endSession();
    await page.keyboard.press('Space');
    await box().waitFor();
    await signInAgain();
    await expect.poll(async () => (await stored(id)).department).toBe('Finishing');
  });

  it('is still told after the sign-in where it could not be saved before, and can be tried again', async () => {
    const { id } = await add('job-tickets', { job_ticket_priority: 'Normal' });
    await page.goto('/job-tickets');
    await page.getByRole('button', { name: 'Choose rows' }).click();
    await page.locator(`[role=row][data-id="${id}"]`).getByRole('checkbox').click();
    await page.route(/\/update$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Priority', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Rush' }).click();
    const unsaved = page.getByText(`Not saved: Priority Rush of Ticket #${id}:`);
    await unsaved.waitFor();
    await page.unroute(/\/update$/);

    await endSession();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await box().waitFor();
    await signInAgain();
    await unsaved.waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Priority of 1 ticket: Rush').waitFor();
    expect((await stored(id)).job_ticket_priority).toBe('Rush');
    expect(await unsaved.count()).toBe(0);

    await page.route(/\/update$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Priority', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Low' }).click();
    await page.getByText(`Not saved: Priority Low of Ticket #${id}:`).waitFor();
    // Whoever logs out by themselves leaves it, and the next one is told nothing of it.
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByLabel('Username', { exact: true }).waitFor();
    await type(ANN);
    await page.getByRole('heading', { name: 'Job Tickets' }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'Not saved' }).count()).toBe(0);
  });
});

describe('a sign-in in the place of the page', () => {
  it('leads back to the same tab of the same ticket where nothing was typed', async () => {
    const { id } = await add('job-tickets', {});
    await page.goto(`/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    await page.getByText('No parts yet.').waitFor();
    await endSession();
    await page.getByRole('tab', { name: 'Timesheet' }).click();
    await page.waitForURL('**/login');
    await signIn(page, PIET);
    await page.waitForURL(`**/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Timesheet', selected: true }).waitFor();
  });

  it('says that an administrator has disabled the account, and whom to ask', async () => {
    const { id } = await add('job-tickets', {});
    await page.goto(`/job-tickets/${id}`);
    await button('Edit').waitFor();
    await shop.api('PUT', `/api/database/users/${pietId}/update`, { disabled: true });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const words = page.getByText('An administrator has disabled your account. Ask an administrator of the shop');
    await page.waitForURL('**/login');
    await words.waitFor();
    await type(PIET);
    await page.getByRole('alert').filter({ has: words }).or(page.getByRole('alert').and(words)).first().waitFor();
    await shop.api('PUT', `/api/database/users/${pietId}/update`, { disabled: false });
  });
});

describe('what is typed while it is saved', () => {
  const SAVES = /\/api\/.*\/(update|add)$/;
  /**
   * Answers come late, until the returned function is called. Asked for before the page is opened: one that is busy hears
   * of a route later than of a key that was pressed after it.
   */
  const slow = async () => {
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(SAVES, async (route) => {
      await late;
      await route.continue();
    });
    return answer;
  };

  it('is not taken, so that what stands there is what is stored: of an edit and of a new part', async () => {
    const { id } = await add('job-tickets', {});
    let answer = await slow();
    await edit(id);
    await field('PO #').fill('PO-SENT');
    await page.keyboard.press('Control+s');
    await page.locator('[aria-busy=true]').first().waitFor();
    await page.keyboard.type(' and more');
    await page.keyboard.press('Backspace');
    expect(await field('PO #').inputValue()).toBe('PO-SENT');
    answer();
    await button('Edit').waitFor();
    expect(await stored(id)).toMatchObject({ po_number: 'PO-SENT' });
    await page.unroute(SAVES);

    answer = await slow();
    await page.goto(`/job-tickets/${id}/parts/add`);
    await field('Part Number').fill('HB-9');
    await field('Qty').fill('5000');
    await page.keyboard.press('Control+s');
    await page.locator('[aria-busy=true]').first().waitFor();
    await field('Qty').click({ force: true });
    await page.keyboard.type('9');
    expect(await field('Qty').inputValue()).toMatch(/^5,?000$/);
    answer();
    await page.waitForURL(`**/job-tickets/${id}`);
    const { body } = await shop.api('GET', `/api/database/job-tickets/${id}/parts`);
    expect(body).toMatchObject([{ part_number: 'HB-9', quantity: 5000 }]);
  });
});
