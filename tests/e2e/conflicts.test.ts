/** Two people at the same record: nothing of either is lost, and nothing is overwritten unseen. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../src/fields/record';
import { barriersOf } from './support/accessibility';
import { keptPage, type PageOptions, type TestPage, visit } from './support/browser';
import { openBrowser } from './support/chromium';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { signedIn } from './support/session';

const { shop, browser } = await openShop();
/** A machine of her own: of two windows at one, only the front one gets to paint. */
const hers = await openBrowser();
const add = addedBy(shop.api);
let asMe: PageOptions;
let asAnn: PageOptions;
/** Mine is the screen that comes second. */
let mine: TestPage;
let theirs: TestPage;

beforeAll(async () => {
  const ann = await shop.api.addUser({ user: 'Ann Lee', username: 'ann', password: 'flexo-and-foil-3', roleId: 1 });
  asMe = await signedIn(shop, shop.administrator);
  asAnn = await signedIn(shop, ann);
});
afterAll(async () => {
  await hers.close();
});
beforeEach(async () => {
  mine = await keptPage(browser, shop.url, asMe);
  theirs = await keptPage(hers, shop.url, asAnn);
  for (const page of [mine, theirs]) page.setDefaultTimeout(60_000);
});

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('dialog').last().getByLabel(name, { exact: true });
const conflict = () => dialog(mine, 'Ann Lee changed the same fields');
const saidOnMine = (words: string | RegExp) => mine.getByRole('alert').filter({ hasText: words }).first().waitFor();

const edit = async (page: Page, path: string) => {
  await visit(page, path);
  // A part's dialog comes after that of its ticket.
  if (path.includes('/parts/')) await dialog(page, /^Part/).waitFor();
  await button(page, 'Edit').click();
};
const save = async (page: Page) => {
  await button(page, 'Save').click();
  await button(page, 'Edit').waitFor();
};
/** Both edit the record of the path; then they type and save, and I type and press Save. */
const bothSave = async (path: string, type: { theirs: Record<string, string>; mine: Record<string, string> }) => {
  await Promise.all([edit(mine, path), edit(theirs, path)]);
  for (const [name, text] of Object.entries(type.theirs)) await field(theirs, name).fill(text);
  await save(theirs);
  for (const [name, text] of Object.entries(type.mine)) await field(mine, name).fill(text);
  await button(mine, 'Save').click();
};
const read = async (path: string): Promise<Record<string, unknown>> => {
  const { body } = await shop.api('GET', `/api/database${path}`);
  return Array.isArray(body) ? body[0] : {};
};

const readPart = async (ticketId: number, partId: number): Promise<Record<string, unknown>> => {
  const { body } = await shop.api('GET', `/api/database/job-tickets/${ticketId}/parts`);
  return (body as AnyRecord[]).find(({ id }) => id === partId) ?? {};
};

