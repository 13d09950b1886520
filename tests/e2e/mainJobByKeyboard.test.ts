/** The main job of the shop without a mouse: sign in, find, open, edit, save, price a quote, print. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { aDie, aMaterial, anOverhead, aQuote } from '../server/support/builders';
import { openPage } from './support/browser';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { screenOf } from './support/screen';

const { shop, browser } = await openShop();

/** More stops than any screen has between two things. */
const MOST_STOPS = 80;

it('The main job is done by keyboard alone', async () => {
  const add = addedBy(shop.api);
  await add('overhead', anOverhead({ calendar_year: new Date().getFullYear() }));
  const customer = await add('customers', { customer_name: 'Harbor Brewing' });
  const die = await add('tooling', aDie({ die_number: 'D-3X2' }));
  const material = await add('materials', aMaterial());
  const quote = await add('quotes', aQuote({ customer_id: customer.id, tooling_id: die.id, material_id: material.id }));
  await add('job-tickets', { quote_id: quote.id, po_number: 'PO-1000' });
  const ticket = await add('job-tickets', { quote_id: quote.id, po_number: 'PO-4711' });

  const page = await openPage(browser, shop.url);
  const { keyboard } = page;
  const screen = screenOf(page);
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element.contains(document.activeElement) && document.activeElement !== document.body);
  /** Goes on from stop to stop until the focus is there. */
  const reach = async (target: Locator, key: 'Tab' | 'ArrowRight' | 'ArrowDown' = 'Tab') => {
    await target.waitFor();
    for (let stop = 0; !(await isFocused(target)); stop += 1) {
      if (stop === MOST_STOPS) throw new Error(`${target} is not reached by ${key}`);
      await keyboard.press(key);
    }
  };
  const press = async (target: Locator) => {
    await reach(target);
    await keyboard.press('Enter');
  };
  const openTab = async (name: string) => {
    await reach(page.getByRole('tablist').last());
    await reach(page.getByRole('tab', { name, exact: true }), 'ArrowRight');
    await keyboard.press('Enter');
    await expect.poll(() => page.getByRole('tab', { name, exact: true }).getAttribute('aria-selected')).toBe('true');
  };
  const row = (id: number) => page.locator(`[role=row][data-id="${id}"]`);

  await page.goto('/login');
  await reach(page.getByLabel('Username', { exact: true }));
  await keyboard.type(shop.administrator.username);
  await reach(page.getByLabel('Password', { exact: true }));
  await keyboard.type(shop.administrator.password);
  await keyboard.press('Enter');

  // Find, open, edit, save.
  await screen.dataRows().first().waitFor();
  await keyboard.press('/');
  await keyboard.type('PO-4711');
  await expect.poll(() => screen.dataRows().count()).toBe(1);
  await reach(screen.grid());
  await reach(row(ticket.id), 'ArrowDown');
  await keyboard.press('Enter');
  await screen.dialog(`Job Ticket #${ticket.id}`).waitFor();
  await press(screen.button('Edit'));
  await reach(screen.box('Notes'));
  await keyboard.type('Ship complete only');
  await press(screen.button('Save'));
  await screen.saved();
  expect(await screen.text('Notes')).toContain('Ship complete only');
  await keyboard.press('Escape');
  await screen.dialog(`Job Ticket #${ticket.id}`).waitFor({ state: 'detached' });
  expect(await isFocused(row(ticket.id))).toBe(true);

  // Price a quote.
  await press(page.getByRole('link', { name: 'Quote', exact: true }));
  await row(quote.id).waitFor();
  await reach(screen.grid());
  await reach(row(quote.id), 'ArrowDown');
  await keyboard.press('Enter');
  await screen.dialog(`Quote #${quote.id}`).waitFor();
  await openTab('Summation/Override');
  await press(screen.button('Edit'));
  const cell = (column: string) => page.locator(`tbody tr:has(> th:text-is("1")) > td.${column}`).last();
  await reach(cell('m_labels'));
  await keyboard.press('ArrowRight');
  expect(await isFocused(cell('override_type'))).toBe(true);
  await keyboard.type('Margin');
  await keyboard.press('ArrowRight');
  await keyboard.type('40');
  await keyboard.press('Enter');
  await expect.poll(() => cell('margin').innerText()).toBe('40.00%');
  const price = await cell('total_price').innerText();
  expect(price).toMatch(/^\$\d/);
  await press(screen.button('Save'));
  await screen.saved();

  // Print.
  await openTab('Printable Quote');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await press(screen.button('Print'));
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
  expect(await page.getByRole('tabpanel').last().innerText()).toContain(price);
  expect(page.problems).toEqual([]);
});
