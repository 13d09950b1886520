/** What the console does where a part of it cannot be fetched: the server is gone, or has been renewed meanwhile. */
import { beforeEach, expect, it } from 'vitest';
import { openPage, type TestPage } from './support/browser';
import { openShop } from './support/openShop';
import { type Screen, screenOf } from './support/screen';
import { signedIn } from './support/session';

const { shop, browser } = await openShop({ sampleData: 40 });
let page: TestPage;
let screen: Screen;

beforeEach(async () => {
  page = await openPage(browser, shop.url, await signedIn(shop, shop.administrator));
  screen = screenOf(page);
});

/** Keeps the code of some views away until it is called. */
const keepAway = async (...names: string[]): Promise<() => Promise<void>> => {
  const files = new RegExp(`/assets/(${names.join('|')})-`);
  await page.route(files, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(files);
};

const notFetched = () => page.getByRole('alert').filter({ hasText: 'A part of the console could not be fetched.' });

it('says so in the place of a tab, keeps what is typed on the others, and shows the tab once it can be fetched', async () => {
  const letCome = await keepAway('PrintableTicketTab');
  await screen.open('/job-tickets');
  await screen.dataRows().first().click();
  await screen.button('Edit').click();
  await screen.box('PO #').fill('Typed before the server went');
  await page.getByRole('tab', { name: 'Printable Ticket' }).click();
  await notFetched().waitFor();
  await page.getByRole('tab', { name: 'Details' }).click();
  expect(await screen.box('PO #').inputValue()).toBe('Typed before the server went');

  await page.getByRole('tab', { name: 'Printable Ticket' }).click();
  await notFetched().getByRole('button', { name: 'Retry' }).press('Enter');
  await notFetched().waitFor();
  await letCome();
  await notFetched().getByRole('button', { name: 'Retry' }).press('Enter');
  await notFetched().waitFor({ state: 'detached' });
  await page.getByRole('tabpanel').getByRole('button', { name: 'Print' }).waitFor();
});

it.each([
  ['its filters are', 'GridPanels', 'button', 'Filters', 'Filters'],
  ['a new record is', 'JobTicketCreate', 'link', 'New', 'Create New Job Ticket'],
] as const)('leaves the list as it is where %s missing', async (_, file, role, name, title) => {
  const letCome = await keepAway(file);
  await screen.open('/job-tickets');
  await screen.dataRows().first().waitFor();
  const rows = await screen.dataRows().count();

  await page.getByRole(role, { name }).click();
  await notFetched().waitFor();
  expect(await screen.dataRows().count()).toBe(rows);
  await letCome();
  await notFetched().getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('dialog', { name: title }).waitFor();
  expect(await notFetched().count()).toBe(0);
});