describe('two people at one ticket', () => {
  it('have their changes merged where they changed different fields, and it is said', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1', notes: 'As before' });
    await bothSave(`/job-tickets/${id}`, {
      theirs: { 'Due Date': '2026-07-01', Notes: 'Rush it' },
      mine: { 'PO #': 'PO-2' },
    });
    await button(mine, 'Edit').waitFor();
    await saidOnMine('2 changes of Ann Lee were taken over: Due Date, Notes');
    expect(await read(`/job-tickets/${id}`)).toMatchObject({
      po_number: 'PO-2',
      due_date: '2026-07-01',
      notes: 'Rush it',
      version: 3,
    });
    expect(await dialog(mine, `Job Ticket #${id}`).innerText()).toContain('Rush it');
  });

  it('see in the list what the other saved while they looked at the ticket', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-AS-IT-WAS' });
    const row = mine.locator(`[role=row][data-id="${id}"]`);
    for (const [close, saved] of [
      [() => button(mine, 'Close').click(), 'PO-FIRST'],
      [() => mine.goBack(), 'PO-SECOND'],
    ] as const) {
      await visit(mine, '/job-tickets');
      await row.click();
      await button(mine, 'Edit').waitFor();
      await shop.api('PUT', `/api/database/job-tickets/${id}/update`, { po_number: saved });
      await close();
      await row.filter({ hasText: saved }).waitFor();
    }
  });

  it('choose by keyboard where they changed the same, see all three values, and may go back to the form', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1', due_date: '2026-06-01', department: 'Press' });
    await bothSave(`/job-tickets/${id}`, {
      theirs: { 'Due Date': '2026-07-01', 'PO #': 'PO-THEIRS', Department: 'Rewind' },
      mine: { 'Due Date': '2026-08-01', 'PO #': 'PO-MINE', Notes: 'Of mine' },
    });
    await conflict().waitFor();
    const row = (name: string) => conflict().getByRole('row', { name });
    expect((await row('Due Date').innerText()).match(/2026-0\d/g)).toEqual(['2026-06', '2026-08', '2026-07']);
    expect(await conflict().innerText()).toContain('1 change of Ann Lee was taken over: Department');
    expect(await conflict().getByRole('status').innerText()).toBe('Still to choose: 2 fields');
    expect(await button(mine, 'Save').isDisabled()).toBe(true);
    expect(await barriersOf(mine)).toEqual([]);

    await button(mine, 'Back to the form').click();
    expect(await field(mine, 'PO #').inputValue()).toBe('PO-MINE');
    expect(await field(mine, 'Notes').inputValue()).toBe('Of mine');
    await saidOnMine('Ann Lee has changed some of the same fields');
    expect(await read(`/job-tickets/${id}`)).toMatchObject({ po_number: 'PO-THEIRS', notes: null });

    await button(mine, 'Save').click();
    await conflict().waitFor();
    await mine.keyboard.press('Tab');
    await mine.keyboard.press('Tab');
    await mine.keyboard.press('Space');
    await mine.keyboard.press('Tab');
    await mine.keyboard.press('Space');
    await mine.keyboard.press('ArrowRight');
    const chosen = () =>
      conflict()
        .getByRole('radio', { checked: true })
        .evaluateAll((all) =>
          all.map((one) => {
            const ids = (one.getAttribute('aria-labelledby') ?? '').split(' ');
            return ids.map((part) => document.getElementById(part)?.innerText ?? '').join(': ');
          }),
        );
    expect(await chosen()).toEqual(['PO #: Mine: PO-MINE', 'Due Date: Ann Lee: 2026-07-01']);
    await save(mine);
    expect(await read(`/job-tickets/${id}`)).toMatchObject({
      po_number: 'PO-MINE',
      due_date: '2026-07-01',
      department: 'Rewind',
      notes: 'Of mine',
    });
  });

  it('are asked again with the newest when it is saved once more while one of them chooses', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1' });
    await bothSave(`/job-tickets/${id}`, { theirs: { 'PO #': 'PO-2' }, mine: { 'PO #': 'PO-MINE' } });
    await conflict().waitFor();
    await button(theirs, 'Edit').click();
    await field(theirs, 'PO #').fill('PO-3');
    await save(theirs);

    await button(mine, 'All mine').click();
    await button(mine, 'Save').click();
    await expect.poll(() => conflict().innerText()).toContain('PO-3');
    expect(await read(`/job-tickets/${id}`)).toMatchObject({ po_number: 'PO-3' });
    await button(mine, 'All theirs').click();
    await save(mine);
    expect(await read(`/job-tickets/${id}`)).toMatchObject({ po_number: 'PO-3' });
    expect(await dialog(mine, `Job Ticket #${id}`).innerText()).toContain('PO-3');
  });

  it('keep what a choice brought when the server then goes away', async () => {
    const { id } = await add('job-tickets', { po_number: 'PO-1', notes: 'x' });
    await bothSave(`/job-tickets/${id}`, { theirs: { 'PO #': 'PO-2' }, mine: { 'PO #': 'PO-MINE', Notes: 'y' } });
    await conflict().waitFor();
    await shop.halt();
    await button(mine, 'All theirs').click();
    await button(mine, 'Save').click();
    await saidOnMine('cannot be reached');
    expect(await field(mine, 'PO #').inputValue()).toBe('PO-2');
    expect(await field(mine, 'Notes').inputValue()).toBe('y');
    await shop.resume();
    await save(mine);
    expect(await read(`/job-tickets/${id}`)).toMatchObject({ po_number: 'PO-2', notes: 'y' });
  });
});

