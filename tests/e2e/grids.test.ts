/** Finding, arranging and choosing among many records, in the grid of job tickets. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersOf } from './support/accessibility';
import { openPage, type TestPage } from './support/browser';
import { openShop } from './support/openShop';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';

const { shop, browser } = await openShop({ sampleData: true });

const openTickets = async (search = ''): Promise<TestPage> => {
  const page = await openPage(browser, shop.url, await signedIn(shop, shop.administrator));
  await screenOf(page).open(`/job-tickets${search}`);
  await screenOf(page).dataRows().first().waitFor();
  return page;
};

const filterIn = (page: Page): unknown => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');
const firstId = (page: Page) => screenOf(page).dataRows().first().getAttribute('data-id');
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByText(/ of /).innerText();
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').allInnerTexts();
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id') ?? null);

describe('somebody who filters', () => {
  it('puts filters together from the menu of a column, and takes them off again', async () => {
    const page = await openTickets();
    expect(await screenOf(page).cutHeadings()).toEqual([]);
    const heading = page.getByRole('columnheader', { name: 'Status' });
    await heading.hover();
    await heading.getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Filter…' }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('button', { name: 'Needed' }).click();
    await panel.getByRole('button', { name: 'Available' }).click();

    await panel.getByRole('button', { name: 'Add filter' }).click();
    const added = panel.getByRole('group', { name: /^Filter/ }).last();
    await added.getByLabel('Column').selectOption('Footage');
    await panel.getByRole('group', { name: 'Filter Footage' }).getByLabel('Operator').selectOption('is more than');
    await panel.getByLabel('Value', { exact: true }).fill('1e');
    expect(await barriersOf(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Apply' }).click();
    await panel.getByRole('alert').getByText('“1e” is not a number yet').waitFor();
    await panel.getByLabel('Value', { exact: true }).fill('1500.5');
    await panel.getByRole('button', { name: 'Apply' }).click();

    await expect.poll(() => filterIn(page)).toEqual({ job_ticket_status: ['needed', 'available'], footage_gt: 1500.5 });
    await expect
      .poll(() => chips(page))
      .toEqual(['Status is any of Needed, Available', 'Footage is more than 1,500.5', 'Clear all']);
    await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
    await page.getByRole('button', { name: /^Remove filter: Footage/ }).click();
    await expect.poll(() => filterIn(page)).toEqual({ job_ticket_status: ['needed', 'available'] });
    expect(page.problems).toEqual([]);
  });

  it('has a sheet of its own on a phone', async () => {
    const options = await signedIn(shop, shop.administrator);
    const page = await openPage(browser, shop.url, { ...options, viewport: { width: 390, height: 844 } });
    await screenOf(page).open('/job-tickets');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('button', { name: 'Apply' }).waitFor();
    expect((await panel.boundingBox())?.height).toBe(844);
    await panel.getByLabel('Column').selectOption('PO #');
    const value = await panel.getByLabel('Value', { exact: true }).boundingBox();
    const remove = await panel.getByRole('button', { name: /^Remove the filter/ }).boundingBox();
    expect(value?.width).toBeGreaterThan(300);
    expect(remove?.y).toBeLessThan(value?.y ?? 0);
  });

  it('is told what is wrong with a hand-typed address, and gets the list', async () => {
    const filter = '{"nonsense":1,"due_date_lt":5,"footage_q":"x","po_number_q":"PO"}';
    const page = await openTickets(`?sort=nothing&page=99999&perPage=7&filter=${encodeURIComponent(filter)}`);
    await page.getByText('Part of this address is not understood').waitFor();
    await expect.poll(() => filterIn(page)).toEqual({ po_number_q: 'PO' });
    await expect.poll(() => range(page)).toMatch(/^\d.* of \d/);
    await page.goto('/job-tickets?filter=%7B%22q');
    await expect.poll(() => range(page)).toBe('1–25 of 1,200');
    await page.goto('/job-tickets?sort=customer_name&sort=id&perPage=50&perPage=100');
    await page.getByText('Part of this address is not understood').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=customer_name&perPage=50&order=ASC');
    await expect.poll(() => range(page)).toBe('1–50 of 1,200');
    await page.goto('/job-tickets?view=board&view=board');
    await page.getByText('Part of this address is not understood').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?view=board');
  });
});

describe('somebody with a list of many', () => {
  it('looks them up, and sees which there are none of', async () => {
    const page = await openTickets();
    await page.route('**/job-tickets/lookup', async (route) => {
      expect(route.request().postDataJSON()).toEqual({ field: 'id', values: ['3', '5', '1198', '99999'] });
      await route.fulfill({ json: { ids: [3, 5], missing: ['1198', '99999'], total: 2 } });
    });
    await page.getByRole('button', { name: 'Look up many' }).click();
    const dialog = page.getByRole('dialog', { name: /^Look up many/ });
    await dialog.getByLabel('Look up by').selectOption('ID');
    await dialog.getByRole('textbox', { name: 'Values' }).fill('3, "5"\n1,198\n99999\t3');
    await dialog.getByText('4 different values').waitFor();
    await dialog.getByRole('button', { name: 'Look up', exact: true }).click();
    await dialog.getByText('Found 2 of 4 values. The list shows them.').waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Not found' }).inputValue()).toBe('1198\n99999');
    expect(await barriersOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => screenOf(page).dataRows().count()).toBe(2);
    expect(await chips(page)).toEqual(['Looked up: 2']);
    await page.getByRole('button', { name: 'Remove filter: Looked up: 2' }).click();
    await expect.poll(() => range(page)).toBe('1–25 of 1,200');
  });

  it('is told when there are more than the list can show', async () => {
    const page = await openTickets();
    const ids = Array.from({ length: 1000 }, (_, index) => index + 1);
    await page.route('**/job-tickets/lookup', (route) => route.fulfill({ json: { ids, missing: [], total: 1100 } }));
    await page.getByRole('button', { name: 'Look up many' }).click();
    const dialog = page.getByRole('dialog', { name: /^Look up many/ });
    await dialog.getByRole('textbox', { name: 'Values' }).fill('D-77');
    await dialog.getByRole('button', { name: 'Look up', exact: true }).click();
    await dialog.getByText('The first 1,000 of 1,100 are shown.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => range(page)).toBe('1–25 of 1,000');
  });

  it('saves every matching row as CSV: tries again after a failure', async () => {
    const page = await openTickets();
    let calls = 0;
    await page.route('**/job-tickets/export.csv?*', async (route) => {
      calls += 1;
      const query = new URL(route.request().url()).searchParams;
      expect(JSON.parse(query.get('columns') ?? '')).toContain('po_number');
      if (calls === 1) await route.fulfill({ status: 503, json: { message: 'The shop is busy' } });
      else {
        const headers = { 'Content-Type': 'text/csv', 'X-Total-Count': '2' };
        await route.fulfill({ headers, body: 'ID,PO #\r\n1,"two\nlines"\r\n2,x\r\n' });
      }
    });
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as CSV' });
    await dialog.getByText('The shop is busy').waitFor();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    expect((await download).suggestedFilename()).toMatch(/^job-tickets-\d{4}-\d\d-\d\d\.csv$/);
    await dialog.getByText('Saved: 2 rows').waitFor();
  });

  it('chooses rows on several pages, all that match, and none', async () => {
    const page = await openTickets(`?filter=${encodeURIComponent('{"id_lte":300}')}`);
    const { dataRows } = screenOf(page);
    const bar = page.getByRole('region', { name: 'Chosen rows' });
    await page.getByRole('button', { name: 'Choose rows' }).click();
    await dataRows().first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => range(page)).toMatch(/^26–/);
    await dataRows().first().getByRole('checkbox').check();
    await bar.getByText('2 chosen').waitFor();
    await page.getByRole('button', { name: 'Go to first page' }).click();
    await expect.poll(() => dataRows().first().getByRole('checkbox').isChecked()).toBe(true);
    const total = (await range(page)).replace(/.* of /, '');
    await bar.getByRole('button', { name: `Choose all ${total} matching` }).click();
    await bar.getByText(`${total.replace(',', '')} chosen`).waitFor();
    await bar.getByRole('button', { name: 'Choose none' }).click();
    await bar.getByText('Choose rows', { exact: true }).waitFor();
  });
});

