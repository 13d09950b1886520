/** What was typed outlives the page and the session, and what is saved twice is there once. */
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptPage, openPage, type PageOptions, signIn, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { signedIn } from './support/session';
import type { User } from './support/shop';

const { shop, browser } = await openShop();
const add = addedBy(shop.api);
let ann: User;
let asMe: PageOptions;
let page: TestPage;

beforeAll(async () => {
  ann = await shop.api.addUser({ user: 'Ann Lee', username: 'ann', password: 'flexo-and-foil-3', roleId: 1 });
  asMe = await signedIn(shop, shop.administrator);
});
beforeEach(async () => {
  page = await keptPage(browser, shop.url, asMe);
  page.setDefaultTimeout(60_000);
  // A page that is left with unsaved typing asks the person, who means it here.
  page.on('dialog', (question) => void question.accept());
});

const topmost = (on: Page) => on.getByRole('dialog').last();
const button = (name: string, on: Page = page) => topmost(on).getByRole('button', { name, exact: true });
const field = (name: string, on: Page = page) => topmost(on).getByLabel(name, { exact: true });
const notice = (on: Page = page) => on.getByRole('status').filter({ hasText: /Unsaved changes|interrupted/ });
const edit = async (path: string, on: Page = page) => {
  await visit(on, path);
  await button('Edit', on).click();
};
const drafts = () =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith('label-shop.draft')));
/** Waits until that text stands in a draft. */
const keptAsDraft = (text: string) => expect.poll(async () => JSON.stringify(await drafts())).toContain(text);
const read = async (path: string): Promise<Record<string, unknown>[]> => {
  const { body } = await shop.api('GET', `/api/database${path}`);
  return Array.isArray(body) ? body : [];
};
const named = async (resource: string, source: string, value: string) =>
  (await read(`/${resource}`)).filter((record) => record[source] === value);

