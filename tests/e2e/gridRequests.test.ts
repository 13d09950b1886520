/** What a list asks of the server, and what it shows while answers are slow, late or missing. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, signIn } from './support/browser';
import { openShop } from './support/openShop';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';

const { shop, browser } = await openShop({ sampleData: true });

let people = 0;
/** An administrator who has not arranged any list. */
const somebodyNew = () => {
  people += 1;
  const username = `dora.${people}`;
  return shop.api.addUser({ username, password: 'A shop of orders 9', user: `Dora ${people}`, roleId: 1 });
};

const openTickets = async () => {
  const page = await openPage(browser, shop.url, await signedIn(shop, await somebodyNew()));
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    // How the grid is arranged is kept quietly, a moment after it changed.
    if (pathname.startsWith('/api/database/grid-layouts')) return;
    if (pathname.startsWith('/api/')) asked.push(pathname.replace('/api/database', ''));
  });
  await screenOf(page).open('/job-tickets');
  await screenOf(page).dataRows().first().waitFor();
  /** What somebody's action asks for, until nothing more comes. */
  const askedBy = async (act: () => Promise<unknown>, quiet = 2500): Promise<string[]> => {
    asked.length = 0;
    await act();
    await page.waitForTimeout(quiet);
    return [...asked];
  };
  return { page, asked, askedBy };
};

const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByText(/ of /).innerText();
const sortBy = (page: Page, name: string) => page.getByRole('columnheader', { name }).click();

it('Each action asks once', async () => {
  const { page, asked, askedBy } = await openTickets();
  expect(asked).toEqual(['/job-tickets']);
  const { dataRows } = screenOf(page);
  expect(await askedBy(() => sortBy(page, 'Due Date'))).toEqual(['/job-tickets']);
  expect(await askedBy(() => page.getByRole('button', { name: 'Go to next page' }).click())).toEqual(['/job-tickets']);
  expect(await askedBy(() => page.getByRole('button', { name: 'Late' }).click())).toEqual(['/job-tickets']);
  expect(await askedBy(() => page.getByRole('searchbox').pressSequentially('re', { delay: 40 }))).toEqual([
    '/job-tickets',
  ]);
  const id = await dataRows().first().getAttribute('data-id');
  expect(await askedBy(() => dataRows().first().getByRole('gridcell').nth(3).click())).toEqual([`/job-tickets/${id}`]);
  // Closed, the record gives way to its list as it is by now.
  expect(await askedBy(() => page.keyboard.press('Escape'))).toEqual(['/job-tickets']);
  expect(await askedBy(() => page.getByRole('link', { name: 'Quote', exact: true }).click())).toEqual(['/quotes']);
  const back = await askedBy(() => page.getByRole('link', { name: 'Job Ticket', exact: true }).click(), 6000);
  expect(back).toEqual(['/job-tickets']);
});

it('Of two actions that follow each other faster than the address does, both count', async () => {
  const { page, askedBy } = await openTickets();
  const heading = await page.getByRole('columnheader', { name: 'Due Date' }).elementHandle();
  const filter = await page.getByRole('button', { name: 'Late' }).elementHandle();
  const asked = await askedBy(() =>
    page.evaluate(
      async (elements) => {
        for (const element of elements) {
          (element as HTMLElement).click();
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      [heading, filter],
    ),
  );
  expect(asked).toEqual(['/job-tickets', '/job-tickets']);
  const address = new URL(page.url()).searchParams;
  expect([address.get('sort'), address.get('filter')]).toEqual(['due_date', expect.stringContaining('due_date')]);
});

it('Back and Forward show the rows of each address, however they were asked for', async () => {
  const { page } = await openTickets();
  const range = () => page.getByText(/^\d+–\d+ of/).innerText();
  const sorted = () => page.getByRole('columnheader', { name: 'Due Date' }).getAttribute('aria-sort');
  const all = await range();
  await page.getByRole('button', { name: 'Late' }).click();
  await expect.poll(range).not.toBe(all);
  const late = await range();
  await sortBy(page, 'Due Date');
  await expect.poll(sorted).toBe('ascending');
  await page.goBack();
  await expect.poll(sorted).toBe('none');
  expect(await range()).toBe(late);
  await page.goBack();
  await expect.poll(range).toBe(all);
  await page.goForward();
  await expect.poll(range).toBe(late);
  await page.goForward();
  await expect.poll(sorted).toBe('ascending');
});

it('The rows are asked for while the code that shows them is still on its way', async () => {
  const page = await openPage(browser, shop.url, await signedIn(shop, shop.administrator));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/(JobTicketList|RecordGrid)-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === '/api/database/job-tickets') asked.push(request.url());
  });
  await page.goto('/job-tickets');
  await expect.poll(() => asked.length).toBe(1);
  release();
  await screenOf(page).dataRows().first().waitFor();
  await page.waitForTimeout(1500);
  expect(asked).toHaveLength(1);
});

