/** How Setup's forms and lists behave while people make mistakes, share records and come back to a tab. */
import { beforeEach, expect, it } from 'vitest';
import type { AnyRecord } from '../../src/fields/record';
import { keptPage, openPage, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { type Screen, screenOf } from './support/screen';
import { signedIn } from './support/session';

const { shop, browser } = await openShop({ sampleData: 40 });
let page: TestPage;
let screen: Screen;

beforeEach(async () => {
  page = await keptPage(browser, shop.url, await signedIn(shop, shop.administrator));
  screen = screenOf(page);
});

const alertText = () => page.getByRole('dialog').getByRole('alert').first().innerText();

it('renews what it says of a refused form with each attempt, tells a refusal once at its head, and leads to its field', async () => {
  await screen.add('/setup/overhead', 'Create New Overhead');
  await screen.button('Save').click();
  await screen.refusal('Year must not be empty');
  await expect.poll(() => screen.box('Year').evaluate((box) => box === document.activeElement)).toBe(true);
  expect(await alertText()).toMatch(/^Unable to add overhead\s+Year must not be empty$/);
  await screen.box('Year').fill('2027');
  await page.getByRole('dialog').getByRole('alert').waitFor({ state: 'detached' });
  await screen.box('Electric').fill('(5)');
  await screen.button('Save').click();
  await screen.refusal('Electric');
  expect(await alertText()).not.toContain('Unable to add overhead');
  expect(await alertText()).not.toContain('Year must');
});

it('keeps Save and every field in place while a die is typed, and says what is no number by the name of its field', async () => {
  const { id } = await addedBy(shop.api)('tooling', { die_number: 'W-1', size_across: 3, size_around: 2 });
  const places = async (button: string) => {
    const boxes = await Promise.all([
      screen.button(button).boundingBox(),
      page
        .getByRole('dialog')
        .last()
        .locator('label, span', { hasText: /^Number AR$/ })
        .first()
        .boundingBox(),
    ]);
    return boxes.map((box) => Math.round(box?.y ?? -1));
  };
  await screen.add('/setup/tooling', 'Create New Tooling');
  await page.getByRole('img', { name: 'The die is drawn as its sizes are typed' }).waitFor();
  const empty = await places('Save');
  for (const [across, around] of [
    ['40', '60'],
    ['0.25', '30'],
    ['3', '2'],
  ] as const) {
    await screen.box('Size AC').fill(across);
    await screen.box('Size AR').fill(around);
    await page.getByRole('img', { name: `${across} x ${around} in` }).waitFor();
    expect(await places('Save')).toEqual(empty);
  }
  await screen.box('Size AC').fill('1e');
  await page.getByRole('img', { name: 'Size AC is not a number' }).waitFor();
  await screen.box('Number AC').fill('2.5');
  await screen.box('Number AR').focus();
  await page.getByText('Type a whole number').waitFor();
  expect(await places('Save')).toEqual(empty);
  await screen.button('Cancel').click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await visit(page, `/setup/tooling/${id}`);
  await page.getByText('Not used yet.').waitFor();
  const [, read] = await places('Edit');
  await screen.button('Edit').click();
  const [, edited] = await places('Save');
  expect(edited).toBe(read);
});

it('stays in its list where an address means no record, and says so', async () => {
  for (const [path, text] of [
    ['/setup/tooling/abc', 'No tooling found with Id abc'],
    ['/setup/overhead/abc', 'No overhead found for abc'],
    ['/setup/tooling/99999', 'No tooling found with Id 99999'],
    ['/job-tickets/abc', 'No JobTicket found with Id abc'],
  ] as const) {
    await visit(page, path);
    await screen.refusal(text);
    // It would not be there the next time either.
    expect(await screen.button('Retry').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(path);
    await screen.button('Close').click();
    await screen.grid().waitFor();
  }
});

it('shows a renamed die in the list of quotes of the same tab, and in another tab once it is looked at', async () => {
  const die = await addedBy(shop.api)('tooling', { die_number: 'N-1', size_across: 3, size_around: 2 });
  const customer = await addedBy(shop.api)('customers', { customer_name: 'Larkspur Soap' });
  const quote = await addedBy(shop.api)('quotes', { tooling_id: die.id, customer_id: customer.id });
  await addedBy(shop.api)('job-tickets', { quote_id: quote.id });

  const other = await page.context().newPage();
  await other.goto('/job-tickets');
  const firstOther = other.getByRole('grid').locator('[role=row][data-id]').first();
  await expect.poll(() => firstOther.innerText()).toContain('N-1');

  await visit(page, '/job-tickets');
  await expect.poll(() => screen.dataRows().first().innerText()).toContain('Larkspur Soap');
  const toSetup = async (tab: string) => {
    await page.getByRole('link', { name: 'Setup', exact: true }).click();
    await page.getByRole('navigation', { name: 'Setup' }).getByRole('link', { name: tab }).click();
    // The list before it stays until the next one is there.
    await page.getByRole('heading', { name: tab, exact: true }).waitFor();
  };
  const rename = async (field: string, from: string, to: string) => {
    await screen.find(from);
    await screen.dataRows().first().getByText(from).click();
    await screen.button('Edit').click();
    await screen.box(field).fill(to);
    await screen.button('Save').click();
    await screen.saved();
    await screen.button('Close').click();
  };
  await toSetup('Tooling');
  await rename('Die Number', 'N-1', 'N-2');
  await toSetup('Customers');
  await rename('Name', 'Larkspur Soap', 'Larkspur & Sons');
  await page.getByRole('link', { name: 'Job Ticket', exact: true }).click();
  await expect.poll(() => screen.dataRows().first().innerText()).toMatch(/Larkspur & Sons[\s\S]*N-2/);
  await page.getByRole('link', { name: 'Quote', exact: true }).click();
  await expect.poll(() => screen.grid().innerText()).toContain('Larkspur & Sons');

  expect(await firstOther.innerText()).toContain('N-1');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => firstOther.innerText()).toContain('N-2');
});

it('calls a record that cannot be read by its number, and reads it when asked again', async () => {
  // One that the page of the list behind it does not show: its rows are read whole.
  const { id } = await addedBy(shop.api)('customers', { customer_name: 'Zephyr Gin' });
  const failing = '**/api/database/customers/*';
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }));
  await visit(page, `/setup/customers/${id}`);
  await screen.dialog(`Customer #${id}`).getByText('Out of order').waitFor();
  await page.unroute(failing);
  await screen.button('Retry').click();
  await screen.dialog('Zephyr Gin').waitFor();
});