describe('an edit that was not saved', () => {
  it('is offered after a reload, restored, and saved with what others did meanwhile', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1' });
    await edit(`/job-tickets/${id}`);
    await field('PO #').fill('PO-TYPED');
    await keptAsDraft('PO-TYPED');
    await shop.api('PUT', `/api/database/job-tickets/${id}/update`, { notes: 'From elsewhere' });
    await page.reload();
    await notice().waitFor();
    expect(await notice().innerText()).toMatch(/Unsaved changes from \d+:\d\d [AP]M: PO #\..*saved since/);
    await button('Restore').click();
    await expect.poll(() => field('PO #').inputValue()).toBe('PO-TYPED');
    await button('Save').click();
    await button('Edit').waitFor();
    expect(await read(`/job-tickets/${id}`)).toMatchObject([{ po_number: 'PO-TYPED', notes: 'From elsewhere' }]);
    expect(await drafts()).toEqual([]);
    await page.reload();
    await button('Edit').waitFor();
    expect(await notice().count()).toBe(0);
  });

  it('waits for the next time when somebody types anew and saves, unless that saved it too', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1' });
    const path = `/job-tickets/${id}`;
    await edit(path);
    await field('PO #').fill('PO-LEFT');
    await keptAsDraft('PO-LEFT');
    for (const [typed, isOffered] of [
      ['PO-OTHER', true],
      ['PO-LEFT', false],
    ] as const) {
      await page.goto(path);
      await notice().waitFor();
      await button('Edit').click();
      await field('PO #').fill(typed);
      await expect.poll(() => notice().count()).toBe(0);
      await button('Save').click();
      await button('Edit').waitFor();
      expect(await notice().count()).toBe(0);
      await page.reload();
      await button('Edit').waitFor();
      if (isOffered) await notice().waitFor();
      else await expect.poll(drafts).toEqual([]);
    }
  });

  it('is gone when it is cancelled, discarded, or given up on leaving', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1' });
    const path = `/job-tickets/${id}`;
    await edit(path);
    await field('PO #').fill('PO-CANCELLED');
    await keptAsDraft('PO-CANCELLED');
    await button('Cancel').click();
    await button('Edit').waitFor();
    expect(await drafts()).toEqual([]);

    await button('Edit').click();
    await field('PO #').fill('PO-LEFT');
    await keptAsDraft('PO-LEFT');
    await button('Close').click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('grid').waitFor();
    expect(await drafts()).toEqual([]);

    await edit(path);
    await field('PO #').fill('PO-DISCARDED');
    await keptAsDraft('PO-DISCARDED');
    await page.reload();
    await notice().waitFor();
    await button('Discard').click();
    await expect.poll(() => notice().count()).toBe(0);
    expect(await drafts()).toEqual([]);
  });

  it('comes back by Undo after it was cancelled, until the record is edited anew or closed', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1', notes: 'As it was' });
    const undo = page.getByRole('button', { name: 'Undo', includeHidden: true });
    const cancelTyping = async (typed: string) => {
      await button('Edit').click();
      await field('PO #').fill(typed);
      await button('Cancel').click();
      await undo.waitFor();
    };
    await visit(page, `/job-tickets/${id}`);
    await cancelTyping('PO-CANCELLED');
    await shop.api('PUT', `/api/database/job-tickets/${id}/update`, { notes: 'From elsewhere' });
    await page.keyboard.press('Control+z');
    await expect.poll(() => field('PO #').inputValue()).toBe('PO-CANCELLED');
    await expect.poll(() => undo.count()).toBe(0);
    await keptAsDraft('PO-CANCELLED');
    await button('Save').click();
    await button('Edit').waitFor();
    expect(await read(`/job-tickets/${id}`)).toMatchObject([{ po_number: 'PO-CANCELLED', notes: 'From elsewhere' }]);

    await cancelTyping('PO-AGAIN');
    await button('Edit').click();
    await expect.poll(() => undo.count()).toBe(0);
    expect(await field('PO #').inputValue()).toBe('PO-CANCELLED');
    await button('Cancel').click();
    await button('Edit').waitFor();
    expect(await undo.count()).toBe(0);

    await cancelTyping('PO-CLOSED');
    await button('Close').click();
    await page.getByRole('grid').waitFor();
    await expect.poll(() => undo.count()).toBe(0);
    expect(await drafts()).toEqual([]);
  });

  it('is not offered to another tab while it is being typed, nor to another person', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1' });
    const path = `/job-tickets/${id}`;
    await edit(path);
    await field('PO #').fill('PO-OPEN');
    await keptAsDraft('PO-OPEN');
    const tab = await page.context().newPage();
    await tab.goto(path);
    await button('Edit', tab).click();
    await field('PO #', tab).waitFor();
    await tab.waitForTimeout(500);
    expect(await notice(tab).count()).toBe(0);
    await tab.close();
    await page.bringToFront();

    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(path);
    await signIn(page, ann);
    await page.waitForURL(`**${path}`);
    await button('Edit').waitFor();
    await page.waitForTimeout(500);
    expect(await notice().count()).toBe(0);
    expect(JSON.stringify(await drafts())).toContain('PO-OPEN');
  });

  it('outlives logging out in another tab and a reload: signing in leads back to it', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1' });
    await edit(`/job-tickets/${id}`);
    const tab = await page.context().newPage();
    await tab.goto('/setup/customers');
    await tab.getByRole('grid').waitFor();
    await page.bringToFront();
    await field('PO #').fill('PO-LOGGED-OUT');
    await tab.bringToFront();
    await tab.getByRole('button', { name: 'Log Out' }).click();
    await page.bringToFront();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await page.reload();
    await page.waitForURL('**/login');
    await signIn(page, shop.administrator);
    await page.waitForURL(`**/job-tickets/${id}`);
    await button('Restore').click();
    await expect.poll(() => field('PO #').inputValue()).toBe('PO-LOGGED-OUT');
    await tab.close();
  });

  it('outlives a session that ends while it is saved', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1' });
    await edit(`/job-tickets/${id}`);
    await field('PO #').fill('PO-EXPIRED');
    await keptAsDraft('PO-EXPIRED');
    await page.route('**/update', (route) =>
      route.fulfill({ status: 401, json: { message: 'The session has ended' } }),
    );
    await button('Save').click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await page.unroute('**/update');
    await page.reload();
    await button('Restore').click();
    await button('Save').click();
    await button('Edit').waitFor();
    expect(await read(`/job-tickets/${id}`)).toMatchObject([{ po_number: 'PO-EXPIRED' }]);
  });

  it('outlives a new role, whose tabs are there as soon as the person has signed in again', async () => {
    const otto: User = { username: 'otto', password: 'slit-and-rewind-7' };
    const { id: userId } = await add('users', { ...otto, user: 'Otto Reed', roleId: 1 });
    const { id } = await add('job-tickets', { po_number: 'PO-1' });
    page = await openPage(browser, shop.url, await signedIn(shop, otto));
    const tabs = () => page.locator('header nav').getByText(/./).allInnerTexts();
    await edit(`/job-tickets/${id}`);
    await expect.poll(tabs).toEqual(['Job Ticket', 'Quote', 'Setup']);
    await field('PO #').fill('PO-NEW-ROLE');
    await shop.api('PUT', `/api/database/users/${userId}/update`, { roleId: 2 });
    await button('Save').click();
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
    await signIn(page, otto);
    await expect.poll(tabs).toEqual(['Job Ticket']);
    await button('Save').click();
    await button('Edit').waitFor();
    expect(await read(`/job-tickets/${id}`)).toMatchObject([{ po_number: 'PO-NEW-ROLE' }]);
  });

  it('of a quote comes back with the rows of its table', async () => {
    const { id } = await add('quotes', {});
    await edit(`/quotes/${id}`);
    await page.getByRole('tab', { name: 'Summation/Override', exact: true }).click();
    await field('Row 2 M Labels').fill('12.5');
    await keptAsDraft('12.5');
    await page.reload();
    await button('Restore').click();
    await page.getByRole('tab', { name: 'Summation/Override', exact: true }).click();
    await expect.poll(() => field('Row 2 M Labels').inputValue()).toBe('12.5');
    await button('Save').click();
    await button('Edit').waitFor();
    expect(await read(`/quotes/${id}`)).toMatchObject([{ row_2_m_labels: 12.5 }]);
  });

  it('of a user keeps no password', async () => {
    await visit(page, '/setup/users/add');
    await field('User').fill('New Hand');
    await field('Password').fill('never-to-be-kept-1');
    await keptAsDraft('New Hand');
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain('never-to-be-kept');
  });
});