it('A slow old answer never replaces a newer one, and leaving the list gives up what it asked', async () => {
  const { page } = await openTickets();
  const { dataRows } = screenOf(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(decodeURIComponent(request.url())));
  let delay = 1500;
  await page.route('**/job-tickets?*footage*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => undefined);
  });
  await sortBy(page, 'Footage');
  await sortBy(page, 'Due Date');
  const dueDates = () => dataRows().locator('[data-field=due_date]').allInnerTexts();
  await expect.poll(async () => (await dueDates()).join() === (await dueDates()).toSorted().join()).toBe(true);
  const shown = await dueDates();
  await page.waitForTimeout(1800);
  expect(await dueDates()).toEqual(shown);
  expect(failed.some((url) => url.includes('"footage"'))).toBe(true);

  failed.length = 0;
  // Longer than any machine takes to leave the list.
  delay = 20_000;
  await Promise.all([page.waitForRequest('**/job-tickets?*footage*'), sortBy(page, 'Footage')]);
  await page.getByRole('link', { name: 'Quote', exact: true }).click();
  await expect.poll(() => failed.some((url) => url.includes('"footage"'))).toBe(true);
});

it('Rows, order and the text about them stay together when the next page cannot be loaded', async () => {
  const { page } = await openTickets();
  const { dataRows } = screenOf(page);
  const before = await dataRows().first().getAttribute('data-id');
  await page.route('**/job-tickets?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Back in a minute' } }),
  );
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await page.getByText('Back in a minute').waitFor();
  expect(await range(page)).toBe('Before: 1–25 of 1,200');
  expect(await dataRows().first().getAttribute('data-id')).toBe(before);
  await page.unroute('**/job-tickets?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => range(page)).toBe('26–50 of 1,200');
});

describe('In a browser that is new to a person', () => {
  /** Somebody who keeps an order and a page size of the tickets on the server. */
  const somebodyWithAnOrder = async () => {
    const user = await somebodyNew();
    const { status } = await fetch(`${shop.url}/api/database/grid-layouts/job-tickets`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await shop.api.tokenOf(user)}` },
      body: JSON.stringify({
        visible: { footage: false },
        widths: {},
        order: [],
        density: 'compact',
        sort: { field: 'due_date', order: 'DESC' },
        perPage: 50,
      }),
    });
    expect(status).toBe(204);
    return user;
  };

  /** What is asked of the server, in order: the layouts, or the tickets with their order and range. */
  const watched = (page: Page): string[] => {
    const asked: string[] = [];
    page.on('request', (request: Request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/database/grid-layouts') asked.push('layouts');
      if (pathname !== '/api/database/job-tickets') return;
      asked.push(`tickets ${searchParams.get('sort')} ${searchParams.get('range')}`);
    });
    return asked;
  };
  const IN_THEIR_ORDER = ['layouts', 'tickets ["due_date","DESC"] [0,49]'];
  const IN_THE_USUAL_ORDER = ['layouts', 'tickets ["id","DESC"] [0,24]'];

  const rows = (page: Page) => screenOf(page).dataRows().first().waitFor();

  it('the first list has the order, page size and columns that they keep, asked for once', async () => {
    const page = await openPage(browser, shop.url, await signedIn(shop, await somebodyWithAnOrder()));
    const asked = watched(page);
    await page.goto('/job-tickets');
    await rows(page);
    expect(await page.getByRole('columnheader', { name: 'Footage' }).count()).toBe(0);
    await page.waitForTimeout(3000);
    expect(asked).toEqual(IN_THEIR_ORDER);
    // From now on there is a copy: what the server keeps by now is asked for later, and holds up nothing.
    asked.length = 0;
    await page.reload();
    await rows(page);
    await expect.poll(() => asked).toEqual(IN_THEIR_ORDER.toReversed());
  });

  it('so has the first list after signing in', async () => {
    const page = await openPage(browser, shop.url);
    const asked = watched(page);
    await page.goto('/job-tickets');
    await signIn(page, await somebodyWithAnOrder());
    await rows(page);
    await page.waitForTimeout(3000);
    expect(asked).toEqual(IN_THEIR_ORDER);
  });

  it('the layouts are asked for while the code of the console is still on its way', async () => {
    const page = await openPage(browser, shop.url, await signedIn(shop, await somebodyWithAnOrder()));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/console-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const asked = watched(page);
    await page.goto('/job-tickets');
    await expect.poll(() => asked).toEqual(['layouts']);
    release();
    await rows(page);
    expect(asked).toEqual(IN_THEIR_ORDER);
  });

  it.each([
    ['refused', 503],
    ['never answered', null],
  ])('the list comes in its usual order where the layouts are %s', async (_, status) => {
    const page = await openPage(browser, shop.url, await signedIn(shop, await somebodyWithAnOrder()));
    await page.route('**/api/database/grid-layouts', (route) =>
      status === null ? undefined : route.fulfill({ status, json: { message: 'Back in a minute' } }),
    );
    const asked = watched(page);
    await page.goto('/job-tickets');
    await rows(page);
    await page.waitForTimeout(3000);
    expect(asked).toEqual(IN_THE_USUAL_ORDER);
  });
});