it('saves no form by an Enter that is meant for a list, and none with text in it that is no record', async () => {
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /(add|update)$/.test(request.url())) saved.push(new URL(request.url()).pathname);
  });
  const input = (label: string) => page.getByRole('dialog').getByRole('combobox', { name: label, exact: true });
  const refusal = (noun: string) => `No ${noun} matches “4 pack”`;
  /** Types what matches nothing, with Enter before and after that is known. */
  const typeInVain = async (label: string) => {
    for (const text of ['4 pac', '4 pack']) await input(label).fill(text);
    await page.keyboard.press('Enter');
    await page.getByText('Nothing matches “4 pack”').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await visit(page, '/job-tickets/add');
  await typeInVain('Quote ID');
  await page.keyboard.press('Control+s');
  await screen.refusal(refusal('quote'));
  // Nothing is said of it while it is typed.
  await typeInVain('Quote ID');
  const atTheField = page.getByText(refusal('quote'), { exact: true });
  await atTheField.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await atTheField.waitFor();
  expect(await input('Quote ID').inputValue()).toBe('4 pack');
  await screen.button('Save').click();
  await screen.refusal(refusal('quote'));
  expect(saved).toEqual([]);
  await input('Quote ID').fill('');
  await screen.button('Save').click();
  await expect.poll(() => saved).toEqual([expect.stringMatching(/job-tickets\/add$/)]);
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // Of a record that is there, and from behind another tab.
  await visit(page, '/quotes/90');
  await screen.button('Edit').click();
  const die = await input('Die').inputValue();
  await typeInVain('Die');
  await page.getByRole('tab', { name: 'Press Info' }).click();
  await page.keyboard.press('Control+s');
  await screen.refusal(refusal('die'));
  await page
    .getByRole('alert')
    .getByRole('button')
    .filter({ hasText: refusal('die') })
    .click();
  await expect.poll(() => input('Die').evaluate((element) => element === document.activeElement)).toBe(true);
  expect(saved).toHaveLength(1);
  // Esc puts back what is chosen.
  await typeInVain('Die');
  await page.keyboard.press('Escape');
  expect(await input('Die').inputValue()).toBe(die);
  await screen.button('Save').click();
  await screen.saved();
});