describe('somebody who works here all day', () => {
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

describe('somebody who works by touch', () => {
  /** The page, as a tablet shows it. */
  const openByTouch = async (search = '') => {
    const page = await openPage(browser, shop.url, await signedIn(shop, shop.administrator));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
    await page.setViewportSize({ width: 1024, height: 768 });
    await screenOf(page).open(`/job-tickets${search}`);
    await screenOf(page).dataRows().first().waitFor();
    return page;
  };

  it('finds every button of the list large enough for a finger', async () => {
    const page = await openByTouch();
    const small = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('button, a[role=button], a.MuiButton-root, select')]
        .map((target) => ({ target, ...target.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => height > 0 && (width < 40 || height < 40))
        .map(
          ({ target, width, height }) =>
            `${target.getAttribute('aria-label') ?? target.textContent} ${width}x${height}`,
        ),
    );
    expect(small).toEqual([]);
  });

  it('sees a form stay where it is when it is edited, and its buttons when it is saved', async () => {
    const page = await openByTouch();
    await screenOf(page).dataRows().first().locator('[data-field=po_number]').click();
    const { button, box, saved } = screenOf(page);
    await saved();
    const places = () =>
      page.getByRole('dialog').evaluate((dialog) =>
        [...dialog.querySelectorAll('.field-label')].map((label) => {
          const control = label.nextElementSibling?.getBoundingClientRect();
          return [label.textContent, control?.top, control?.height];
        }),
      );
    const read = await places();
    expect(new Set(read.slice(0, -1).map(([, , height]) => height))).toEqual(new Set([44]));
    await button('Edit').click();
    await box('PO #').fill('PO-TOUCH');
    expect((await places()).slice(0, -1)).toEqual(read.slice(0, -1));

    await button('Save').click();
    await page.getByText('Job ticket saved').waitFor();
    await button('Edit').click();
    await box('PO #').waitFor();
    expect(page.problems).toEqual([]);
  });
});

describe('a due date that has passed', () => {
  it('is whole, with its mark', async () => {
    const page = await openTickets();
    await page.getByRole('button', { name: 'Late' }).click();
    await page.getByRole('img', { name: 'Overdue' }).first().waitFor();
    const cut = await screenOf(page)
      .dataRows()
      .locator('[data-field=due_date]')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(cut).toBe(0);
  });
});