describe('a form that is left while it is saved', () => {
  /** The answer to the next save comes when the returned function is called. */
  const holdSave = async (answer: 'saved' | 'lost' = 'saved') => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/update', async (route) => {
      await released;
      await (answer === 'saved' ? route.continue() : route.abort());
    });
    return () => release();
  };
  const waiting = () => page.getByRole('alertdialog', { name: 'Saving…' });
  const question = () => page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  const saving = async (po: string) => {
    const { id } = await add('job-tickets', { po_number: 'PO-1' });
    await edit(`/job-tickets/${id}`);
    await field('PO #').fill(po);
    await button('Save').click();
    await page.locator('[aria-busy=true]').waitFor();
    return `/job-tickets/${id}`;
  };

  it.each(['Close', 'Escape', 'Back'])(
    'by %s closes once the answer is there: what is sent cannot be discarded',
    async (way) => {
      const answer = await holdSave();
      const path = await saving('PO-SENT');
      if (way === 'Close') await button('Close').click();
      else if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.evaluate(() => history.back());
      await waiting().waitFor();
      expect(await question().count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Discard changes' }).count()).toBe(0);
      answer();
      await waiting().waitFor({ state: 'detached' });
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await question().count()).toBe(0);
      expect(await read(path)).toMatchObject([{ po_number: 'PO-SENT' }]);
      expect(await drafts()).toEqual([]);
    },
  );

  it('stays open where it could not be saved, and says why', async () => {
    const answer = await holdSave('lost');
    await saving('PO-LOST');
    await button('Close').click();
    await waiting().waitFor();
    answer();
    await waiting().waitFor({ state: 'detached' });
    await page.getByRole('alert').filter({ hasText: 'cannot be reached' }).first().waitFor();
    expect(await question().count()).toBe(0);
    expect(await field('PO #').inputValue()).toBe('PO-LOST');
    await button('Close').click();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('grid').waitFor();
  });

  it('stays where whoever left it thinks again, and looks locked until the answer is there', async () => {
    const answer = await holdSave();
    await saving('PO-STAYS');
    await page.keyboard.press('Escape');
    await waiting().getByRole('button', { name: 'Stay here' }).click();
    await waiting().waitFor({ state: 'detached' });
    const box = field('PO #');
    await expect.poll(() => box.evaluate((input) => getComputedStyle(input).cursor)).toBe('progress');
    answer();
    await button('Edit').waitFor();
  });
});

