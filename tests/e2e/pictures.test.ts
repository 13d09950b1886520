/** The pictures of the README: the screens they show are there. `npm run pictures` takes them anew. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { openPage, type TestPage } from './support/browser';
import { openShop } from './support/openShop';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';

const LARGEST = 200 * 1024;

const { shop, browser } = await openShop({ sampleData: true });

const openAt = async (address: string): Promise<TestPage> => {
  const session = await signedIn(shop, shop.administrator);
  const page = await openPage(browser, shop.url, { ...session, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address);
  return page;
};

/** Takes the picture where that is asked for; the one that the README shows is there, and small. */
const keepPicture = async (page: TestPage, file: string) => {
  if (process.env.PICTURES === 'take') {
    mkdirSync(dirname(file), { recursive: true });
    await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
  }
  expect(readFileSync('README.md', 'utf8')).toContain(`(${file})`);
  expect(existsSync(file)).toBe(true);
  const picture = readFileSync(file);
  expect(picture.length).toBeLessThan(LARGEST);
  expect(PNG.sync.read(picture)).toMatchObject({ width: 1440, height: 900 });
};

it('The job tickets that are late', async () => {
  const page = await openAt('/job-tickets');
  await page.getByRole('button', { name: 'Late', exact: true }).click();
  await page.waitForURL(/filter=/);
  await expect.poll(() => screenOf(page).dataRows().count()).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  await keepPicture(page, 'docs/pictures/job-tickets.png');
});

it('A quote and its prices', async () => {
  const page = await openAt('/quotes/1');
  await page.getByRole('tab', { name: 'Summation/Override' }).click();
  await page.getByRole('grid', { name: 'Quantities' }).waitFor();
  await page.waitForLoadState('networkidle');
  await keepPicture(page, 'docs/pictures/quote.png');
});
