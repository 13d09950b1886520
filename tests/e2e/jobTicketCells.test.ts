/** What is changed in the table of parts itself: nothing typed is lost, and the newest change is the one taken back. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptPage, type PageOptions, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { signedIn } from './support/session';

const staff = { username: 'pressroom', password: 'ink-and-paper-9' };
const UPDATE = '**/api/database/job-tickets/parts/update';

const { shop, browser } = await openShop();
let page: TestPage;
const add = addedBy(shop.api);
let asStaff: PageOptions;

beforeAll(async () => {
  asStaff = await signedIn(shop, await shop.api.addUser({ user: 'Press Room', roleId: 2, ...staff }));
});
beforeEach(async () => {
  page = await keptPage(browser, shop.url, asStaff);
});

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const grid = () => page.getByRole('grid', { name: 'Job Ticket Parts' });
const cell = (row: number, field: string) =>
  grid().locator('[role=row][data-id]').nth(row).locator(`[data-field=${field}]`);
const input = (row: number) => cell(row, 'qty_done').locator('input');
const problem = () => page.getByRole('alert').last();

/** A ticket with that many parts, its parts open; the function tells what is stored of their quantities done. */
const openParts = async (count: number) => {
  const { id } = await add('job-tickets', { po_number: 'PO-CELLS' });
  for (let index = 1; index <= count; index += 1) {
    await add('job-tickets/parts', { job_ticket_id: id, part_number: `HB-${index}`, quantity: 5000 });
  }
  await visit(page, `/job-tickets/${id}`);
  await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();
  await cell(0, 'qty_done').waitFor();
  const stored = async () => {
    const { body } = await shop.api('GET', `/api/database/job-tickets/${id}/parts`);
    return (body as Record<string, unknown>[]).map(({ qty_done }) => qty_done);
  };
  return { id, stored };
};

const type = async (row: number, text: string) => {
  await cell(row, 'qty_done').click();
  await page.keyboard.press('Control+a');
  // No scanner is that slow.
  await page.keyboard.type(text, { delay: 60 });
};

