/** What the console says when a call fails, in the words of the error catalogue, read where a person would read it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage, type TestPage } from './support/browser';
import { openShop } from './support/openShop';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';

const { shop, browser } = await openShop({ sampleData: 10 });
let page: TestPage;

beforeEach(async () => {
  page = await openPage(browser, shop.url, await signedIn(shop, shop.administrator));
});

/** A failing call: what is said of it, where a person meets it, and its path under the API. */
type Failure = [text: string, address: string, path: string];

/** Meets each failure, by the address that leads to it and what is done there, and reads what the program says. */
const meet = async (method: string, failures: readonly Failure[], act: () => Promise<void>) => {
  let broken = '';
  await page.route(
    ({ pathname }) => pathname === `/api/database${broken}`,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { message: 'Out of order' } })
        : route.fallback(),
  );
  for (const [text, address, path] of failures) {
    // Nothing that the page before is still asking for belongs to this one.
    await page.goto('about:blank');
    const earlier = page.problems.length;
    broken = path;
    await page.goto(address);
    await act();
    // Each text once: a list that was not fetched may be asked for again. Chromium adds a line of its own.
    const said = () =>
      new Set(page.problems.slice(earlier).filter((line) => !line.startsWith('Failed to load resource')));
    await expect.poll(said).toEqual(new Set(['Response status: 500', text]));
  }
};

const save = async () => {
  const screen = screenOf(page);
  await page.getByRole('dialog').last().getByRole('textbox').first().fill('2031');
  await screen.button('Save').click();
};

describe('The console says what failed', () => {
  it('of a record that is opened', () =>
    meet(
      'GET',
      [
        ['No quote found with Id', '/quotes/1', '/quotes/1'],
        ['No customer found with Id', '/setup/customers/1', '/customers/1'],
        ['No material found with Id', '/setup/materials/1', '/materials/1%7D'],
        ['No JobTicket found with Id 1', '/job-tickets/1', '/job-tickets/1'],
        ['No user found with Id 1', '/setup/users/1', '/users/1%7D'],
        ['No overhead found for 2026', '/setup/overhead/2026', '/overhead/2026'],
      ],
      async () => undefined,
    ));

  it('of the parts of a ticket', () =>
    meet('GET', [['No parts found for quote with Id 1', '/job-tickets/1', '/job-tickets/1/parts']], () =>
      page.getByRole('tab', { name: 'Parts' }).click(),
    ));

  it('of what can be chosen', () => {
    const fields = ['Customer', 'Die', 'Material', 'Lamination'];
    return meet(
      'GET',
      [
        ['Unable to fetch customers', '/quotes/add', '/customers/options'],
        ['Unable to fetch tooling', '/quotes/add', '/tooling/options'],
        ['Unable to fetch materials', '/quotes/add', '/materials/options'],
        ['Unable to fetch lamination', '/quotes/add', '/lamination/options'],
      ],
      () => page.getByRole('combobox', { name: fields.shift(), exact: true }).click(),
    );
  });

  it('of a change', () =>
    meet(
      'PUT',
      [
        ['Unable to update quote', '/quotes/1', '/quotes/1/update'],
        ['Unable to update tooling', '/setup/tooling/1', '/tooling/1/update'],
        ['Unable to update material', '/setup/materials/1', '/materials/1/update'],
        ['Unable to update job ticket with Id 1', '/job-tickets/1', '/job-tickets/1/update'],
        ['Unable to update user with Id 1', '/setup/users/1', '/users/1/update'],
      ],
      async () => {
        await screenOf(page).button('Edit').click();
        await save();
      },
    ));

  it('of a new record', () =>
    meet(
      'POST',
      [
        ['Unable to create new customer', '/setup/customers/add', '/customers/add'],
        ['Unable to create tooling', '/setup/tooling/add', '/tooling/add'],
        ['Unable to add material', '/setup/materials/add', '/materials/add'],
        ['Unable to add overhead', '/setup/overhead/add', '/overhead/add'],
        ['Unable to create new quote', '/quotes/add', '/quotes/add'],
        ['Unable to create new part', '/job-tickets/1/parts/add', '/job-tickets/parts/add'],
      ],
      save,
    ));
});
