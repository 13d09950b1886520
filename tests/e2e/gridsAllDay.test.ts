/** The grids of somebody who works in them all day: arranged their own way, and by the keyboard. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersOf } from './support/accessibility';
import { keptPage, openPage, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';
import type { User } from './support/shop';

const { shop, browser } = await openShop({ sampleData: true });

const openTickets = async (search = ''): Promise<TestPage> => {
  const page = await keptPage(browser, shop.url, await signedIn(shop, shop.administrator));
  await screenOf(page).open(`/job-tickets${search}`);
  await screenOf(page).dataRows().first().waitFor();
  return page;
};

const firstId = (page: Page) => screenOf(page).dataRows().first().getAttribute('data-id');
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByText(/ of /).innerText();
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id') ?? null);

/** Drags the end of a column by its separator to another place across the page; hands back how wide the column is then. */
const dragEnd = async (page: Page, name: string, to: (column: { start: number; end: number }) => number) => {
  const heading = page.getByRole('columnheader', { name });
  const { x: start = 0 } = (await heading.boundingBox()) ?? {};
  const separator = await heading.locator('.MuiDataGrid-columnSeparator').boundingBox();
  const { x: end = 0, y = 0, width = 0, height = 0 } = separator ?? {};
  await page.mouse.move(end + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(to({ start, end }), y + height / 2, { steps: 5 });
  await page.mouse.up();
  return async () => (await heading.boundingBox())?.width;
};

describe('somebody who works here all day', () => {
  it('always comes into the rows by the Tab key', async () => {
    const page = await openTickets('?sort=id&order=ASC&perPage=100');
    const { dataRows } = screenOf(page);
    const sizes = page.getByRole('combobox', { name: 'Rows per page' });
    const enter = async () => {
      await sizes.focus();
      await page.keyboard.press('Shift+Tab');
    };
    const scroll = (top: number) =>
      page.locator('.MuiDataGrid-virtualScroller').evaluate((all, to) => all.scrollTo(0, to), top);
    const isInSight = () =>
      page.evaluate(() => {
        const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        const { top: first = 0, bottom: last = 0 } =
          document.querySelector('.MuiDataGrid-virtualScroller')?.getBoundingClientRect() ?? {};
        return top >= first && bottom <= last;
      });
    const id = await dataRows().nth(1).getAttribute('data-id');
    await dataRows()
      .nth(1)
      .getByRole('gridcell')
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await sizes.focus();
    await scroll(3000);
    await page.locator('[data-rowindex="85"]').waitFor();
    await enter();
    await expect.poll(() => focusedRow(page)).toBe(id);
    await expect.poll(isInSight).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedRow(page)).not.toBe(id);

    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => range(page)).toMatch(/^101–/);
    await scroll(0);
    await enter();
    await expect.poll(() => focusedRow(page)).toBe(await firstId(page));
  });

  it('opens a record in a window of its own from anywhere in its first cell', async () => {
    const page = await openTickets();
    const cell = screenOf(page).dataRows().first().getByRole('gridcell').first();
    const { x = 0, y = 0, width = 0, height = 0 } = (await cell.boundingBox()) ?? {};
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.mouse.click(x + width - 4, y + height - 6, { button: 'middle' }),
    ]);
    const id = await firstId(page);
    await expect.poll(() => new URL(opened.url()).pathname).toBe(`/job-tickets/${id}`);
  });

  it('finds the grids so in another browser, and another person in this one does not', async () => {
    const [anna, ben] = await Promise.all(
      ['anna', 'ben'].map((name) =>
        shop.api.addUser({ username: `${name}.grids`, password: 'A shop of layouts 7', user: name, roleId: 1 }),
      ),
    );
    if (!anna || !ben) throw new Error('Two people were added');
    const headings = async (page: Page) =>
      (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
    const openFor = async (user: User) => {
      const page = await openPage(browser, shop.url, await signedIn(shop, user));
      await screenOf(page).open('/job-tickets');
      await screenOf(page).dataRows().first().waitFor();
      return page;
    };
    const page = await openFor(anna);
    await page.route('**/grid-layouts/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Back in a minute' } }),
    );
    await page.getByRole('button', { name: 'Columns' }).click();
    const panel = page.getByRole('dialog', { name: 'Columns' });
    await panel.getByRole('checkbox', { name: 'Footage' }).uncheck();
    await page.getByText('The layout of the grid could not be saved').waitFor();
    await page.unroute('**/grid-layouts/*');
    const kept = page.waitForResponse((response) => response.url().endsWith('/grid-layouts/job-tickets'));
    await panel.getByRole('checkbox', { name: 'Department' }).uncheck();
    expect((await kept).status()).toBe(204);

    const another = await openFor(anna);
    const hidden = ['Footage', 'Department'];
    await expect.poll(async () => (await headings(another)).filter((name) => hidden.includes(name))).toEqual([]);
    const other = await openFor(ben);
    await expect.poll(() => headings(other)).toEqual(expect.arrayContaining(hidden));
  });

  it('sees that a status is cut off where its column has been made too narrow for it', async () => {
    const carla = await shop.api.addUser({
      username: 'carla.grids',
      password: 'A shop of layouts 8',
      user: 'Carla',
      roleId: 1,
    });
    const page = await keptPage(browser, shop.url, await signedIn(shop, carla));
    await screenOf(page).open('/job-tickets');
    await dragEnd(page, 'Status', ({ end }) => end - 40);
    const chips = page.locator('[data-field=job_ticket_status] > [data-tone]');
    const beyond = () =>
      chips.evaluateAll((all) =>
        all.map(
          (chip) => chip.getBoundingClientRect().right - (chip.parentElement?.getBoundingClientRect().right ?? 0),
        ),
      );
    await expect.poll(async () => (await beyond()).length).toBeGreaterThan(5);
    await expect.poll(async () => Math.max(...(await beyond()))).toBeLessThanOrEqual(0);
    const shortened = await chips.evaluateAll((all) =>
      all.filter((chip) => chip.scrollWidth > chip.clientWidth).map((chip) => getComputedStyle(chip).textOverflow),
    );
    expect(new Set(shortened)).toEqual(new Set(['ellipsis']));
  });

  it('makes a column of words narrower than it was, and a date no narrower than itself', async () => {
    const edgar = await shop.api.addUser({
      username: 'edgar.grids',
      password: 'A shop of layouts 9',
      user: 'Edgar',
      roleId: 1,
    });
    const page = await keptPage(browser, shop.url, await signedIn(shop, edgar));
    await screenOf(page).open('/job-tickets?sort=due_date&order=ASC');
    await screenOf(page).dataRows().first().waitFor();
    const narrow = (name: string) => dragEnd(page, name, ({ start }) => start + 10);
    await expect.poll(await narrow('PO #')).toBe(56);
    await expect.poll(await narrow('Created Date')).toBe(100);
    await expect.poll(await narrow('Due Date')).toBe(112);
    const cut = await page
      .locator('[role=gridcell]:is([data-field=date_of_order], [data-field=due_date])')
      .evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent));
    expect(cut).toEqual([]);
  });

  it('reads a due date at the height of the texts beside it, also one that has passed', async () => {
    const page = await openTickets();
    await page.getByRole('button', { name: 'Late' }).click();
    const signs = page.locator('[data-field=due_date] [title=Overdue]');
    await signs.first().waitFor();
    const heights = await screenOf(page)
      .dataRows()
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const [due, ordered] = ['due_date', 'date_of_order'].map((field) => {
            const cell = row.querySelector(`[data-field=${field}]`);
            const text = cell && document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
            if (!text) return null;
            const range = document.createRange();
            range.selectNodeContents(text);
            return range.getBoundingClientRect().top;
          });
          return due != null && ordered != null ? [Math.abs(due - ordered)] : [];
        }),
      );
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.max(...heights)).toBeLessThan(0.1);
  });

  it('sees the headings stay where they are when the rows come', async () => {
    const page = await openPage(browser, shop.url, await signedIn(shop, shop.administrator));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/customers?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/setup/customers');
    const placesOf = (headings: Locator) =>
      headings.evaluateAll((all) =>
        all.map((heading) => {
          const { x, y, width, height } = heading.getBoundingClientRect();
          return [heading.textContent, Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
        }),
      );
    await page.locator('[data-loading-headings] > *').first().waitFor();
    const waiting = await placesOf(page.locator('[data-loading-headings] > *'));
    release();
    await screenOf(page).dataRows().first().waitFor();
    expect(await placesOf(page.getByRole('columnheader'))).toEqual(waiting);
  });

  it('arranges the columns, finds them so again, and puts them back', async () => {
    const page = await openTickets();
    const headings = async () => (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
    const usual = await headings();
    const room = await page
      .locator('.MuiDataGrid-row [data-field="po_number"]')
      .first()
      .evaluate((cell) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(cell);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) pen.font = font;
        const needed = pen?.measureText('4500018888').width ?? Number.NaN;
        return cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - needed;
      });
    expect(room).toBeGreaterThanOrEqual(0);
    const arrange = async (act: (panel: ReturnType<Page['getByRole']>) => Promise<void>) => {
      await page.getByRole('button', { name: 'Columns' }).click();
      const panel = page.getByRole('dialog', { name: 'Columns' });
      await act(panel);
      expect(await barriersOf(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Close' }).click();
    };
    await arrange(async (panel) => {
      await panel.getByRole('checkbox', { name: 'Quote ID' }).uncheck();
      await panel.getByRole('button', { name: 'Move Customer forward' }).click();
      await panel.getByRole('button', { name: 'comfortable' }).click();
    });
    const arranged = ['ID', 'Customer', 'PO #', ...usual.slice(4)];
    await expect.poll(headings).toEqual(arranged);
    await page.reload();
    await expect.poll(headings).toEqual(arranged);
    await arrange((panel) => panel.getByRole('button', { name: 'Reset layout' }).click());
    await expect.poll(headings).toEqual(usual);
  });

  it('scans paper with the focus anywhere: on another row, on the board, over a ticket, in a field', async () => {
    const page = await openTickets();
    const { dataRows, dialog, button } = screenOf(page);
    /** As a scanner types: all keys in one moment, where the focus is. */
    const scan = (text: string) =>
      page.evaluate(
        (keys) => {
          for (const key of keys) {
            document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
            );
          }
        },
        [...text, 'Enter'],
      );
    await dataRows()
      .nth(1)
      .getByRole('gridcell')
      .nth(2)
      .click({ modifiers: ['Shift'] });

    await scan('3');
    await dialog('Job Ticket #3').waitFor();
    await button('Edit').waitFor();
    await button('Edit').focus();
    await scan('5');
    await dialog('Job Ticket #5').waitFor();
    await button('Edit').click();
    await page.getByRole('textbox', { name: 'Notes' }).focus();
    await scan('3');
    await button('Cancel').click();
    await dialog('Job Ticket #5').waitFor();
    // The last of two papers, though the first is found later.
    let isHeld = true;
    await page.route('**/api/database/job-tickets?*', async (route) => {
      const isFirst = decodeURIComponent(route.request().url()).includes('"id":3');
      while (isFirst && isHeld) await new Promise((resolve) => setTimeout(resolve, 20));
      await route.continue();
    });
    await scan('3');
    await scan('4');
    await dialog('Job Ticket #4').waitFor();
    const late = page.waitForResponse((response) => decodeURIComponent(response.url()).includes('"id":3'));
    isHeld = false;
    await late;
    await dialog('Job Ticket #4').getByRole('button', { name: 'Edit' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/job-tickets/4');
    await page.unrouteAll();
    // None that is there: the ticket shown would be taken for it.
    await scan('999999999');
    await page.getByText('Nothing matches this search.').waitFor();
    expect(await dialog(/^Job Ticket/).count()).toBe(0);
    await page.goBack();
    await dataRows().nth(1).waitFor();
    await page.goBack();
    await dataRows().nth(1).waitFor();
    expect(await dialog(/^Job Ticket/).count()).toBe(0);

    // One that stutters over the air, after a row was ticked.
    await page.getByRole('button', { name: 'Choose rows' }).click();
    await dataRows().nth(1).getByRole('checkbox').click();
    for (const key of ['1', '7']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(120);
    }
    await page.keyboard.press('Enter');
    await dialog('Job Ticket #17').waitFor();

    await page.goto('/job-tickets?view=board');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => page.getByRole('searchbox').evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole('searchbox').blur();
    await scan('999999999');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('999999999');
    await page.getByText('Nothing matches this search.').waitFor();
  });

  it.each(['/job-tickets?sort=id&order=DESC', '/job-tickets?view=board'])(
    'closes a panel over %s by Back, and keeps what the list was asked for from it',
    async (list) => {
      const page = await openTickets('?sort=po_number&order=ASC');
      const filters = page.getByRole('dialog', { name: 'Filters' });
      const asked = () => new URL(page.url()).searchParams.get('filter');
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, list);
      await page.getByRole('button', { name: 'Filters' }).click();
      await filters.waitFor();
      await page.goBack();
      await filters.waitFor({ state: 'detached' });
      expect(page.url()).toContain(list);

      await page.getByRole('button', { name: 'Filters' }).click();
      await filters.getByRole('combobox', { name: 'Column' }).selectOption('PO #');
      await filters.getByRole('textbox', { name: 'Value' }).fill('45');
      await filters.getByRole('button', { name: 'Apply' }).click();
      await filters.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
      expect(asked()).toContain('45');
      await page.goBack();
      await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
      expect(asked()).toBeNull();
      expect(await filters.count()).toBe(0);

      // Neither Forward nor a reload leaves a trace of a panel that was open: what is asked for next can be taken back.
      for (const leave of [() => page.goBack().then(() => page.goForward()), () => page.reload()]) {
        await page.getByRole('button', { name: 'Filters' }).click();
        await filters.waitFor();
        await leave();
        await page.getByRole('button', { name: 'Late' }).click();
        await expect.poll(asked).toContain('due_date');
        expect(await filters.count()).toBe(0);
        await page.goBack();
        await expect.poll(asked).toBeNull();
        expect(page.url()).toContain(list);
      }
    },
  );

  it('opens a row with one click, also one whose text a double click has marked', async () => {
    const page = await openTickets();
    const { dialog } = screenOf(page);
    // Also while a dialog hides it.
    const row = page.locator('[role=row][data-id]').nth(1).locator('[data-field=customer_name]');
    await row.click();
    await dialog(/^Job Ticket/).waitFor();
    // As the second click does, where it comes before the first has opened anything.
    await row.evaluate((text) => document.getSelection()?.selectAllChildren(text));
    await dialog(/^Job Ticket/).press('Escape');
    await dialog(/^Job Ticket/).waitFor({ state: 'detached' });
    await row.click();
    await dialog(/^Job Ticket/).waitFor();
  });

  it('uses the keyboard: to search, to open, and back at the row afterwards', async () => {
    const page = await openTickets();
    const { dataRows, dialog, button } = screenOf(page);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('searchbox');

    const id = (await dataRows().nth(1).getAttribute('data-id')) ?? '';
    await dataRows()
      .first()
      .getByRole('gridcell')
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog(`Job Ticket #${id}`).waitFor();
    await button('Edit').waitFor();
    await button('Edit').click();
    await page.getByRole('textbox', { name: 'Notes' }).fill('Seen');
    await button('Save').click();
    await button('Edit').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focusedRow(page)).toBe(id);

    await page.goto(`/job-tickets/${id}`);
    await dialog(`Job Ticket #${id}`).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => focusedRow(page)).toBe(id);
  });

  it('finds the row of a ticket that was just added under the focus', async () => {
    const page = await openTickets();
    const before = await firstId(page);
    await page.getByRole('link', { name: 'New', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'PO #' }).fill('JUST-ADDED');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => firstId(page)).not.toBe(before);
    await expect.poll(async () => (await focusedRow(page)) === (await firstId(page))).toBe(true);
  });
});