describe('a quantity typed into the table', () => {
  it('is taken back by Ctrl+Z when it was the newest, with nothing older in the way', async () => {
    const { stored } = await openParts(3);
    await type(0, '310');
    await page.keyboard.press('Enter');
    await page.getByText('Part HB-1: Qty Done 310').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await page.getByText('Part HB-3: Qty Done 20').waitFor();
    expect(await page.getByText('Part HB-1: Qty Done 310').count()).toBe(0);
    expect(await stored()).toEqual([310, null, 20]);
    await page.keyboard.press('Control+z');
    await page.getByText('Undone').waitFor();
    expect(await stored()).toEqual([310, null, null]);
  });

  it('is left at once for the next one, and saved behind it, however slow the server is', async () => {
    const { stored } = await openParts(3);
    await page.route(UPDATE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await cell(0, 'qty_done').click();
    for (const text of ['311', '322', '333']) {
      await page.keyboard.type(text, { delay: 40 });
      await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
    }
    const shown = () => Promise.all([0, 1, 2].map((row) => cell(row, 'qty_done').innerText()));
    expect(await shown()).toEqual(['311', '322', '333']);
    await expect.poll(stored).toEqual([311, 322, 333]);
    expect(await shown()).toEqual(['311', '322', '333']);
  });

  it('is told of when it could not be saved after its ticket was closed, and can be tried again', async () => {
    const { id, stored } = await openParts(1);
    await page.route(UPDATE, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.abort();
    });
    await type(0, '417');
    await page.keyboard.press('Enter');
    await dialog(`Job Ticket #${id}`).getByRole('button', { name: 'Close', exact: true }).click();
    await dialog(`Job Ticket #${id}`).waitFor({ state: 'detached' });
    await page
      .getByText(`Not saved: Qty Done 417 of Part HB-1 of job ticket #${id}: The server cannot be reached`)
      .waitFor();
    expect(await stored()).toEqual([null]);
    await page.unroute(UPDATE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(stored).toEqual([417]);
  });

  it('takes the place of the number that was there', async () => {
    const { stored } = await openParts(1);
    await type(0, '12,000');
    await page.keyboard.press('Enter');
    await expect.poll(stored).toEqual([12000]);
    await cell(0, 'qty_done').click();
    await page.keyboard.type('4947', { delay: 60 });
    await page.keyboard.press('Enter');
    await expect.poll(stored).toEqual([4947]);
  });

  it('is given up by Esc, which closes nothing else', async () => {
    const { id, stored } = await openParts(1);
    await type(0, '777');
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(0, 'qty_done').innerText()).toBe('–');
    await dialog(`Job Ticket #${id}`).waitFor();
    expect(await stored()).toEqual([null]);

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Quote ID' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Quote ID' }).waitFor({ state: 'detached' });
    await dialog(`Job Ticket #${id}`).waitFor();

    await cell(0, 'footage').focus();
    await page.keyboard.press('Escape');
    await dialog(`Job Ticket #${id}`).waitFor({ state: 'detached' });
  });

  it('stays in its cell when it could not be saved, and is saved by trying again', async () => {
    const { stored } = await openParts(2);
    await page.route(UPDATE, (route) => route.abort());
    await type(0, '999');
    await page.keyboard.press('Enter');
    await problem().filter({ hasText: 'The server cannot be reached' }).waitFor();
    expect(await page.getByText('What you typed is kept').count()).toBe(0);
    expect(await input(0).inputValue()).toBe('999');
    expect(await input(0).getAttribute('aria-invalid')).toBe('true');

    await page.unroute(UPDATE);
    await problem().getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Part HB-1: Qty Done 999').waitFor();
    await expect.poll(() => cell(0, 'qty_done').innerText()).toBe('999');
    expect(await stored()).toEqual([999, null]);
  });

  it('gives way to another that was typed after it, and is asked about no more', async () => {
    const { id, stored } = await openParts(1);
    await page.route(UPDATE, (route) => route.abort());
    await type(0, '777');
    await page.keyboard.press('Enter');
    await problem().filter({ hasText: 'The server cannot be reached' }).waitFor();
    await page.unroute(UPDATE);
    await type(0, '888');
    await dialog(`Job Ticket #${id}`).getByRole('button', { name: 'Close' }).click();
    await dialog(`Job Ticket #${id}`).waitFor({ state: 'detached' });
    await expect.poll(stored).toEqual([888]);
  });

  it('stays in its cell until it is a number, and its ticket is not left without asking', async () => {
    const { id, stored } = await openParts(1);
    await type(0, '12e');
    await page.keyboard.press('Enter');
    await problem().filter({ hasText: '“12e” is not a number' }).waitFor();
    expect(await input(0).inputValue()).toBe('12e');
    await page.goBack();
    await page.getByRole('alertdialog', { name: 'Discard unsaved changes?' }).waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await dialog(`Job Ticket #${id}`).waitFor();

    await input(0).fill('1,5');
    await expect.poll(() => page.getByText('is not a number').count()).toBe(0);
    await page.keyboard.press('Enter');
    await problem().filter({ hasText: 'Type a whole number' }).waitFor();
    await input(0).fill('12.000');
    await page.keyboard.press('Enter');
    await problem().filter({ hasText: 'Type 12 or 12000: “12.000” can mean both' }).waitFor();
    await input(0).fill('1.5');
    await page.keyboard.press('Enter');
    await problem().filter({ hasText: 'Type a whole number' }).waitFor();
    expect(await stored()).toEqual([null]);
    // As the table itself writes the number.
    await input(0).fill('1,250');
    await page.keyboard.press('Enter');
    await page.getByText('Part HB-1: Qty Done 1,250').waitFor();
    expect(await stored()).toEqual([1250]);
  });

  it('is refused once, in the cell, in the words of the server', async () => {
    const { stored } = await openParts(1);
    await type(0, '99999999999999999999');
    await page.keyboard.press('Enter');
    await problem().filter({ hasText: 'Qty Done must be at most 2,147,483,647' }).waitFor();
    await input(0).fill('-3');
    await page.keyboard.press('Enter');
    await problem().filter({ hasText: 'Qty Done must be at least 0' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(0, 'qty_done').innerText()).toBe('–');
    expect(await stored()).toEqual([null]);
  });
});

