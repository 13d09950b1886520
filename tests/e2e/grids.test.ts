/** Finding and choosing among many records, in the grid of job tickets. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriersOf } from './support/accessibility';
import { keptPage, openPage, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';

const { shop, browser } = await openShop({ sampleData: true });

const openTickets = async (path = '/job-tickets', open = keptPage): Promise<TestPage> => {
  const page = await open(browser, shop.url, await signedIn(shop, shop.administrator));
  await screenOf(page).open(path);
  await screenOf(page).dataRows().first().waitFor();
  return page;
};

const filterIn = (page: Page): unknown => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}');
const range = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByText(/ of /).innerText();
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').allInnerTexts();
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
  );

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
    await panel.getByRole('alert').getByText('“1e” is not a number').waitFor();
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

  it('is asked for whole digits, and can name several of what a record is linked to', async () => {
    const page = await openTickets();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByLabel('Column').selectOption('ID');
    await panel.getByLabel('Value', { exact: true }).fill('1e3');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await panel.getByRole('alert').getByText('“1e3” is not a number').waitFor();

    await panel.getByLabel('Column').selectOption('Quote ID');
    await panel.getByLabel('Operator').selectOption('is any of');
    for (const name of ['12', '15']) {
      await panel.getByRole('combobox', { name: 'Value' }).last().fill(name);
      await page
        .getByRole('option', { name: new RegExp(`^#?${name}\\b`) })
        .first()
        .click();
    }
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => filterIn(page)).toEqual({ quote_id: [12, 15] });
    await expect.poll(() => chips(page)).toEqual([expect.stringMatching(/^Quote ID is any of .*12.*, .*15/)]);
    const quotes = () => screenOf(page).dataRows().locator('[data-field=quote_id]').allInnerTexts();
    await expect.poll(async () => (await quotes()).every((id) => ['12', '15'].includes(id))).toBe(true);
  });

  it('is asked for the linked record that a typed text means, or says that it means none', async () => {
    const page = await openTickets();
    for (const [text, id] of [
      ['#12', 12],
      ['15', 15],
    ] as const) {
      await page.getByRole('button', { name: /^Filters/ }).click();
      const panel = page.getByRole('dialog', { name: 'Filters' });
      await panel.getByLabel('Column').selectOption('Quote ID');
      await panel.getByRole('combobox', { name: 'Value' }).fill('no such quote');
      await panel.getByRole('button', { name: 'Apply' }).click();
      await panel.getByRole('alert').getByText('No quote matches “no such quote”').waitFor();
      expect(await panel.getByRole('combobox', { name: 'Value' }).inputValue()).toBe('no such quote');
      // Before the search has an answer, too.
      await panel.getByRole('combobox', { name: 'Value' }).fill(text);
      await panel.getByRole('button', { name: 'Apply' }).click();
      await expect.poll(() => filterIn(page)).toEqual({ quote_id: id });
    }
  });

  it('finds the whole state in the address, and nothing left over', async () => {
    const page = await openTickets();
    const search = () => new URL(page.url()).search;
    await page.getByRole('searchbox').fill('gloss');
    await expect.poll(search).toBe(`?filter=${encodeURIComponent('{"q":"gloss"}')}&sort=id&order=DESC&perPage=25`);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(search).toBe('?sort=id&order=DESC&perPage=25');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(search).toBe('?sort=id&order=DESC&page=2&perPage=25');
    // A row that goes away under the mouse is not clicked.
    await expect.poll(() => range(page)).toMatch(/^26–/);
    await screenOf(page).dataRows().first().getByRole('gridcell').nth(2).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(search).toBe('?sort=id&order=DESC&page=2&perPage=25');
    await page.getByRole('link', { name: 'Quote', exact: true }).click();
    await page.getByRole('heading', { name: 'Quotes' }).waitFor();
    expect(search()).toBe('');
  });

  it.each(['/job-tickets', '/', '/job-tickets?view=board'])(
    'at %s opens a ticket by its number or address with Enter, as a scanner reads it, and searches for any other',
    async (path) => {
      const page = await keptPage(browser, shop.url, await signedIn(shop, shop.administrator));
      await visit(page, path);
      const isBoard = path.includes('board');
      const search = page.getByRole('searchbox');
      await search.fill('45');
      await search.press('Enter');
      await screenOf(page).dialog('Job Ticket #45').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

      await search.fill('#1190');
      await expect.poll(() => filterIn(page)).toEqual({ q: '#1190' });
      await expect.poll(() => (isBoard ? page.locator('[data-ticket]') : screenOf(page).dataRows()).count()).toBe(1);
      await search.press('Enter');
      await screenOf(page).dialog('Job Ticket #1190').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

      await search.fill(`${shop.url}/job-tickets/1156`);
      await search.press('Enter');
      await screenOf(page).dialog('Job Ticket #1156').waitFor();
      expect(new URL(page.url()).searchParams.get('view')).toBe(isBoard ? 'board' : null);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

      await search.fill('99999');
      await search.press('Enter');
      await page.getByText('Nothing matches this search.').waitFor();
      expect(filterIn(page)).toEqual({ q: '99999' });
      expect(page.problems).toEqual([]);
    },
  );

  it('is not taken what they type on while a number is looked for', async () => {
    const page = await openTickets();
    const search = page.getByRole('searchbox');
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/filter=%7B%22id%22/, async (route) => {
      await answered;
      await route.continue();
    });
    await search.fill('99999');
    await search.press('Enter');
    await search.pressSequentially('gloss');
    answer();
    await expect.poll(() => filterIn(page)).toEqual({ q: '99999gloss' });
    expect(await search.inputValue()).toBe('99999gloss');
  });

  it('has a sheet of its own on a phone', async () => {
    const options = await signedIn(shop, shop.administrator);
    const page = await keptPage(browser, shop.url, { ...options, viewport: { width: 390, height: 844 } });
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
    const page = await openTickets(
      `/job-tickets?sort=nothing&page=99999&perPage=7&filter=${encodeURIComponent(filter)}`,
      openPage,
    );
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
    await dialog.getByText('4 different values, one per line, numbers also parted at commas').waitFor();
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

  it('finds them by the numbers they were pasted as, whatever those are', async () => {
    const page = await openTickets();
    await page.getByRole('button', { name: 'Look up many' }).click();
    const dialog = page.getByRole('dialog', { name: /^Look up many/ });
    const by = dialog.getByLabel('Look up by');
    const values = dialog.getByRole('textbox', { name: 'Values' });
    await values.fill('#3\n#5');
    expect(await by.inputValue()).toBe('id');
    await by.selectOption('PO #');
    await values.fill('#3\n#7');
    expect(await by.inputValue()).toBe('po_number');

    await values.fill('3\n7');
    await dialog.getByRole('button', { name: 'Look up', exact: true }).click();
    await dialog.getByText('None of the 2 values was found. They could be IDs.').waitFor();
    expect(await barriersOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Look up by ID' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => filterIn(page)).toEqual({ id: [3, 7] });

    await page.getByRole('button', { name: 'Look up many' }).click();
    await by.selectOption('ID');
    await values.fill('99999');
    await dialog.getByRole('button', { name: 'Look up', exact: true }).click();
    await dialog.getByText('The value was not found.', { exact: true }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Look up by ID' }).count()).toBe(0);
  });

  it('is told when there are more than the list can show', async () => {
    const page = await openTickets();
    const ids = Array.from({ length: 1000 }, (_, index) => index + 1);
    await page.route('**/job-tickets/lookup', (route) => route.fulfill({ json: { ids, missing: [], total: 1100 } }));
    await page.getByRole('button', { name: 'Look up many' }).click();
    const dialog = page.getByRole('dialog', { name: /^Look up many/ });
    await dialog.getByRole('textbox', { name: 'Values' }).fill('D-77');
    await dialog.getByRole('textbox', { name: 'Values' }).press('Control+Enter');
    await dialog.getByText('The first 1,000 of 1,100 are shown.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => range(page)).toBe('1–25 of 1,000');
  });

  it('looks tickets up on the board as well', async () => {
    const options = await signedIn(shop, shop.administrator);
    const page = await keptPage(browser, shop.url, options);
    await visit(page, '/job-tickets?view=board');
    await page.getByRole('button', { name: 'Look up many' }).click();
    const dialog = page.getByRole('dialog', { name: /^Look up many/ });
    await dialog.getByLabel('Look up by').selectOption('ID');
    await dialog.getByRole('textbox', { name: 'Values' }).fill('3\n5');
    await dialog.getByRole('button', { name: 'Look up', exact: true }).click();
    await expect.poll(() => filterIn(page)).toEqual({ id: [3, 5] });
    await expect.poll(() => page.locator('[data-ticket]').count()).toBe(2);
  });

  it('is told on the board whether nothing matches, or nothing is there at all', async () => {
    const page = await keptPage(browser, shop.url, await signedIn(shop, shop.administrator));
    await visit(page, `/job-tickets?view=board&filter=${encodeURIComponent('{"q":"no such ticket"}')}`);
    await page.getByText('Nothing matches this search.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.locator('[data-ticket]').first().waitFor();
    expect(new URL(page.url()).search).toBe('?view=board');

    await page.route('**/api/database/job-tickets?*', (route) =>
      route.fulfill({ json: [], headers: { 'Content-Range': 'job-tickets */0' } }),
    );
    await page.reload();
    await page.getByText('No job tickets yet.').waitFor();
    await page.getByRole('link', { name: 'Add the first' }).waitFor();
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

  it('saves the chosen rows alone as CSV, where some are', async () => {
    const page = await openTickets(`/job-tickets?filter=${encodeURIComponent('{"id_lte":40}')}`);
    const { dataRows } = screenOf(page);
    await page.getByRole('button', { name: 'Choose rows' }).click();
    await dataRows().nth(2).getByRole('checkbox').click();
    await dataRows().nth(4).getByRole('checkbox').click();
    await page.getByText('2 chosen').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await page.getByText('Saved: 2 rows').waitFor();
    const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n');
    expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual(['38', '36']);
  });

  it('chooses rows on several pages, all that match, and none', async () => {
    const page = await openTickets(`/job-tickets?filter=${encodeURIComponent('{"id_lte":300}')}`);
    const { dataRows } = screenOf(page);
    const bar = page.getByRole('region', { name: 'Chosen rows' });
    await page.getByRole('button', { name: 'Choose rows' }).click();
    await dataRows().first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => range(page)).toMatch(/^26–/);
    await dataRows().first().getByRole('checkbox').click();
    await bar.getByText('2 chosen, 1 not shown', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Go to first page' }).click();
    await expect.poll(() => dataRows().first().getByRole('checkbox').isChecked()).toBe(true);
    const total = (await range(page)).replace(/.* of /, '');
    await bar.getByRole('button', { name: `Choose all ${total} matching` }).click();
    await bar.getByText(`${total} chosen, ${Number(total) - 25} not shown`, { exact: true }).waitFor();
    expect(await focusedName(page)).toBe('Done');
    await bar.getByRole('button', { name: 'Choose none' }).click();
    await bar.getByText('Choose rows', { exact: true }).waitFor();
    expect(await focusedName(page)).toBe('Done');
    const middle = async (box: Locator) => {
      const { x = Number.NaN, width = 0 } = (await box.boundingBox()) ?? {};
      return x + width / 2;
    };
    const heading = page.getByRole('columnheader').getByRole('checkbox');
    expect(await middle(heading)).toBe(await middle(dataRows().first().getByRole('checkbox')));
    // What the bar of a screen at a desk leaves.
    await page.setViewportSize({ width: 1425, height: 900 });
    const width = () =>
      page
        .getByRole('columnheader')
        .evaluateAll((all) => all.reduce((sum, each) => sum + each.getBoundingClientRect().width, 0));
    await expect.poll(width).toBeLessThanOrEqual(1425);
    expect(await screenOf(page).cutHeadings()).toEqual([]);
    await bar.getByRole('button', { name: 'Done' }).click();
    expect(await focusedName(page)).toBe('Choose rows');
    await dataRows().first().getByRole('link').click();
    await page.getByRole('dialog', { name: /^Job Ticket #/ }).waitFor();
  });

  it('is told how many of the chosen rows are out of sight, and can add all of another search', async () => {
    const page = await openTickets(`/job-tickets?filter=${encodeURIComponent('{"id_lte":6}')}`);
    const bar = page.getByRole('region', { name: 'Chosen rows' });
    await page.getByRole('button', { name: 'Choose rows' }).click();
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await bar.getByText('6 chosen', { exact: true }).waitFor();
    await visit(page, `/job-tickets?filter=${encodeURIComponent('{"id_gte":11,"id_lte":13}')}`);
    await bar.getByText('6 chosen, 6 not shown', { exact: true }).waitFor();
    await bar.getByRole('button', { name: 'Choose all 3 matching' }).click();
    await bar.getByText('9 chosen, 6 not shown', { exact: true }).waitFor();
    expect(await bar.getByRole('button', { name: /^Choose all/ }).count()).toBe(0);
  });

  it('finds Done at the right end of the bar, also where the buttons take two lines', async () => {
    const page = await openTickets(`/job-tickets?filter=${encodeURIComponent('{"id_lte":300}')}`);
    await page.setViewportSize({ width: 1024, height: 768 });
    const bar = page.getByRole('region', { name: 'Chosen rows' });
    await page.getByRole('button', { name: 'Choose rows' }).click();
    await screenOf(page).dataRows().first().getByRole('checkbox').click();
    await bar.getByRole('button', { name: /^Choose all/ }).waitFor();
    await bar.getByRole('button', { name: 'Print' }).waitFor();
    const rightOf = async (item: Locator) => {
      const { x = Number.NaN, width = 0 } = (await item.boundingBox()) ?? {};
      return x + width;
    };
    expect(await rightOf(bar.getByRole('button', { name: 'Done' }))).toBeGreaterThan((await rightOf(bar)) - 16);
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

  it('sees nothing through the first column of a row that was touched', async () => {
    const page = await openByTouch();
    const row = screenOf(page).dataRows().nth(2);
    await row.hover();
    const colour = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
    expect(await colour()).toMatch(/^rgb\(/);
  });

  it('meets every link and box in a list, a ticket and a quote', async () => {
    const page = await openByTouch();
    const smallIn = (scope: Locator) =>
      scope.evaluate((element) =>
        [...element.querySelectorAll('a[href], button, input, select, [role=tab], [role=combobox]')]
          .filter((target) => !target.closest('[aria-hidden=true]'))
          .map((target) => ({ target, ...target.getBoundingClientRect().toJSON() }))
          .filter(({ width, height }) => height > 0 && (width < 24 || height < 24))
          .map(({ target, width, height }) => `${target.ariaLabel ?? target.textContent} ${width}x${height}`),
      );
    await page.getByRole('button', { name: 'Choose rows' }).click();
    await page.getByRole('checkbox', { name: 'Select row' }).first().waitFor();
    expect(await smallIn(page.getByRole('main'))).toEqual([]);

    const dialog = page.getByRole('dialog');
    await page.goto('/job-tickets/3');
    await dialog.getByRole('link').first().waitFor();
    expect(await smallIn(dialog)).toEqual([]);
    await page.goto('/setup/customers/3');
    await dialog.getByRole('link', { name: /quotes/ }).waitFor();
    expect(await smallIn(dialog)).toEqual([]);
    await page.goto('/quotes/3');
    await dialog.getByRole('link').first().waitFor();
    expect(await smallIn(dialog)).toEqual([]);
    await dialog.getByRole('tab', { name: 'Summation/Override' }).click();
    await dialog.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Row 1 Include' }).waitFor();
    expect(await smallIn(dialog)).toEqual([]);
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
