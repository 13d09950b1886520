/** What staff do all day: parts of a ticket, their quantities done, and the hours spent on it. */
import type { Locator } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDie, aQuote } from '../server/support/builders';
import { keptPage, type PageOptions, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { signedIn } from './support/session';

const staff = { username: 'pressroom', password: 'ink-and-paper-9' };

const { shop, browser } = await openShop();
let page: TestPage;
const add = addedBy(shop.api);
let quoteId: number;
let asStaff: PageOptions;

beforeAll(async () => {
  asStaff = await signedIn(shop, await shop.api.addUser({ user: 'Press Room', roleId: 2, ...staff }));
  const die = await add('tooling', aDie());
  const customer = await add('customers', { customer_name: 'Harbor Brewing' });
  const quote = await add('quotes', aQuote({ customer_id: customer.id, tooling_id: die.id }));
  quoteId = quote.id;
});
beforeEach(async () => {
  page = await keptPage(browser, shop.url, asStaff);
});

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const rows = () => page.getByRole('grid', { name: 'Job Ticket Parts' }).locator('[role=row][data-id]');
const cell = (row: number, field: string) => rows().nth(row).locator(`[data-field=${field}]`);
const total = (field: string) => page.locator(`[data-total=${field}]`);

/** A ticket of the quote with parts of these quantities. */
const aTicket = async (quantities: readonly number[], values: Record<string, unknown> = {}) => {
  const ticket = await add('job-tickets', { quote_id: quoteId, ...values });
  const parts = [];
  for (const [index, quantity] of quantities.entries()) {
    parts.push(await add('job-tickets/parts', { job_ticket_id: ticket.id, part_number: `HB-${index + 1}`, quantity }));
  }
  return { id: ticket.id, parts };
};

describe('staff', () => {
  it('find a ticket by its PO number, enter a quantity done in a part, close, and see it in the grid', async () => {
    const { id } = await aTicket([5000, 2500], { po_number: 'PO-SALT-77' });
    await visit(page, '/');
    await page.getByRole('searchbox').fill('salt-77');
    const found = page.locator(`[role=row][data-id="${id}"]`);
    await found.locator('[data-field=po_number]').click();
    await dialog(`Job Ticket #${id}`).getByRole('tab', { name: 'Job Ticket Parts' }).click();

    await cell(0, 'part_number').click();
    const part = dialog('Part HB-1');
    await part.getByRole('button', { name: 'Edit', exact: true }).click();
    await part.getByLabel('Qty Done').fill('4800');
    await part.getByRole('button', { name: 'Save' }).click();
    await part.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await part.getByRole('button', { name: 'Close' }).click();
    await part.waitFor({ state: 'detached' });

    await expect.poll(() => cell(0, 'qty_done').innerText()).toBe('4,800');
    await expect.poll(() => total('qty_done').innerText()).toBe('4,800');
    expect(page.problems).toEqual([]);
  });

  it('change quantity done and status in the table itself, at once, and take a change back', async () => {
    const { id, parts } = await aTicket([5000, 2500]);
    await visit(page, `/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();

    await cell(0, 'qty_done').click();
    await page.keyboard.type('1200', { delay: 60 });
    await page.keyboard.press('Enter');
    await page.getByText('Part HB-1: Qty Done 1,200').waitFor();
    await expect.poll(() => total('qty_done').innerText()).toBe('1,200');

    await cell(1, 'part_status').click();
    await page.getByRole('option', { name: 'Printing' }).click();
    await page.getByText('Part HB-2: Part Status Printing').waitFor();
    await expect.poll(() => cell(1, 'part_status').innerText()).toBe('Printing');

    const stored = async () => {
      const { body } = await shop.api('GET', `/api/database/job-tickets/${id}/parts`);
      return (body as Record<string, unknown>[]).map((part) => [part.id, part.qty_done, part.part_status]);
    };
    expect(await stored()).toEqual([
      [parts[0]?.id, 1200, null],
      [parts[1]?.id, null, 'Printing'],
    ]);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cell(1, 'part_status').innerText()).toBe('–');
    await expect.poll(stored).toEqual([
      [parts[0]?.id, 1200, null],
      [parts[1]?.id, null, null],
    ]);
  });

  it('are told what is wrong with a quantity that is no number, and nothing is saved', async () => {
    const { id } = await aTicket([5000]);
    await visit(page, `/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    await cell(0, 'qty_done').click();
    await page.keyboard.type('12e');
    await page.keyboard.press('Enter');
    await page.getByText('“12e” is not a number').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(0, 'qty_done').innerText()).toBe('–');
  });

  it('paste several numbers where one belongs, see them all, and have none of them saved as another', async () => {
    const { id } = await aTicket([5000]);
    const copy = (text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, `/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    await copy('250\n300\n');
    const editor = cell(0, 'qty_done').locator('input');
    const refusal = page.getByText('“250; 300” is not a number');

    // Into a cell that is open, and on one that is only stood on.
    await cell(0, 'qty_done').click();
    await page.keyboard.press('Control+V');
    expect(await editor.inputValue()).toBe('250; 300');
    await page.keyboard.press('Enter');
    await refusal.waitFor();
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+V');
    await expect.poll(() => editor.inputValue()).toBe('250; 300');
    await page.keyboard.press('Control+A');
    await copy('250\n');
    await page.keyboard.press('Control+V');
    await page.keyboard.press('Enter');
    await page.getByText('Part HB-1: Qty Done 250').waitFor();

    await copy('250\t300');
    await page.getByRole('link', { name: 'New Part' }).click();
    const form = dialog('Create New Part');
    const quantity = form.getByLabel('Qty', { exact: true });
    await quantity.fill('7');
    await quantity.press('Control+A');
    await quantity.press('Control+V');
    expect(await quantity.inputValue()).toBe('250; 300');
    await form.getByLabel('Part Number').click();
    await form.getByText('“250; 300” is not a number').first().waitFor();
    // It is taken back like anything typed.
    await quantity.press('Control+Z');
    await expect.poll(() => quantity.inputValue()).toBe('7');
  });

  it('see which part they type of, wherever the columns are moved to', async () => {
    const { id } = await aTicket([5000, 2500]);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    const heading = page.getByRole('columnheader', { name: 'Part Number' });
    const leftOf = async (place: Locator) => (await place.boundingBox())?.x ?? Number.NaN;
    const rightOf = async (place: Locator) =>
      (await leftOf(place)) + ((await place.boundingBox())?.width ?? Number.NaN);
    await heading.waitFor();
    const [name, title, sums] = await Promise.all([cell(0, 'part_number'), heading, total('part_number')].map(leftOf));

    await cell(0, 'part_status').click();
    await page.getByRole('option', { name: 'Printing' }).click();
    await expect.poll(() => leftOf(cell(0, 'quantity'))).toBeLessThan(name ?? 0);
    expect(await leftOf(cell(0, 'part_number'))).toBe(name);
    expect(await leftOf(heading)).toBe(title);
    expect(await leftOf(total('part_number'))).toBe(sums);
    // The keyboard comes to no cell that is covered by it.
    for (let step = 0; step < 13; step++) {
      await page.keyboard.press('ArrowLeft');
      const focused = page.locator('[role=gridcell]:focus');
      if ((await focused.getAttribute('data-field')) === 'part_number') break;
      expect(await leftOf(focused)).toBeGreaterThanOrEqual((await rightOf(cell(0, 'part_number'))) - 1);
    }
  });

  it('see the sums of the parts that have a quantity, everywhere the same, and that one has none yet', async () => {
    const { id } = await aTicket([4000]);
    const [ticket] = (await shop.api('GET', `/api/database/job-tickets/${id}`)).body as Record<string, unknown>[];
    const feet = `${Math.round(Number(ticket?.footage))}`;
    await visit(page, `/job-tickets/${id}/parts/add`);
    const form = dialog('Create New Part');
    await form.getByLabel('Part Number').fill('HB-NEXT');
    await form.getByLabel('Part Number').press('Enter');
    await form.waitFor({ state: 'detached' });

    await page.getByText('1 part has no quantity yet').waitFor();
    const aside = page.getByText(/^Footage .* · Time/);
    await expect.poll(() => aside.innerText()).toContain(`Footage ${feet} ·`);
    expect(await total('footage').innerText()).toBe(feet);
    await dialog(`Job Ticket #${id}`).getByRole('tab', { name: 'Rewind' }).click();
    const rewind = page.getByRole('grid', { name: 'Rewind' }).locator('[role=row][data-id]');
    await expect.poll(() => rewind.locator('[data-field=total_qty]').innerText()).toBe('4,000');
    expect(await rewind.locator('[data-field=total_rolls]').innerText()).toBe('4');
    expect(page.problems).toEqual([]);
  });

  it('add a part whose quantities are calculated while they type, and see footage and time of the ticket follow', async () => {
    const { id } = await aTicket([4000]);
    await visit(page, `/job-tickets/${id}/parts/add`);
    const form = dialog('Create New Part');
    await form.getByLabel('Part Number').fill('HB-9');
    await form.getByLabel('Qty', { exact: true }).fill('2500');
    const shown = (label: string) => form.getByRole('group', { name: label, exact: true }).innerText();
    // 2,500 labels, 4 across, every 2.125 in; 1,000 on a roll.
    await expect.poll(() => shown('Footage')).toMatch(/^111\s*ft$/);
    expect(await shown('Qty (M)')).toBe('2.5');
    expect(await shown('Full Rolls')).toBe('2');
    expect(await shown('Partial Qty')).toBe('500');
    expect(await form.getByRole('combobox', { name: 'Copy Position' }).innerText()).toContain('4 · Wound out');
    await form.getByText('With this part the ticket runs 288 ft in 0:23.').waitFor();

    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => rows().count()).toBe(2);
    await expect.poll(() => total('footage').innerText()).toBe('288');
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect.poll(() => page.getByRole('group', { name: 'Footage' }).innerText()).toBe('288');
    expect(await page.getByRole('group', { name: 'Time', exact: true }).innerText()).toBe('0:23');
  });

  it('read a part number whole on a tablet, see that more columns follow, and the arrow of a choice beside its text', async () => {
    const { id, parts } = await aTicket([5000]);
    await shop.api('PUT', '/api/database/job-tickets/parts/update', { ...parts[0], part_number: 'XDS-140-S46-BK' });
    await page.setViewportSize({ width: 1024, height: 768 });
    await visit(page, `/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    const name = cell(0, 'part_number');
    await expect.poll(() => name.innerText()).toBe('XDS-140-S46-BK');
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await name.evaluate((element) => element.clientWidth)).toBeGreaterThan(140);
    const frame = page.locator('[data-more]').filter({ has: page.getByRole('grid', { name: 'Job Ticket Parts' }) });
    await expect.poll(() => frame.getAttribute('data-more')).toBe('right');
    await cell(0, 'footage').click();
    const part = dialog('Part XDS-140-S46-BK');
    await part.getByRole('button', { name: 'Edit', exact: true }).click();
    const choice = part.getByRole('combobox', { name: 'Copy Position' });
    const room = await choice.evaluate((element) => {
      const text = element.querySelector('span > span')?.getBoundingClientRect().right ?? 0;
      const arrow = element.parentElement?.querySelector('svg.MuiSelect-icon')?.getBoundingClientRect().left ?? 0;
      return arrow - text;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  it('see no sign of more columns where none is hidden, and nothing to scroll to behind the last one', async () => {
    const { id } = await aTicket([5000]);
    await add('timesheets', { job_ticket_id: id, hours: 2 });
    await visit(page, `/job-tickets/${id}`);
    for (const name of ['Job Ticket Parts', 'Timesheet', 'Rewind']) {
      await page.getByRole('tab', { name }).click();
      const scroller = page.getByRole('grid', { name }).locator('.MuiDataGrid-virtualScroller');
      await page.getByRole('grid', { name }).locator('[role=row][data-id]').first().waitFor();
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = () =>
          scroller.evaluate((element) => {
            const content = element.querySelector('.MuiDataGrid-virtualScrollerContent');
            const needed = Math.max(element.clientWidth, Math.ceil(content?.getBoundingClientRect().width ?? 0));
            return element.scrollWidth - needed;
          });
        await expect.poll(beyond).toBeLessThanOrEqual(0);
        const isMore = await scroller.evaluate((element) => element.scrollWidth > element.clientWidth);
        const frame = page.locator('[data-more]').filter({ has: page.getByRole('grid', { name }) });
        await expect.poll(() => frame.getAttribute('data-more')).toBe(isMore ? 'right' : '');
        // At a desk all columns have room.
        if (width === 1440) expect(isMore).toBe(false);
      }
    }
  });

  it('keep what they typed into the ticket while they work on a part over it', async () => {
    const { id } = await aTicket([4000], { po_number: 'PO-1' });
    await visit(page, `/job-tickets/${id}`);
    const ticket = dialog(`Job Ticket #${id}`);
    await ticket.getByRole('button', { name: 'Edit', exact: true }).click();
    await ticket.getByLabel('PO #').fill('PO-UNSAVED');
    await ticket.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    await cell(0, 'part_number').click();
    const part = dialog('Part HB-1');
    await part.getByRole('button', { name: 'Edit', exact: true }).click();
    await part.getByLabel('Qty', { exact: true }).fill('8000');
    await part.getByRole('button', { name: 'Save' }).click();
    await part.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await page.goBack();
    await part.waitFor({ state: 'detached' });

    await ticket.getByRole('tab', { name: 'Details' }).click();
    expect(await ticket.getByLabel('PO #').inputValue()).toBe('PO-UNSAVED');
    await expect.poll(() => ticket.getByRole('group', { name: 'Footage' }).innerText()).toBe('354');
    await ticket.getByRole('button', { name: 'Save' }).click();
    await ticket.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    const { body } = await shop.api('GET', `/api/database/job-tickets/${id}`);
    expect(body).toMatchObject([{ po_number: 'PO-UNSAVED' }]);
  });

  it('are told to check the statuses of die and materials beside another quote, until they set one', async () => {
    const { id: other } = await add('quotes', aQuote());
    const { id } = await aTicket([], { die_status: 'staged' });
    await visit(page, `/job-tickets/${id}`);
    const ticket = dialog(`Job Ticket #${id}`);
    const notice = ticket.getByText(`These statuses were set for quote #${quoteId}.`);
    await ticket.getByRole('button', { name: 'Edit', exact: true }).click();
    const quote = ticket.getByRole('combobox', { name: 'Quote ID' });
    await quote.fill(`#${other}`);
    expect(await notice.count()).toBe(0);
    await page.getByRole('option', { name: new RegExp(`^#${other}\\b`) }).click();
    await notice.waitFor();
    await ticket.getByLabel('Die Status').click();
    await page.getByRole('option', { name: 'Needed' }).click();
    await notice.waitFor({ state: 'detached' });
    await ticket.getByRole('button', { name: 'Save' }).click();
    await ticket.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    expect(await notice.count()).toBe(0);
  });

  it('open a link to a part as three layers, which Back closes one by one', async () => {
    const { id, parts } = await aTicket([4000]);
    await page.goto(`/job-tickets/${id}/parts/${parts[0]?.id}`);
    await dialog('Part HB-1').waitFor();
    expect(await page.locator('[role=dialog]').count()).toBe(2);

    await page.goBack();
    await dialog('Part HB-1').waitFor({ state: 'detached' });
    await dialog(`Job Ticket #${id}`).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/job-tickets/${id}`);

    await page.goBack();
    await dialog(`Job Ticket #${id}`).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/job-tickets');
    await page.getByRole('grid', { name: 'Job Tickets' }).waitFor();

    await page.goForward();
    await page.goForward();
    await dialog('Part HB-1').waitFor();
  });

  it('cannot add a part or an entry to a ticket that there is not', async () => {
    for (const path of ['parts/add', 'timesheet/add']) {
      await page.goto(`/job-tickets/999999/${path}`);
      await dialog('Job Ticket #999999').getByRole('alert').waitFor();
      expect(await page.getByRole('dialog').count()).toBe(1);
    }
  });

  it('see what the rewinder is told, and an empty table while there is no part', async () => {
    const { id } = await aTicket([4500, 2500]);
    await visit(page, `/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Rewind' }).click();
    const line = page.getByRole('grid', { name: 'Rewind' }).locator('[role=row][data-id]');
    const value = (field: string) => line.locator(`[data-field=${field}]`).innerText();
    await expect.poll(() => value('total_qty')).toBe('7,000');
    expect(await value('items')).toBe('2');
    expect(await value('core_id')).toBe('3');
    // Five rolls and three, of which four are wound beside each other.
    expect(await value('total_rolls')).toBe('8');
    expect(await value('lead_rw_count')).toBe('3');
    expect(await value('shipping_method')).toBe('UPS');

    const empty = await aTicket([]);
    await visit(page, `/job-tickets/${empty.id}`);
    await dialog(`Job Ticket #${empty.id}`).getByRole('tab', { name: 'Rewind' }).click();
    await page.getByText('Nothing to rewind: the ticket has no parts yet.').waitFor();
    expect(await line.count()).toBe(0);
  });

  it('book their hours: 7.5 at 42.50 are 318.75, summed below', async () => {
    const { id } = await aTicket([]);
    await visit(page, `/job-tickets/${id}`);
    await page.getByRole('tab', { name: 'Timesheet' }).click();
    await page.getByRole('link', { name: 'New Entry' }).click();
    const form = dialog('Create New Timesheet Entry');
    await form.getByLabel('Hours').fill('7.5');
    await form.getByLabel('Rate').fill('42.50');
    await expect.poll(() => form.getByRole('group', { name: 'Total' }).innerText()).toBe('$318.75');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });

    const line = page.getByRole('grid', { name: 'Timesheet' }).locator('[role=row][data-id]');
    await expect.poll(() => line.locator('[data-field=total]').allInnerTexts()).toEqual(['$318.75']);
    expect(await line.locator('[data-field=show_client]').innerText()).toBe('No');
    expect(await line.locator('[data-field=customer_name]').innerText()).toBe('Harbor Brewing');

    await line.locator('[data-field=category]').click();
    const entry = dialog(/^Timesheet Entry/);
    await entry.getByRole('button', { name: 'Edit', exact: true }).click();
    await entry.getByLabel('Hours').fill('8');
    await entry.getByLabel('Show Client').check();
    await entry.getByRole('button', { name: 'Save' }).click();
    await entry.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await entry.getByRole('button', { name: 'Close' }).click();
    await entry.waitFor({ state: 'detached' });
    await expect.poll(() => line.locator('[data-field=show_client]').innerText()).toBe('Yes');
    await expect.poll(() => total('total').innerText()).toBe('$340.00');
    expect(await total('hours').innerText()).toBe('8');
  });
});