describe('a cell that is still open', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  const back = () => page.evaluate(() => history.back());

  it.each([
    ['at a desk', { width: 1440, height: 900 }],
    ['on a phone', { width: 390, height: 844 }],
  ])('is saved by Back, %s', async (_where, size) => {
    await page.setViewportSize(size);
    const { id, stored } = await openParts(1);
    await type(0, '640');
    await back();
    await dialog(`Job Ticket #${id}`).waitFor({ state: 'detached' });
    await page.getByText('Part HB-1: Qty Done 640').waitFor();
    expect(await stored()).toEqual([640]);
  });

  it('is asked about by Back while it is no number, and given up only when that is meant', async () => {
    const { id, stored } = await openParts(1);
    await type(0, '7000x');
    await back();
    await question().getByRole('button', { name: 'Keep editing' }).click();
    expect(await input(0).inputValue()).toBe('7000x');
    await problem().filter({ hasText: '“7000x” is not a number' }).waitFor();
    await back();
    await question().getByRole('button', { name: 'Discard changes' }).click();
    await dialog(`Job Ticket #${id}`).waitFor({ state: 'detached' });
    expect(await stored()).toEqual([null]);
  });

  it('keeps its tab in front while it is no number, and is saved with the tab left when it is one', async () => {
    const { stored } = await openParts(1);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const selected = () => page.getByRole('tab', { selected: true }).innerText();
    await type(0, '7000x');
    await tab('Details').click();
    await problem().filter({ hasText: '“7000x” is not a number' }).waitFor();
    expect(await selected()).toBe('Job Ticket Parts');
    expect(await input(0).inputValue()).toBe('7000x');

    await input(0).fill('7000');
    await tab('Details').click();
    await expect.poll(selected).toBe('Details');
    await expect.poll(stored).toEqual([7000]);
  });

  it('makes the browser ask before the page is loaded again, and only then', async () => {
    const { stored } = await openParts(1);
    const asked: string[] = [];
    page.on('dialog', (browserQuestion) => {
      asked.push(browserQuestion.type());
      void browserQuestion.accept();
    });
    await type(0, '55');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    await cell(0, 'qty_done').click();
    await input(0).waitFor();
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    expect(await stored()).toEqual([null]);
  });
});

it('shows the totals whole below more parts than fit', async () => {
  await openParts(25);
  const totals = page.getByRole('group', { name: 'Totals' });
  const [needed, shown] = await totals.evaluate((row) => [row.scrollHeight, row.clientHeight]);
  expect(shown).toBe(needed);
});

/** A list that somebody comes from, as it stands in the address. */
const BEFORE = '/job-tickets?sort=po_number&order=ASC';

describe('Back', () => {
  it('does not open the form of a part again that was added', async () => {
    const { id } = await openParts(1);
    await page.getByRole('link', { name: 'New Part' }).click();
    await dialog('Create New Part').getByLabel('Part Number').fill('HB-2');
    await dialog('Create New Part').getByRole('button', { name: 'Save' }).click();
    await dialog('Create New Part').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/job-tickets/${id}`);
    await expect.poll(() => grid().locator('[role=row][data-id]').count()).toBe(2);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/job-tickets');
    expect(await dialog('Create New Part').count()).toBe(0);
  });

  it('opens neither a part nor its ticket again that were closed, and leaves their list with one press', async () => {
    const { id } = await openParts(1);
    await visit(page, BEFORE);
    await visit(page, '/job-tickets?sort=id&order=DESC');
    const list = page.url();
    const ticket = dialog(`Job Ticket #${id}`);
    const path = () => new URL(page.url()).pathname;
    await page.locator(`[role=row][data-id="${id}"] [data-field=po_number]`).click();
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    for (let times = 0; times < 2; times += 1) {
      await cell(0, 'part_number').click();
      await dialog('Part HB-1').waitFor();
      await dialog('Part HB-1').press('Escape');
      await dialog('Part HB-1').waitFor({ state: 'detached' });
    }
    expect(path()).toBe(`/job-tickets/${id}`);
    await ticket.getByRole('button', { name: 'Close' }).dblclick();
    await ticket.waitFor({ state: 'detached' });
    expect(page.url()).toBe(list);
    await page.goBack();
    await page.waitForURL(`**${BEFORE}`);
  });

  it('goes from a record that was opened by its address and closed to what was there before', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-LINK' });
    await page.goto(BEFORE);
    await page.goto(`/job-tickets/${id}?sort=due_date&order=DESC`);
    await dialog(`Job Ticket #${id}`).waitFor();
    await dialog(`Job Ticket #${id}`).press('Escape');
    await page.waitForURL('**/job-tickets?sort=due_date&order=DESC');
    await page.goBack();
    await page.waitForURL(`**${BEFORE}`);
  });

  it('has one step for a ticket that was loaded anew with its history open', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-LOADED' });
    await page.goto(BEFORE);
    await page.goto(`/job-tickets/${id}?sort=id&order=DESC`);
    await page.getByRole('button', { name: 'History' }).click();
    await dialog('History').waitFor();
    await page.reload();
    await dialog(`Job Ticket #${id}`).waitFor();
    expect(await dialog('History').count()).toBe(0);
    await dialog(`Job Ticket #${id}`).press('Escape');
    await page.waitForURL('**/job-tickets?sort=id&order=DESC');
    await page.goBack();
    await page.waitForURL(`**${BEFORE}`);
  });

  it('has one step for a history that was opened by a double click', async () => {
    const { id } = await openParts(1);
    await page.getByRole('button', { name: 'History' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await dialog('History').waitFor();
    await dialog('History').press('Escape');
    await dialog('History').waitFor({ state: 'detached' });
    await dialog(`Job Ticket #${id}`).waitFor();
    await dialog(`Job Ticket #${id}`).press('Escape');
    await dialog(`Job Ticket #${id}`).waitFor({ state: 'detached' });
  });

  it('closes the history of a ticket and nothing else', async () => {
    const { id } = await openParts(1);
    await page.getByRole('button', { name: 'History' }).click();
    await dialog('History').waitFor();
    await page.goBack();
    await dialog('History').waitFor({ state: 'detached' });
    await dialog(`Job Ticket #${id}`).waitFor();

    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Close history' }).click();
    await dialog('History').waitFor({ state: 'detached' });
    await dialog(`Job Ticket #${id}`).getByRole('button', { name: 'Close', exact: true }).click();
    await page.waitForURL(/\/job-tickets$/);
    expect(await dialog('History').count()).toBe(0);
  });
});

