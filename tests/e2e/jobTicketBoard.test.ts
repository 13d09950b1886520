/** Many tickets at once: the board, filters one click away, chosen rows; and who changed what. */
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { barriersOf } from './support/accessibility';
import { keptPage, openPage, type PageOptions, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';

const staff = { username: 'pressroom', password: 'ink-and-paper-9' };

const { shop, browser } = await openShop({ sampleData: true });
let page: TestPage;
const add = addedBy(shop.api);
let asStaff: PageOptions;
let asAdministrator: PageOptions;

beforeAll(async () => {
  asStaff = await signedIn(shop, await shop.api.addUser({ user: 'Press Room', roleId: 2, ...staff }));
  asAdministrator = await signedIn(shop, shop.administrator);
});
const column = (name: string) => page.getByRole('region', { name, exact: true });
const card = (id: number) => page.locator(`[data-ticket="${id}"]`);
const row = (id: number) => page.locator(`[role=row][data-id="${id}"]`);
const stored = async (id: number): Promise<Record<string, unknown>> => {
  const { body } = await shop.api('GET', `/api/database/job-tickets/${id}`);
  return (body as Record<string, unknown>[])[0] ?? {};
};
const find = (text: string) => `filter=${encodeURIComponent(JSON.stringify({ q: text }))}`;

const open = async (path: string, as = asStaff) => {
  page = await keptPage(browser, shop.url, as);
  await visit(page, path);
};

/** As a hand does it: down, over there in small steps, up. */
const drag = async (from: Locator, to: Locator) => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag, or nowhere to drop it');
  await page.mouse.move(start.x + 40, start.y + 40);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 150, { steps: 20 });
  await page.mouse.up();
};

