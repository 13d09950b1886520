/** A shop comes from its spreadsheets: files are chosen, their columns found, every row checked, and then written. */
import { beforeEach, expect, it } from 'vitest';
import { keptPage, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { signedIn } from './support/session';

const { shop, browser } = await openShop();
let page: TestPage;

beforeEach(async () => {
  page = await keptPage(browser, shop.url, await signedIn(shop, shop.administrator));
});

const choose = (name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const outcome = (text: string) => page.getByRole('group', { name: 'Outcomes' }).getByRole('button', { name: text });
const importButton = (rows: string) => page.getByRole('button', { name: `Import ${rows}`, exact: true });
const records = async (resource: string) =>
  (await shop.api('GET', `/api/database/${resource}`)).body as Record<string, unknown>[];
const dies = async (start: string) =>
  (await records('tooling')).filter(({ die_number }) => String(die_number).startsWith(start));

/** Writes down every number of rows that the dialog says are done; they pass too quickly to wait for one. */
const noteProgress = async (): Promise<() => Promise<number[]>> => {
  const notes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => seen.push(...(document.body.innerText.match(/[\d,]+(?= of 10,000 rows)/g) ?? []));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  return async () => (await notes.jsonValue()).map((text) => Number(text.replaceAll(',', '')));
};

it('refuses a file with a wrong row, imports the mended one, and makes no duplicates the second time', async () => {
  await visit(page, '/setup/materials');
  await page.getByRole('link', { name: 'Import them from a file' }).click();
  await page.getByRole('dialog', { name: 'Import Materials' }).waitFor();
  await choose(
    'prices.csv',
    'Material,Type,Price per MSI,Markup\r\n"BOPP, white",Material,$0.55,12%\r\nPET,Ink,cheap,5%\r\n',
  );
  await outcome('Refused 1').waitFor();
  await page.getByText('Type: “Ink” is none of Material, Lamination').waitFor();
  await page.getByText('Row 3 cannot be imported, so nothing is.').waitFor();
  expect(await page.getByRole('button', { name: '1 row is refused', exact: true }).isDisabled()).toBe(true);
  expect(await records('materials')).toEqual([]);

  await page.getByRole('button', { name: 'Another file' }).click();
  const mended =
    '\uFEFFMaterial;Type;Price per MSI;Markup\r\n"BOPP; white";Material;0,55;12%\r\nPET;Lamination;0,2;5%\r\n';
  await choose('prices.csv', mended);
  await outcome('New 2').waitFor();
  await importButton('2 rows').click();
  await page.getByText('2 added, 0 changed, 0 left as they were.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByRole('grid').locator('[role=row][data-id]').count()).toBe(2);
  expect(await records('materials')).toMatchObject([
    { material_name: 'BOPP; white', material_type: 'Material', material_price: 0.55, markup: 0.12, fuel_price: 0.001 },
    { material_name: 'PET', material_type: 'Lamination', material_price: 0.2, markup: 0.05 },
  ]);

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await choose('prices.csv', mended.replace('0,2', '0,25'));
  await outcome('Kept 2').waitFor();
  expect(await page.getByRole('button', { name: 'Nothing to import', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('combobox', { name: 'Records that are there already' }).click();
  await page.getByRole('option', { name: 'Change to what the file says' }).click();
  await outcome('Changes 1').waitFor();
  const prices = page.getByRole('dialog').locator('[role=gridcell][data-field=material_price]');
  expect(await prices.allInnerTexts()).toEqual(['$0.5500', '$0.2000 → $0.2500']);
  await importButton('1 row').click();
  await page.getByText('0 added, 1 changed, 1 left as they were.').waitFor();
  expect((await records('materials')).map(({ material_price }) => material_price)).toEqual([0.55, 0.25]);
});

it('asks which column holds the die number, and takes another column for it', async () => {
  await visit(page, '/setup/tooling/import');
  await choose(
    'dies.csv',
    'Kennung,Width,Height,Gap AR,# Across,Die Repeat (in)\r\nR-1,3 1/8,2,,4,17\r\nR-2,"3 in",2.5,1/4,4,\r\n',
  );
  await page.getByText('Say which column holds Die Number').waitFor();
  expect(await page.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true);
  await page.getByText('Calculated here').waitFor();
  await page.getByRole('combobox', { name: 'Kennung goes to' }).click();
  await page.getByRole('option', { name: 'Die Number' }).click();
  await outcome('New 2').waitFor();
  // The list below has such cells, too.
  const gaps = page.getByRole('dialog').locator('[role=gridcell][data-field=gap_around]');
  expect(await gaps.allInnerTexts()).toEqual(['0.125', '0.25']);
  const colors = await gaps.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).color));
  expect(new Set(colors).size).toBe(2);
  await importButton('2 rows').click();
  await page.getByText('2 added').waitFor();
  expect(await dies('R-')).toMatchObject([
    { die_number: 'R-1', size_across: 3.125, size_around: 2, number_across: 4, gap_around: 0.125 },
    { die_number: 'R-2', size_across: 3, size_around: 2.5, gap_around: 0.25, die_repeat_in: null },
  ]);
});

it('asks how decimals are written where a number can mean two things, and reads it as it is told', async () => {
  await visit(page, '/setup/tooling/import');
  await choose('dies.csv', 'Die Number;Size AC;Size AR\r\nM-1;2,500;3\r\nM-2;1,125;2\r\n');
  await outcome('Refused 2').waitFor();
  await page.getByText('Rows 2 and 3 cannot be imported, so nothing is.').waitFor();
  await page.getByText('Size AC: “2,500” can mean 2.500 or 2500: say under Decimals which').waitFor();
  await page.getByRole('combobox', { name: 'Decimals' }).click();
  await page.getByRole('option', { name: 'Comma: 1.234,5' }).click();
  await outcome('New 2').waitFor();

  // What kept these rows from being written is said of them alone.
  await page.route('**/tooling/import', (route) =>
    route.fulfill({ status: 500, json: { message: 'The disk is full' } }),
  );
  await importButton('2 rows').click();
  await page.getByText('The disk is full').waitFor();
  await page.unroute('**/tooling/import');
  await page.getByRole('combobox', { name: 'Records that are there already' }).click();
  await page.getByRole('option', { name: 'Change to what the file says' }).click();
  await page.getByText('The disk is full').waitFor({ state: 'detached' });
  await outcome('New 2').waitFor();
  await importButton('2 rows').click();
  await page.getByText('2 added').waitFor();
  expect((await dies('M-')).map(({ size_across }) => size_across)).toEqual([2.5, 1.125]);
});

it('imports ten thousand customers once, however often that is asked, and says how far it is', async () => {
  await visit(page, '/setup/customers/import');
  const rows = Array.from({ length: 10_000 }, (_, n) => `"Customer ${n}, Inc.",Troy,NY,012${n % 100},"two\r\nlines"`);
  await choose('customers.csv', `Company Name,City,State,Zip Code,Comments\r\n${rows.join('\r\n')}\r\n`);
  await outcome('New 10,000').waitFor();
  const progress = await noteProgress();
  // Two presses before anything is drawn anew.
  await importButton('10,000 rows').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByText('10,000 added, 0 changed, 0 left as they were.').waitFor({ timeout: 60_000 });
  const seen = await progress();
  expect(new Set(seen).size).toBeGreaterThan(1);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/setup/customers');
  await expect.poll(() => page.getByText('1–25 of 10,000').count()).toBe(1);
});

it('names the refused rows, the last as well where only one more is left', async () => {
  const wrong = (...names: string[]) => `Material,Price\r\n${names.map((name) => `${name},cheap\r\n`).join('')}`;
  await visit(page, '/setup/materials/import');
  await choose('prices.csv', wrong('A', 'B', 'C', 'D'));
  await page.getByText('Rows 2, 3, 4 and 5 cannot be imported, so nothing is.').waitFor();
  await page.getByRole('button', { name: 'Another file' }).click();
  await choose('prices.csv', wrong('A', 'B', 'C', 'D', 'E'));
  await page.getByText('Rows 2, 3, 4 and 2 more cannot be imported, so nothing is.').waitFor();
});

it('says what is wrong with a file that is none', async () => {
  await visit(page, '/setup/customers/import');
  await choose('customers.xlsx', 'PK\u0003\u0004\0\0\0');
  await page.getByText('This is not a CSV file').waitFor();
  await choose('customers.csv', 'Name,City\r\n');
  await page.getByText('The file holds headings and no rows below them.').waitFor();
});

it('changes no customer by the list’s own file, and takes its combined columns where it is told to', async () => {
  const customer = {
    customer_name: 'Round Trip',
    street_1: '5 Main St',
    street_2: 'Suite 9',
    mobile_number: '555-0100',
  };
  await shop.api('POST', '/api/database/customers/add', customer);
  await visit(page, '/setup/customers/import');
  await choose('customers.csv', 'Name,Address,City/State/Zip,Phone #\r\nRound Trip,"5 Main St, Suite 9",,555-0100\r\n');
  await page.getByText('Calculated here: 5 Main St, Suite 9').waitFor();
  await page.getByText('Calculated here: 555-0100').waitFor();
  await page.getByRole('combobox', { name: 'Records that are there already' }).click();
  await page.getByRole('option', { name: 'Change to what the file says' }).click();
  await page.getByRole('button', { name: 'Nothing to import', exact: true }).waitFor();

  await page.getByRole('combobox', { name: 'Phone # goes to' }).click();
  await page.getByRole('option', { name: 'Office #' }).click();
  await importButton('1 row').click();
  await page.getByText('0 added, 1 changed, 0 left as they were.').waitFor();
  const changed = (await records('customers')).find(({ customer_name }) => customer_name === 'Round Trip');
  expect(changed).toMatchObject({ ...customer, office_number: '555-0100' });
});