it('takes the record that a typed text means where its field is left or the form saved, and keeps any other text', async () => {
  const add = addedBy(shop.api);
  const customer = await add('customers', { customer_name: 'Quoll Foods' });
  const [die, otherDie] = [
    await add('tooling', { die_number: 'QL-1', size_across: 3, size_around: 2 }),
    await add('tooling', { die_number: 'QL-10', size_across: 5, size_around: 4 }),
  ];
  const input = (label: string) => page.getByRole('dialog').getByRole('combobox', { name: label, exact: true });
  const textIn = (label: string) => expect.poll(() => input(label).inputValue());
  /** What the server has stored by the next save. */
  const saved = async (path: RegExp) => {
    const answer = await page.waitForResponse((response) => path.test(response.url()) && response.ok());
    const [record] = [(await answer.json()) as AnyRecord | AnyRecord[]].flat();
    return record;
  };

  await visit(page, '/quotes/add');
  // The only one that is offered.
  await input('Customer').fill('quoll');
  await page.getByRole('option', { name: 'Quoll Foods' }).waitFor();
  await page.keyboard.press('Tab');
  await textIn('Customer').toBe('Quoll Foods');
  // One among others, by its name; its field is left before the answer is there.
  let answer: () => void = () => undefined;
  const isLeft = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/tooling/options?*', async (route) => {
    await isLeft;
    await route.continue();
  });
  await input('Die').fill('ql-1');
  await screen.box('Description').click();
  expect(await input('Die').inputValue()).toBe('ql-1');
  answer();
  await textIn('Die').toBe('QL-1');
  await page.unroute('**/tooling/options?*');
  const added = saved(/quotes\/add$/);
  await screen.button('Save').click();
  const quote = await added;
  expect(quote).toMatchObject({ customer_id: customer.id, tooling_id: die.id, size_across: 3 });

  await visit(page, `/quotes/${quote?.id}`);
  await screen.button('Edit').click();
  await input('Die').fill('ql-');
  await page.getByRole('option', { name: 'QL-10' }).waitFor();
  await screen.box('Description').click();
  const several = page.getByText('Several match “ql-”: choose one', { exact: true });
  await several.waitFor();
  expect(await input('Die').inputValue()).toBe('ql-');
  // All of it can be read.
  expect(await several.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await screen.button('Save').click();
  await screen.refusal('Several match “ql-”: choose one');
  // Saved before anything was found: the search is waited for, and what comes with the die.
  await input('Die').fill('QL-10');
  const changed = saved(/quotes\/\d+\/update$/);
  await page.keyboard.press('Control+s');
  expect(await changed).toMatchObject({ tooling_id: otherDie.id, size_across: 5, size_around: 4 });
  await screen.saved();
  // Emptied is meant.
  await screen.button('Edit').click();
  await input('Die').fill('');
  await page.keyboard.press('Tab');
  const emptied = saved(/quotes\/\d+\/update$/);
  await screen.button('Save').click();
  expect(await emptied).toMatchObject({ tooling_id: null, customer_id: customer.id });
});

it('takes the record that is called by a typed number, with and without its sign', async () => {
  const input = page.getByRole('dialog').getByRole('combobox', { name: 'Quote ID', exact: true });
  await visit(page, '/job-tickets/add');
  for (const text of ['10', '#12']) {
    await input.fill(text);
    await page.keyboard.press('Tab');
    await expect.poll(() => input.inputValue()).toMatch(new RegExp(`^#${text.replace('#', '')} ·`));
  }
});

it('tells somebody whose session was ended why', async () => {
  const otto = { username: 'otto', password: 'slit and rewind 7' };
  const added = await addedBy(shop.api)('users', { ...otto, user: 'Otto Rewind', roleId: 1 });
  page = await openPage(browser, shop.url, await signedIn(shop, otto));
  await screenOf(page).open('/setup/tooling');
  await shop.api('PUT', `/api/database/users/${added.id}/update`, { roleId: 2 });
  await page.getByRole('link', { name: 'Materials' }).click();
  await page.getByText('Your session has ended: your role was changed. Please log in again').waitFor();
});
