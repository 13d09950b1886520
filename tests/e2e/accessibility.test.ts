/** Every screen and dialog, in both themes, without a barrier to anybody. */
import { beforeAll, describe, expect, it } from 'vitest';
import { barriersOf } from './support/accessibility';
import { keptPage, openPage, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { type Screen, screenOf } from './support/screen';
import { signedIn } from './support/session';
import type { User } from './support/shop';

const { shop, browser } = await openShop({ sampleData: 15 });
let staff: User;

beforeAll(async () => {
  staff = await shop.api.addUser({ user: 'Pat Press', username: 'pat', password: 'webs and dies 4', roleId: 2 });
});

/** A row is like the others: ten tell as much as a hundred. */
const FEW_ROWS = '?perPage=10';

const SETUP = ['customers', 'tooling', 'materials', 'overhead', 'users'];
const LISTS = ['/job-tickets', '/quotes', ...SETUP.map((name) => `/setup/${name}`)];

/** Collects the barriers of all places that a story passes, each with the name of its place. */
const walk = (page: TestPage, rules?: readonly string[]) => {
  const found: string[] = [];
  return {
    found,
    look: async (place: string) => {
      for (const barrier of await barriersOf(page, rules)) found.push(`${place}: ${barrier}`);
    },
  };
};

const openFirst = async ({ dataRows, button }: Screen): Promise<void> => {
  await dataRows().first().getByRole('gridcell').nth(1).click();
  await button('Edit').waitFor();
};

/** Of a theme, only colours are its own: the dark one is looked at for them alone. */
const THEMES = [
  { colorScheme: 'light', rules: undefined },
  { colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

for (const { colorScheme, rules } of THEMES) {
  describe(`in the ${colorScheme} theme`, () => {
    // What fades in has its own colours from the start.
    const looks = { colorScheme, reducedMotion: 'reduce' } as const;

    const openAs = async (user: User, open = keptPage) => {
      const page = await open(browser, shop.url, { ...(await signedIn(shop, user)), ...looks });
      return { page, screen: screenOf(page), ...walk(page, rules) };
    };

    it('sign-in, with its refusal', async () => {
      const page = await openPage(browser, shop.url, looks);
      const { found, look } = walk(page, rules);
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log In', exact: true }).waitFor();
      await look('sign-in');
      await page.getByLabel('Username', { exact: true }).fill('nobody');
      await page.getByLabel('Password', { exact: true }).fill('nothing at all');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').first().waitFor();
      await look('refused sign-in');
      expect(found).toEqual([]);
    });

    it.each(LISTS)('%s: its list, a record read and edited, a new one', async (path) => {
      const { page, screen, found, look } = await openAs(shop.administrator);
      await screen.open(`${path}${FEW_ROWS}`);
      await screen.dataRows().first().waitFor();
      await look('list');
      await openFirst(screen);
      await look('record');
      await screen.button('Edit').click();
      await screen.button('Save').waitFor();
      await look('edited record');
      await screen.button('Cancel').click();
      await screen.button('Close').click();
      await page.getByRole('link', { name: 'New', exact: true }).click();
      await screen.button('Save').waitFor();
      await look('new record');
      expect(found).toEqual([]);
    });

    it('a list where nothing matches, and one that failed', async () => {
      const { page, found, look } = await openAs(shop.administrator);
      await visit(page, `/job-tickets?filter=${encodeURIComponent('{"q":"nothing holds this"}')}`);
      await page.getByText('Nothing matches').first().waitFor();
      await look('list of nothing');
      await page.route('**/api/database/**', (route) => route.fulfill({ status: 500, json: { message: 'Failed' } }));
      await visit(page, '/quotes');
      await page.getByRole('button', { name: 'Retry' }).first().waitFor();
      await look('list that failed');
      expect(found).toEqual([]);
    });

    it.each(['/job-tickets', '/quotes'])('%s: each tab of a record', async (path) => {
      // A page of its own: the client remembers at which tab a record was left.
      const { page, screen, found, look } = await openAs(shop.administrator, openPage);
      await screen.open(`${path}${FEW_ROWS}`);
      await openFirst(screen);
      const tabs = await page.getByRole('dialog').getByRole('tab').allInnerTexts();
      expect(tabs.length).toBeGreaterThan(4);
      for (const name of tabs) {
        await page.getByRole('dialog').getByRole('tab', { name, exact: true }).click();
        await page.getByRole('tabpanel').first().waitFor();
        await look(name);
      }
      expect(found).toEqual([]);
    });

    it('standards, the account, a refused user, a changed password, the import of a file', async () => {
      const { page, screen, found, look } = await openAs(shop.administrator);
      const openAccount = async () => {
        await screen.open('/setup/users');
        await page
          .getByRole('banner')
          .getByRole('button', { name: /Account|admin/i })
          .first()
          .click();
      };
      await visit(page, '/setup/standards');
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
      await look('standards');
      await page.goto('/setup/tooling/import');
      await page.getByRole('dialog').last().waitFor();
      await look('import');
      await openAccount();
      await page.getByText('Change password').waitFor();
      await look('account');
      await page.keyboard.press('Escape');
      await page.goto('/setup/users/add');
      await screen.button('Save').click();
      await page.getByRole('alert').first().waitFor();
      await look('refused new record');
      await openAccount();
      await page.getByText('Change password').click();
      await page.getByRole('dialog').last().waitFor();
      await look('change of password');
      expect(found).toEqual([]);
    });

    it('what staff see', async () => {
      const { page, screen, found, look } = await openAs(staff);
      await screen.open(`/job-tickets${FEW_ROWS}`);
      await look('list');
      await openFirst(screen);
      await look('ticket');
      await visit(page, '/job-tickets?view=board');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('group', { name: 'Board' }).waitFor();
      await look('board');
      expect(found).toEqual([]);
    });
  });
}
