/** The client under its strict Content-Security-Policy, and what people type shown as nothing but text. */
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage, signIn, type TestPage } from './support/browser';
import { openShop } from './support/openShop';
import { addedBy } from './support/records';
import { type Screen, screenOf } from './support/screen';
import { signedIn } from './support/session';

const { shop, browser } = await openShop();
let page: TestPage;
let screen: Screen;

beforeEach(async () => {
  page = await openPage(browser, shop.url, await signedIn(shop, shop.administrator));
  screen = screenOf(page);
});

describe('the policy', () => {
  it('keeps out what a page might be made to run', async () => {
    await screen.open('/job-tickets');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      const style = document.createElement('style');
      style.textContent = '#root { visibility: hidden }';
      document.body.append(style);
      const root = document.getElementById('root');
      return { script: Reflect.has(window, 'injected'), hidden: root && getComputedStyle(root).visibility };
    });
    expect(ran).toEqual({ script: false, hidden: 'visible' });
    await expect.poll(() => page.violations.length).toBeGreaterThanOrEqual(2);
    expect(page.violations.splice(0).join('\n')).toMatch(/inline script[\s\S]*inline style/);
  });
});

describe('what somebody typed', () => {
  const NOTES = [
    '<img src=x onerror="window.injected = true"><b>bold</b>',
    '=HYPERLINK("http://evil.example")',
    'left \u202eto right\u202c, עברית, 👩‍👩‍👧‍👦',
    'x'.repeat(10_000),
  ].join('\n');

  it('is shown as it is and runs nothing', async () => {
    const name = '<script>window.injected = true</script> 👩‍👩‍👧‍👦 \u202eevil';
    const customer = await addedBy(shop.api)('customers', { customer_name: name, notes: NOTES });
    await page.goto(`/setup/customers/${customer.id}`);
    const dialog = page.getByRole('dialog').last();
    await dialog.getByText('<script>window.injected', { exact: false }).first().waitFor();
    const notes = await dialog.getByRole('group', { name: 'Notes', exact: true }).textContent();
    expect(notes).toContain(NOTES);
    expect(await page.evaluate(() => Reflect.has(window, 'injected'))).toBe(false);
  });

  it('is refused at its field where it is too long, and kept there', async () => {
    await screen.add('/setup/customers', 'Create New Customer');
    await screen.box('Name').fill('x'.repeat(201));
    await screen.button('Save').click();
    await screen.refusal('Name is longer than 200 characters');
    expect(await screen.box('Name').inputValue()).toHaveLength(201);
  });
});

describe('a sign-in after too many failures', () => {
  it('says how long to wait', async () => {
    page = await openPage(browser, shop.url);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await fetch(`${shop.url}/api/database/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'somebody', password: 'wrong' }),
      });
    }
    await page.goto('/login');
    await page.getByLabel('Username', { exact: true }).fill('somebody');
    await page.getByLabel('Password', { exact: true }).fill('right or wrong');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: /Too many failed attempts\. Please try again in \d+ minutes/ });
    await alert.waitFor();
    // Others are not held up by it.
    await signIn(page, shop.administrator);
  });
});