describe('two people', () => {
  it('at one part choose as at a ticket', async () => {
    const ticket = await add('job-tickets', {});
    const part = await add('job-tickets/parts', { job_ticket_id: ticket.id, part_number: 'HB-1', quantity: 5000 });
    await bothSave(`/job-tickets/${ticket.id}/parts/${part.id}`, {
      theirs: { 'Qty Done': '1200', 'Part Number': 'HB-1A' },
      mine: { 'Qty Done': '1500' },
    });
    await conflict().getByRole('row', { name: 'Qty Done' }).getByRole('radio', { name: '1,500' }).check();
    await save(mine);
    expect(await readPart(ticket.id, part.id)).toMatchObject({
      qty_done: 1500,
      part_number: 'HB-1A',
    });
  });

  it('at the rows of one quote have theirs and mine, and see links by name', async () => {
    const customers = [];
    for (const customer_name of ['Harbor Brewing', 'Fir Lane Foods', 'Quill Jams']) {
      customers.push(await add('customers', { customer_name }));
    }
    const { id } = await add('quotes', { customer_id: customers[0]?.id });
    const path = `/quotes/${id}`;
    const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
    const customer = async (page: Page, name: string) => {
      await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(name);
      await page.getByRole('option', { name }).click();
    };
    await Promise.all([edit(mine, path), edit(theirs, path)]);
    await customer(theirs, 'Fir Lane Foods');
    await tab(theirs, 'Summation/Override');
    await field(theirs, 'Row 2 M Labels').fill('12');
    await field(theirs, 'Row 3 M Labels').fill('33');
    await save(theirs);
    await customer(mine, 'Quill Jams');
    await tab(mine, 'Summation/Override');
    await field(mine, 'Row 3 M Labels').fill('30');
    await field(mine, 'Row 5 M Labels').fill('55');
    await button(mine, 'Save').click();

    const row = conflict().getByRole('row', { name: 'Customer' });
    await expect
      .poll(async () => (await row.innerText()).match(/Harbor Brewing|Fir Lane Foods|Quill Jams/g))
      .toEqual(['Harbor Brewing', 'Quill Jams', 'Fir Lane Foods']);
    await row.getByRole('radio', { name: 'Fir Lane Foods' }).check();
    await conflict().getByRole('row', { name: 'Row 3 M Labels' }).getByRole('radio', { name: '30' }).check();
    await save(mine);
    expect(await read(`/quotes/${id}`)).toMatchObject({
      customer_id: customers[1]?.id,
      row_2_m_labels: 12,
      row_3_m_labels: 30,
      row_5_m_labels: 55,
    });
  });

  it('at one quote are told that it was priced at today’s rates, which no field says', async () => {
    const material = await add('materials', { material_name: 'White Gloss', material_price: 0.5 });
    const { id } = await add('quotes', {
      material_id: material.id,
      size_across: 3,
      size_around: 2,
      quote_description: 'A',
    });
    const price = async () => (await read(`/quotes/${id}`)).material_cost;
    const before = await price();
    await shop.api('PUT', `/api/database/materials/${material.id}/update`, { material_price: 0.7 });
    // Edit is pressed on what the list had read: only what is read afterwards says what the quote was priced with.
    let go: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      go = resolve;
    });
    const whole = new RegExp(`/quotes/${id}\\}?$`);
    await mine.route(whole, (route) => pressed.then(() => route.continue()));
    await edit(mine, `/quotes/${id}`);
    const answer = mine.waitForResponse((response) => whole.test(response.url()));
    go();
    await answer;
    await visit(theirs, `/quotes/${id}`);
    await button(theirs, 'Compare').click();
    await dialog(theirs, 'Use today’s rates').getByRole('button', { name: 'Use today’s rates' }).click();
    await theirs.getByRole('alert').filter({ hasText: 'is priced at today’s rates' }).waitFor();
    expect(await price()).toBeGreaterThan(Number(before));

    await field(mine, 'Description').fill('B');
    await save(mine);
    await saidOnMine('Quote saved. 1 change of Ann Lee was taken over: Prices at today’s rates');
    expect(await mine.getByRole('alert').filter({ hasText: 'changed in Setup' }).count()).toBe(0);
  });

  it('at the standards have both of their changes', async () => {
    const path = '/setup/standards';
    const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
    for (const page of [mine, theirs]) {
      await visit(page, path);
      await press(page, 'Edit');
    }
    await theirs.getByRole('textbox', { name: 'Shop Name', exact: true }).fill('Fir Lane Labels');
    await press(theirs, 'Save');
    await theirs.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    await mine.getByRole('textbox', { name: 'Terms', exact: true }).fill('Net 30 days.');
    await press(mine, 'Save');
    await saidOnMine('1 change of Ann Lee was taken over: Shop Name');
    expect(await read('/standards')).toMatchObject({ shop_name: 'Fir Lane Labels', terms: 'Net 30 days.' });
  });
});

describe('a change without a form', () => {
  it('overwrites nothing unseen, says what stands, shows the newest, and can be tried again', async () => {
    const ticket = await add('job-tickets', {});
    const part = await add('job-tickets/parts', { job_ticket_id: ticket.id, part_number: 'HB-1', quantity: 5000 });
    const partPath = `/job-tickets/${ticket.id}/parts/${part.id}`;
    await visit(mine, `/job-tickets/${ticket.id}`);
    await mine.getByRole('tab', { name: 'Job Ticket Parts' }).click();
    const cell = mine.getByRole('grid', { name: 'Job Ticket Parts' }).locator('[data-id] [data-field=qty_done]');
    const type = async (text: string) => {
      await cell.click();
      await cell.locator('input').fill(text);
      await mine.keyboard.press('Enter');
    };
    await cell.waitFor();
    await edit(theirs, partPath);
    await field(theirs, 'Qty Done').fill('700');
    await save(theirs);

    await type('900');
    await saidOnMine(/Not saved: Qty Done 900 of Part HB-1 of job ticket #\d+: Ann Lee has just set Qty Done to 700/);
    await expect.poll(() => cell.innerText()).toBe('700');
    expect(await readPart(ticket.id, part.id)).toMatchObject({ qty_done: 700 });

    await type('900');
    await expect.poll(async () => (await readPart(ticket.id, part.id)).qty_done).toBe(900);

    // A notice stays as long as the mouse is over it, however slow the other is.
    await mine.getByRole('button', { name: 'Undo' }).hover();
    await button(theirs, 'Close').click();
    await dialog(theirs, /^Part/).waitFor({ state: 'detached' });
    await edit(theirs, partPath);
    await field(theirs, 'Qty Done').fill('950');
    await save(theirs);
    await mine.getByRole('button', { name: 'Undo' }).click();
    await saidOnMine(/Not undone: Qty Done 700 of Part HB-1 of job ticket #\d+: Ann Lee has just set Qty Done to 950/);
    expect(await readPart(ticket.id, part.id)).toMatchObject({ qty_done: 950 });
  });
});
