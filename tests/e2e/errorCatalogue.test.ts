/** What the console says when a call fails, in the words of the error catalogue, read where a person would read it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keptPage, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';

const { shop, browser } = await openShop({ sampleData: 10 });
let page: TestPage;

beforeEach(async () => {
  page = await keptPage(browser, shop.url, await signedIn(shop, shop.administrator));
});

/** A failing call: what is said of it, the address where a person meets it, and its path under the API. */
type Failure = [text: string, address: string, path: string];

/** Meets a failure at its address, by what is done there, and reads what the program says. */
const meet =
  (method: string, act: (text: string) => Promise<void> = async () => undefined) =>
  async (...[text, address, path]: Failure) => {
    await page.route(
      ({ pathname }) => pathname === `/api/database${path}`,
      (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, json: { message: 'Out of order' } })
          : route.fallback(),
    );
    await visit(page, address);
    await act(text);
    // Each text once: a list that was not fetched may be asked for again. Chromium adds a line of its own.
    const said = () => new Set(page.problems.filter((line) => !line.startsWith('Failed to load resource')));
    await expect.poll(said).toEqual(new Set(['Response status: 500', text]));
  };

const save = async () => {
  const screen = screenOf(page);
  await page.getByRole('dialog').last().getByRole('textbox').first().fill('2031');
  await screen.button('Save').click();
};

describe('The console says what failed of a record that is opened:', () => {
  it.each<Failure>([
    ['No quote found with Id', '/quotes/1', '/quotes/1'],
    ['No customer found with Id', '/setup/customers/1', '/customers/1'],
    ['No material found with Id', '/setup/materials/1', '/materials/1%7D'],
    ['No JobTicket found with Id 1', '/job-tickets/1', '/job-tickets/1'],
    ['No user found with Id 1', '/setup/users/1', '/users/1%7D'],
    ['No overhead found for 2026', '/setup/overhead/2026', '/overhead/2026'],
  ])('%s', meet('GET'));
});

describe('of the parts of a ticket:', () => {
  // A ticket of its own: whoever logs out over one finds it at the same tab again.
  it.each<Failure>([['No parts found for quote with Id 2', '/job-tickets/2', '/job-tickets/2/parts']])(
    '%s',
    meet('GET', () => page.getByRole('tab', { name: 'Parts' }).click()),
  );
});

describe('of what can be chosen:', () => {
  const FIELDS: Readonly<Record<string, string>> = {
    'Unable to fetch customers': 'Customer',
    'Unable to fetch tooling': 'Die',
    'Unable to fetch materials': 'Material',
    'Unable to fetch lamination': 'Lamination',
  };
  it.each<Failure>([
    ['Unable to fetch customers', '/quotes/add', '/customers/options'],
    ['Unable to fetch tooling', '/quotes/add', '/tooling/options'],
    ['Unable to fetch materials', '/quotes/add', '/materials/options'],
    ['Unable to fetch lamination', '/quotes/add', '/lamination/options'],
  ])(
    '%s',
    meet('GET', (text) => page.getByRole('combobox', { name: FIELDS[text], exact: true }).click()),
  );
});

describe('of a change:', () => {
  it.each<Failure>([
    ['Unable to update quote', '/quotes/1', '/quotes/1/update'],
    ['Unable to update tooling', '/setup/tooling/1', '/tooling/1/update'],
    ['Unable to update material', '/setup/materials/1', '/materials/1/update'],
    ['Unable to update job ticket with Id 1', '/job-tickets/1', '/job-tickets/1/update'],
    ['Unable to update user with Id 1', '/setup/users/1', '/users/1/update'],
  ])(
    '%s',
    meet('PUT', async () => {
      await screenOf(page).button('Edit').click();
      await save();
    }),
  );
});

describe('of a new record:', () => {
  it.each<Failure>([
    ['Unable to create new customer', '/setup/customers/add', '/customers/add'],
    ['Unable to create tooling', '/setup/tooling/add', '/tooling/add'],
    ['Unable to add material', '/setup/materials/add', '/materials/add'],
    ['Unable to add overhead', '/setup/overhead/add', '/overhead/add'],
    ['Unable to create new quote', '/quotes/add', '/quotes/add'],
    ['Unable to create new part', '/job-tickets/1/parts/add', '/job-tickets/parts/add'],
  ])('%s', meet('POST', save));
});