describe('the board', () => {
  it('shows all of more than a thousand tickets by department with few of them drawn, and opens one over it', async () => {
    await open('/');
    await page
      .getByRole('link', { name: 'Board' })
      .or(page.getByRole('button', { name: 'Board' }))
      .click();
    await page.waitForURL(/view=board/);
    const counts = page.locator('[data-count]');
    const sum = async () =>
      (await counts.allInnerTexts()).reduce((all, text) => all + Number(text.replaceAll(',', '')), 0);
    const { body: all } = await shop.api('GET', '/api/database/job-tickets');
    expect((all as unknown[]).length).toBeGreaterThanOrEqual(1200);
    await expect.poll(sum).toBe((all as unknown[]).length);
    expect(await page.locator('[data-ticket]').count()).toBeLessThan(150);
    expect(await barriersOf(page)).toEqual([]);

    await column('Press').locator('[data-ticket]').first().click();
    await page.getByRole('dialog', { name: /^Job Ticket #/ }).waitFor();
    expect(page.url()).toContain('view=board');
    await page.goBack();
    await column('Press').waitFor();
  });

  it('hangs on a wall and shows by itself what others move', async () => {
    const { id } = await add('job-tickets', { po_number: 'BOARD-WALL', department: 'Press' });
    const wall = await openPage(browser, shop.url, asStaff);
    // A minute passes in half a second there.
    await wall.addInitScript(() => {
      const { setInterval } = window;
      const sooner = (work: TimerHandler, pause?: number) => setInterval(work, pause === 60_000 ? 500 : pause);
      Object.assign(window, { setInterval: sooner });
    });
    await wall.goto(`/?view=board&${find('board-wall')}`);
    const card = (name: string) => wall.getByRole('region', { name }).locator(`[data-ticket="${id}"]`);
    await card('Press').waitFor();
    await shop.api('PUT', `/api/database/job-tickets/${id}/update`, { department: 'Finishing' });
    await card('Finishing').waitFor();
  });

  it('moves a ticket with the mouse, in the grid and in its history too', async () => {
    const { id } = await add('job-tickets', { po_number: 'BOARD-MOUSE', department: 'Press' });
    await open(`/?view=board&${find('board-mouse')}`);
    await drag(column('Press').locator(`[data-ticket="${id}"]`), column('Rewind'));
    await page.getByText(`Ticket #${id}: Department Rewind`).waitFor();
    await column('Rewind').locator(`[data-ticket="${id}"]`).waitFor();
    await expect.poll(async () => (await stored(id)).department).toBe('Rewind');

    await visit(page, `/?${find('board-mouse')}`);
    await expect.poll(() => row(id).locator('[data-field=department]').innerText()).toBe('Rewind');
    await row(id).locator('[data-field=po_number]').click();
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    const newest = history.getByRole('listitem').first();
    await expect.poll(() => newest.innerText()).toMatch(/Press Room\s+changed this/);
    expect((await newest.innerText()).replaceAll(/\s+/g, ' ')).toContain('Department Press → Rewind');
  });

  it('moves a ticket with the keyboard alone, and keeps the focus on it', async () => {
    const { id } = await add('job-tickets', { po_number: 'BOARD-KEYS', job_ticket_status: 'needed' });
    await open(`/?view=board&by=status&${find('board-keys')}`);
    await card(id).focus();
    await page.keyboard.press('Space');
    await page.getByText(`Lifted ticket ${id}.`).or(page.getByText(`is over Needed`)).first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Ticket ${id} is over Available.`).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await column('Available').locator(`[data-ticket="${id}"]`).waitFor();
    await expect.poll(async () => (await stored(id)).job_ticket_status).toBe('available');
    await expect.poll(() => card(id).evaluate((element) => element === document.activeElement)).toBe(true);

    // The way back is offered when the ticket is stored.
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.keyboard.press('Control+z');
    await column('Needed').locator(`[data-ticket="${id}"]`).waitFor();
    await expect.poll(async () => (await stored(id)).job_ticket_status).toBe('needed');
    await card(id).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: `Job Ticket #${id}` }).waitFor();
  });

  it('leaves a ticket where it was that is dropped outside the columns', async () => {
    const { id } = await add('job-tickets', { po_number: 'BOARD-OUT', department: 'Press' });
    await open(`/?view=board&${find('board-out')}`);
    const [start, end] = [await card(id).boundingBox(), await column('Rewind').boundingBox()];
    if (!start || !end) throw new Error('There is no card or no column');
    await page.mouse.move(start.x + 40, start.y + 40);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + 100, { steps: 10 });
    await page.mouse.move(end.x + end.width / 2, 20, { steps: 10 });
    await page.mouse.up();
    await page.getByText(`Ticket ${id} stays where it was.`).waitFor({ state: 'attached' });
    await column('Press').locator(`[data-ticket="${id}"]`).waitFor();
    expect((await stored(id)).department).toBe('Press');
  });

  it('puts tickets back that could not be saved, names all of them, and tries all of them again', async () => {
    const tickets = ['Press', 'Press', 'Prepress'].map((department) =>
      add('job-tickets', { po_number: 'BOARD-FAIL', department }),
    );
    const [one, other, third] = (await Promise.all(tickets)).map(({ id }) => id) as [number, number, number];
    await open(`/?view=board&${find('board-fail')}`);
    await page.route(/\/update$/, (route) =>
      route.request().url().includes(`/${third}/`) ? route.continue() : route.abort(),
    );
    await drag(card(one), column('Rewind'));
    const unsaved = page.getByRole('alert').filter({ hasText: 'Not saved' });
    const rewind = `Not saved: Department Rewind of Ticket #${one}: The server cannot be reached`;
    await unsaved.filter({ hasText: rewind }).waitFor();
    expect(await unsaved.innerText()).not.toContain('typed');
    await column('Press').locator(`[data-ticket="${one}"]`).waitFor();

    await drag(card(other), column('Finishing'));
    const finishing = `Not saved: Department Finishing of Ticket #${other}: The server cannot be reached`;
    await unsaved.filter({ hasText: finishing }).waitFor();
    await drag(card(third), column('Shipping'));
    const moved = page.getByRole('alert').filter({ hasText: `Ticket #${third}: Department Shipping` });
    await moved.waitFor();
    expect(await moved.innerText()).not.toContain('Not saved');
    expect(await unsaved.innerText()).toContain(rewind);
    expect(await unsaved.innerText()).toContain(finishing);

    await page.unroute(/\/update$/);
    await unsaved.getByRole('button', { name: 'Try again' }).click();
    const saved = page.getByRole('alert').filter({ hasText: `Ticket #${one}: Department Rewind` });
    await saved.filter({ hasText: `Ticket #${other}: Department Finishing` }).waitFor();
    expect(await unsaved.count()).toBe(0);
    await column('Rewind').locator(`[data-ticket="${one}"]`).waitFor();
    await column('Finishing').locator(`[data-ticket="${other}"]`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await column('Press').locator(`[data-ticket="${one}"]`).waitFor();
    await column('Press').locator(`[data-ticket="${other}"]`).waitFor();
    expect((await stored(third)).department).toBe('Shipping');
  });

  it('puts a ticket back that could not be saved while the network is away, and reads again when it returns', async () => {
    const { id } = await add('job-tickets', { po_number: 'BOARD-OFFLINE', department: 'Press' });
    page = await openPage(browser, shop.url, asStaff);
    await page.goto(`/?view=board&${find('board-offline')}`);
    await card(id).waitFor();
    // What tells of it comes in a quiet moment.
    const hasCome = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/NewestNotice-'));
    await page.waitForFunction(hasCome);
    // Of this page alone: the picture beside it would tell of the network's return before this page has it.
    const network = await page.context().newCDPSession(page);
    const setOffline = (offline: boolean) =>
      network.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    await setOffline(true);
    await drag(card(id), column('Finishing'));
    await page
      .getByRole('alert')
      .filter({ hasText: `Not saved: Department Finishing of Ticket #${id}: The server cannot be reached` })
      .waitFor();
    await column('Press').locator(`[data-ticket="${id}"]`).waitFor();
    const bar = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
    await bar.waitFor();
    await setOffline(false);
    await bar.waitFor({ state: 'detached' });
    await column('Press').locator(`[data-ticket="${id}"]`).waitFor();
    expect((await stored(id)).department).toBe('Press');
  });

  it('shows whole cards beside a column of tickets without a department, and where there is more', async () => {
    const ticket = {
      po_number: 'BOARD-WHOLE',
      due_date: '2025-12-22',
      job_ticket_priority: 'Normal',
      die_status: 'needed',
      material_status: 'available',
      lamination_status: 'staged',
    };
    const { id } = await add('job-tickets', { ...ticket, department: 'Press' });
    await add('job-tickets', ticket);
    await open(`/?view=board&${find('board-whole')}`);
    await card(id).waitFor();
    const none = await column('None').boundingBox();
    expect((none?.x ?? 0) + (none?.width ?? 0)).toBeLessThanOrEqual(1440);

    const cut = await card(id).evaluate((element) => {
      const edge = element.getBoundingClientRect();
      const words = [...element.querySelectorAll<HTMLElement>('*')].filter(
        (part) => part instanceof HTMLElement && part.childElementCount === 0 && part.textContent,
      );
      return words
        .filter((part) => {
          const { left, right, bottom } = part.getBoundingClientRect();
          const isWhole = left >= edge.left && right <= edge.right && bottom <= edge.bottom - 4;
          return !isWhole || (part.clientWidth > 0 && part.scrollWidth > part.clientWidth);
        })
        .map((part) => part.textContent);
    });
    expect(cut).toEqual([]);
    const [name, needed] = [card(id).locator('[data-customer]'), card(id).getByText('Needed: Die')];
    const [above, below] = [await name.boundingBox(), await needed.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(3);

    const board = page.getByRole('group', { name: 'Board' });
    expect(await page.locator('[data-more]').count()).toBe(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.locator('[data-more=right]').waitFor();
    await board.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await page.locator('[data-more=left]').waitFor();
    await page.locator('[data-more=right]').waitFor({ state: 'detached' });
  });
});

describe('filters one click away', () => {
  it('show what is late and what is due this week, on grid and board alike', async () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
    const late = await add('job-tickets', {
      po_number: 'FILTER-LATE',
      due_date: days(-30),
      job_ticket_status: 'needed',
    });
    const done = await add('job-tickets', {
      po_number: 'FILTER-DONE',
      due_date: days(-30),
      job_ticket_status: 'staged',
    });
    await open(`/?${find('filter-')}`);
    await row(done.id).waitFor();
    await page.getByRole('button', { name: 'Late' }).click();
    await row(done.id).waitFor({ state: 'detached' });
    await row(late.id).waitFor();
    await row(late.id).getByTitle('Overdue').first().waitFor();

    await page
      .getByRole('link', { name: 'Board' })
      .or(page.getByRole('button', { name: 'Board' }))
      .click();
    await card(late.id).waitFor();
    expect(await card(done.id).count()).toBe(0);
    await page.getByRole('button', { name: 'Late', pressed: true }).click();
    await card(done.id).waitFor();
    await page.getByRole('button', { name: 'Late', pressed: false }).click();
    await card(done.id).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
    await page.getByRole('button', { name: 'Remove filter: Status is not Staged' }).click();
    await card(done.id).waitFor();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('group', { name: 'Filter Due Date' }).waitFor();
    await panel.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
    expect(await page.getByRole('list', { name: 'Active filters' }).count()).toBe(0);

    await page.getByRole('button', { name: 'Status', exact: true }).click();
    await column('Staged').locator(`[data-ticket="${done.id}"]`).waitFor();
    await page.getByRole('link', { name: 'Grid' }).click();
    await page.getByRole('button', { name: 'Late' }).click();
    await row(done.id).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Board' }).click();
    await column('Needed').locator(`[data-ticket="${late.id}"]`).waitFor();
    expect(page.url()).toContain('by=status');
  });
});

describe('chosen rows', () => {
  it('get a status and a due date all at once, with one undo', async () => {
    const ids: number[] = [];
    for (const department of ['Press', 'Rewind', 'Finishing']) {
      ids.push((await add('job-tickets', { po_number: 'BULK-1', department, due_date: '2027-01-04' })).id);
    }
    await open(`/?${find('bulk-1')}`);
    await screenOf(page).chooseAll(ids);

    await page.getByRole('button', { name: 'Department', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Shipping' }).click();
    await page.getByText('Department of 3 tickets: Shipping').waitFor();
    const departments = async () => Promise.all(ids.map(async (id) => (await stored(id)).department));
    expect(await departments()).toEqual(['Shipping', 'Shipping', 'Shipping']);

    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    expect(await departments()).toEqual(['Press', 'Rewind', 'Finishing']);

    await page.getByRole('button', { name: 'Due Date…' }).click();
    await page.getByLabel('Due Date', { exact: true }).last().fill('2027-02-01');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await page.getByText('Due Date of 3 tickets: 2027-02-01').waitFor();
    await expect
      .poll(() =>
        row(ids[0] ?? 0)
          .locator('[data-field=due_date]')
          .innerText(),
      )
      .toBe('2027-02-01');
  });

  it('are changed once by a double click, and what takes that back outlasts a click elsewhere', async () => {
    const { id } = await add('job-tickets', { po_number: 'TWICE-1', job_ticket_priority: 'High' });
    await open(`/?${find('twice-1')}`);
    await screenOf(page).chooseAll([id]);
    await page.getByRole('button', { name: 'Priority', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Rush' }).dblclick();
    await page.getByText('Priority of 1 ticket: Rush').waitFor();
    await row(id).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored(id)).job_ticket_priority).toBe('High');
    await page.getByText('Undone').waitFor();
    expect((await stored(id)).version).toBe(3);
  });

  it('keep what somebody else has changed in the meantime', async () => {
    const { id } = await add('job-tickets', { po_number: 'BULK-2', department: 'Press', job_ticket_status: 'needed' });
    await open(`/?${find('bulk-2')}`);
    await page.getByRole('button', { name: 'Choose rows' }).click();
    await row(id).getByRole('checkbox').click();
    await shop.api('PUT', `/api/database/job-tickets/${id}/update`, {
      department: 'Rewind',
      notes: 'By somebody else',
    });

    await page.getByRole('button', { name: 'Status', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Available' }).click();
    await page.getByText('Status of 1 ticket: Available').waitFor();
    expect(await stored(id)).toMatchObject({
      job_ticket_status: 'available',
      department: 'Rewind',
      notes: 'By somebody else',
    });

    await shop.api('PUT', `/api/database/job-tickets/${id}/update`, { job_ticket_priority: 'Rush' });
    await page.getByRole('button', { name: 'Priority', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Low' }).click();
    await page.getByText(`Not saved: Priority Low of Ticket #${id}:`).waitFor();
    await page.getByText(/Not saved:.*has just set Priority to Rush/s).waitFor();
    expect((await stored(id)).job_ticket_priority).toBe('Rush');
  });

  it('tell how many were changed when not all could be, and try the others again', async () => {
    const ids: number[] = [];
    for (const priority of ['Rush', 'Normal', 'Rush']) {
      ids.push((await add('job-tickets', { po_number: 'BULK-3', job_ticket_priority: priority })).id);
    }
    await open(`/?${find('bulk-3')}`);
    await screenOf(page).chooseAll(ids);
    await page.route(`**/job-tickets/${ids[1]}/update`, (route) => route.abort());
    await page.getByRole('button', { name: 'Priority', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Low' }).click();
    await page.getByText('Priority of 2 of 3 tickets: Low').waitFor();
    const unsaved = page.getByRole('alert').filter({ hasText: 'Not saved' });
    await unsaved.filter({ hasText: `Priority Low of Ticket #${ids[1]}: The server cannot be reached` }).waitFor();
    const priorities = async () => Promise.all(ids.map(async (id) => (await stored(id)).job_ticket_priority));
    expect(await priorities()).toEqual(['Low', 'Normal', 'Low']);

    await page.unroute(`**/job-tickets/${ids[1]}/update`);
    await unsaved.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Priority of 3 tickets: Low').waitFor();
    expect(await unsaved.count()).toBe(0);
    expect(await priorities()).toEqual(['Low', 'Low', 'Low']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    expect(await priorities()).toEqual(['Rush', 'Normal', 'Rush']);
  });

  it('keep what could not be saved apart from what is saved later, until it is tried again or dismissed', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 2; made += 1) {
      ids.push((await add('job-tickets', { po_number: 'BULK-4', job_ticket_priority: 'Normal' })).id);
    }
    await open(`/?${find('bulk-4')}`);
    await screenOf(page).chooseAll(ids);
    const choose = async (field: string, value: string) => {
      await page.getByRole('button', { name: field, exact: true }).click();
      await page.getByRole('menuitem', { name: value }).click();
    };
    const priorities = async () => Promise.all(ids.map(async (id) => (await stored(id)).job_ticket_priority));
    const unsaved = page.getByRole('alert').filter({ hasText: 'Not saved' });

    await page.route(/\/update$/, (route) => route.abort());
    await choose('Priority', 'Rush');
    await unsaved.waitFor();
    expect(await unsaved.innerText()).toMatch(
      /^Not saved: Priority Rush of Ticket #\d+, Ticket #\d+: The server cannot/,
    );
    await page.unroute(/\/update$/);

    await choose('Status', 'Available');
    const saved = page.getByRole('alert').filter({ hasText: 'Status of 2 tickets: Available' });
    await saved.waitFor();
    expect(await saved.innerText()).not.toContain('Not saved');
    expect(await unsaved.innerText()).not.toContain('Status');
    const [above, below] = [await saved.boundingBox(), await unsaved.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    // A click elsewhere leaves both.
    await page.getByText('2 chosen').click();
    expect([await saved.count(), await unsaved.count()]).toEqual([1, 1]);
    await unsaved.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Priority of 2 tickets: Rush').waitFor();
    expect(await priorities()).toEqual(['Rush', 'Rush']);
    expect(await unsaved.count()).toBe(0);

    await page.route(/\/update$/, (route) => route.abort());
    await choose('Priority', 'Low');
    await unsaved.waitFor();
    // The later choice takes the place of the earlier one.
    await choose('Priority', 'Normal');
    await unsaved.filter({ hasText: 'Priority Normal' }).waitFor();
    expect(await unsaved.innerText()).not.toContain('Low');
    // So does the choice of what stands already, for which nothing has to be sent.
    await choose('Priority', 'Rush');
    await page.getByText('Priority of 2 tickets: Rush').waitFor();
    expect(await unsaved.count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

    await choose('Priority', 'Low');
    await unsaved.waitFor();
    await page.unroute(/\/update$/);
    await unsaved.getByRole('button', { name: 'Dismiss' }).click();
    await unsaved.waitFor({ state: 'detached' });
    expect(await priorities()).toEqual(['Rush', 'Rush']);
  });

  it('lose no due date to a field that is left empty, and all of them to a button that says so', async () => {
    const ids: number[] = [];
    for (const due_date of ['2027-01-04', '2027-01-05']) {
      ids.push((await add('job-tickets', { po_number: 'BULK-5', due_date })).id);
    }
    await open(`/?${find('bulk-5')}`);
    await screenOf(page).chooseAll(ids);
    const days = async () => Promise.all(ids.map(async (id) => (await stored(id)).due_date));
    await page.getByRole('button', { name: 'Due Date…' }).click();
    const asked = page.getByRole('dialog', { name: 'Due date of the chosen tickets' });
    await page.keyboard.press('Enter');
    await asked.getByRole('alert').getByText('Choose a date').waitFor();
    const input = asked.getByLabel('Due Date', { exact: true });
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await days()).toEqual(['2027-01-04', '2027-01-05']);

    await asked.getByRole('button', { name: 'No due date' }).click();
    await page.getByText('Due Date of 2 tickets: none').waitFor();
    expect(await days()).toEqual([null, null]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    expect(await days()).toEqual(['2027-01-04', '2027-01-05']);
  });
});

describe('a quote', () => {
  it('becomes a ticket with one part, which links back, and both tell of a later change', async () => {
    const quote = await add('quotes', {
      quote_description: 'Pale ale, front label',
      size_across: 3,
      size_around: 2,
      across_override: 4,
      labels_per_roll: 1000,
    });
    await open(`/quotes/${quote.id}`, asAdministrator);
    await page.getByRole('button', { name: 'Create job ticket' }).click();
    await page.getByRole('menuitem', { name: /Row 3: 5,000 labels/ }).click();
    const form = page.getByRole('dialog', { name: 'Create New Job Ticket' });
    await form.getByText('The ticket gets one part of 5,000 labels.').waitFor();
    await form.getByLabel('PO #').fill('PO-FROM-QUOTE');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/job-tickets\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    const { body: parts } = await shop.api('GET', `/api/database/job-tickets/${id}/parts`);
    expect(parts).toMatchObject([{ quantity: 5000, full_rolls: 5, copy_position: 4, quote_id: quote.id }]);

    await shop.api('PUT', `/api/database/quotes/${quote.id}/update`, { core_id: 1 });
    await page.reload();
    const ticket = page.getByRole('dialog', { name: `Job Ticket #${id}` });
    await ticket.getByText('Core ID 3 → 1 in').waitFor();
    await ticket.getByRole('link', { name: String(quote.id), exact: true }).click();
    await page.waitForURL(new RegExp(`/quotes/${quote.id}$`));
    await page.getByRole('button', { name: '1 job ticket, 1 made before this quote was changed' }).click();
    await page.getByRole('menuitem', { name: `#${id} · PO PO-FROM-QUOTE` }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'History' }).click();
    await expect
      .poll(() => page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first().innerText())
      .toMatch(/Core ID\s+3 → 1/);

    await open(`/job-tickets/${id}`);
    const shown = page.getByRole('group', { name: 'Quote ID' });
    await expect.poll(() => shown.innerText()).toBe(String(quote.id));
    expect(await shown.getByRole('link').count()).toBe(0);
  });

  it('gives no part to a ticket that is of another quote in the end', async () => {
    const [quote, other] = [await add('quotes', { quote_description: 'Stout' }), await add('quotes', {})];
    await open(`/job-tickets/add?quote_id=${quote.id}&row=3`, asAdministrator);
    const form = page.getByRole('dialog', { name: 'Create New Job Ticket' });
    await form.getByText('The ticket gets one part of 5,000 labels.').waitFor();
    await form.getByRole('combobox', { name: 'Quote ID' }).fill(`#${other.id}`);
    await page.getByRole('option', { name: new RegExp(`^#${other.id}\\b`) }).click();
    await form.getByText(`This is no longer quote #${quote.id}: the ticket gets no part.`).waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/job-tickets\/\d+$/);
    const { body: tickets } = await shop.api('GET', `/api/database/job-tickets/${page.url().split('/').at(-1)}`);
    expect(tickets).toMatchObject([{ quote_id: other.id }]);
    const { body: parts } = await shop.api('GET', `/api/database/job-tickets/${page.url().split('/').at(-1)}/parts`);
    expect(parts).toEqual([]);
  });
});