describe('a new record', () => {
  /** The next answers to additions get lost: the server has done its work, and nobody hears of it. */
  const loseAnswers = () =>
    page.route('**/add', async (route) => {
      await route.fetch();
      await route.abort();
    });
  const refused = () => page.getByRole('alert').filter({ hasText: 'cannot be reached' }).first().waitFor();
  const open = async (name: string) => {
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await visit(page, '/setup/customers/add');
    await field('Name').fill(name);
  };
  const closed = () => page.waitForURL(/customers(\?|$)/);

  /** Does something while a record is on its way to be added: the server hears of it only after that. */
  const beforeAdded = async (act: () => Promise<void>) => {
    let acted = Promise.resolve();
    await page.route('**/add', async (route) => {
      await acted;
      await route.continue();
    });
    acted = act();
    await acted;
    await closed();
    await page.unroute('**/add');
  };

  it('is there once after a double click and Enter twice', async () => {
    await open('Double Click');
    await beforeAdded(() => button('Save').dblclick());
    await open('Enter Twice');
    await beforeAdded(async () => {
      await field('Name').press('Enter');
      await page.keyboard.press('Enter');
    });
    expect(await named('customers', 'customer_name', 'Double Click')).toHaveLength(1);
    expect(await named('customers', 'customer_name', 'Enter Twice')).toHaveLength(1);
  });

  it('is there once when its form is left while it is added', async () => {
    await open('Left Early');
    await beforeAdded(async () => {
      await button('Save').click();
      await button('Close').click();
      await page.getByRole('alertdialog', { name: 'Saving…' }).waitFor();
    });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await named('customers', 'customer_name', 'Left Early')).toHaveLength(1);
    expect(page.problems).toEqual([]);
  });

  it('is there once after a lost answer, with what was changed before the next try', async () => {
    await open('Lost Answer');
    await loseAnswers();
    await button('Save').click();
    await refused();
    await page.unroute('**/add');
    await field('City').fill('Astoria');
    await button('Save').click();
    await closed();
    await page.getByRole('alert').filter({ hasText: 'nothing was added twice' }).first().waitFor();
    expect(await named('customers', 'customer_name', 'Lost Answer')).toMatchObject([{ city_state_zip: 'Astoria' }]);
  });

  it('is there once when the page is reloaded while it is saved', async () => {
    await open('Reloaded');
    await loseAnswers();
    await button('Save').click();
    await refused();
    await page.unroute('**/add');
    await page.reload();
    expect(await notice().innerText()).toContain('Saving was interrupted');
    await button('Restore').click();
    await expect.poll(() => field('Name').inputValue()).toBe('Reloaded');
    await button('Save').click();
    await closed();
    expect(await named('customers', 'customer_name', 'Reloaded')).toHaveLength(1);
    expect(await drafts()).toEqual([]);
  });

  it('is another one when it is made after a discarded draft', async () => {
    await open('First');
    await keptAsDraft('First');
    await page.reload();
    await button('Discard').click();
    await field('Name').fill('Second');
    await button('Save').click();
    await closed();
    expect(await named('customers', 'customer_name', 'First')).toHaveLength(0);
    expect(await named('customers', 'customer_name', 'Second')).toHaveLength(1);
  });

  it('of a part is kept for its own ticket', async () => {
    const [one, other] = [await add('job-tickets', {}), await add('job-tickets', {})];
    await visit(page, `/job-tickets/${one.id}/parts/add`);
    await field('Part Number').fill('HB-DRAFT');
    await keptAsDraft('HB-DRAFT');
    await page.goto(`/job-tickets/${other.id}/parts/add`);
    await field('Part Number').waitFor();
    await page.waitForTimeout(500);
    expect(await notice().count()).toBe(0);
    await page.goto(`/job-tickets/${one.id}/parts/add`);
    await button('Restore').click();
    await expect.poll(() => field('Part Number').inputValue()).toBe('HB-DRAFT');
  });
});