describe('the next ticket, scanned after a cell was left', () => {
  /** As a scanner types: real keys, four milliseconds apart by the clock of the browser, however long they take to arrive. */
  const scan = async (text: string) => {
    const client = await page.context().newCDPSession(page);
    const began = Date.now() / 1000;
    const keys = [...text, 'Enter'].map((key, index) => ({ key, timestamp: began + index * 0.004 }));
    for (const { key, timestamp } of keys) {
      const typed = key === 'Enter' ? '\r' : key;
      await client.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: typed, timestamp });
      await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp });
    }
    await client.detach();
  };
  let next = 0;
  beforeAll(async () => {
    // Three figures at least, as a shop has them after its first week.
    while (next < 100) ({ id: next } = await add('job-tickets', { po_number: 'PO-NEXT' }));
  });

  it('is opened, and the quantity of the next part stays as it is', async () => {
    const { stored } = await openParts(2);
    await type(1, '900');
    await page.keyboard.press('Enter');
    await type(0, '305');
    await page.keyboard.press('Enter');
    await expect.poll(stored).toEqual([305, 900]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field'))).toBe('qty_done');
    await scan(String(next));
    await dialog(`Job Ticket #${next}`).waitFor();
    await page.getByText('PO-NEXT').first().waitFor();
    expect(await stored()).toEqual([305, 900]);
  });

  it.each([
    ['that was opened and not typed in', '', 900],
    ['that was just typed in by hand', '77', 77],
  ])('is opened from a cell %s, which keeps what it has', async (_which, typed, kept) => {
    const { stored } = await openParts(1);
    await type(0, '900');
    await page.keyboard.press('Enter');
    await expect.poll(stored).toEqual([900]);
    await cell(0, 'qty_done').click();
    await page.keyboard.type(typed, { delay: 60 });
    await expect.poll(() => input(0).inputValue()).toBe(typed || '900');
    await scan(String(next));
    await dialog(`Job Ticket #${next}`).waitFor();
    await expect.poll(stored).toEqual([kept]);
  });

  it('is opened, and the status that was chosen last stays as it is', async () => {
    const { id } = await openParts(1);
    await cell(0, 'part_status').click();
    await page.getByRole('option', { name: 'Printing' }).click();
    await page.getByText('Part HB-1: Part Status Printing').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('part_status');
    await scan(String(next));
    await dialog(`Job Ticket #${next}`).waitFor();
    const { body } = await shop.api('GET', `/api/database/job-tickets/${id}/parts`);
    expect(body).toMatchObject([{ part_status: 'Printing' }]);
  });
});

describe('a status chosen in the table', () => {
  it('begins with the option of a letter, and loses nothing by any other key', async () => {
    const { id } = await openParts(1);
    await cell(0, 'part_status').click();
    await page.getByRole('option', { name: 'Printing' }).click();
    await page.getByText('Part HB-1: Part Status Printing').waitFor();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('part_status');
    await page.keyboard.press('7');
    await page.keyboard.press('Space');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.keyboard.press('d');
    await page.getByRole('option', { name: 'Done', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Part HB-1: Part Status Done').waitFor();
    const { body } = await shop.api('GET', `/api/database/job-tickets/${id}/parts`);
    expect(body).toMatchObject([{ part_status: 'Done' }]);
  });

  it('by the keyboard is saved as by the mouse', async () => {
    await openParts(1);
    await cell(0, 'part_status').click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText(/^Part HB-1: Part Status/).waitFor();
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(page.problems).toEqual([]);
  });
});
