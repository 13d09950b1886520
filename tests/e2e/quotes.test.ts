import type { Locator } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyRecord } from '../../src/fields/record';
import { PAUSE } from '../../src/resources/quotes/summation/useAfterTyping';
import { aDie, aLamination, aMaterial, anOverhead, aQuote } from '../server/support/builders';
import { keptPage, type PageOptions, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { printedPages } from './support/pdf';
import { signedIn } from './support/session';

const { shop, browser } = await openShop();
let page: TestPage;
let asEstimator: PageOptions;
let records: Record<'die' | 'narrow' | 'turned' | 'material' | 'lamination' | 'customer', AnyRecord>;

const add = async (resource: string, body: Record<string, unknown>): Promise<AnyRecord> => {
  const answer = await shop.api('POST', `/api/database/${resource}/add`, body);
  if (answer.status !== 201) throw new Error(`${resource} could not be added: ${JSON.stringify(answer)}`);
  return (answer.body as AnyRecord[])[0] as AnyRecord;
};
const change = (path: string, body: Record<string, unknown>) => shop.api('PUT', `/api/database${path}/update`, body);

beforeAll(async () => {
  await add('overhead', anOverhead({ calendar_year: new Date().getFullYear() }));
  await change('/standards', { rewind_changeover_time: 0, shop_name: 'Fir Lane Labels', terms: 'Net 30 days.' });
  records = {
    die: await add('tooling', aDie({ die_number: 'D-3X2' })),
    narrow: await add('tooling', aDie({ die_number: 'D-NARROW', number_across: 2 })),
    turned: await add('tooling', aDie({ die_number: 'D-TURNED', size_across: 2, size_around: 3, number_across: 5 })),
    material: await add('materials', aMaterial()),
    lamination: await add('materials', aLamination()),
    customer: await add('customers', { customer_name: 'Harbor Brewing', contact: 'Joan Miller' }),
  };
  asEstimator = await signedIn(shop, shop.administrator);
});
beforeEach(async () => {
  page = await keptPage(browser, shop.url, asEstimator);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** The worked example of the pricing design, stored. */
const addQuote = (values: Record<string, unknown> = {}) =>
  add(
    'quotes',
    aQuote({
      customer_id: records.customer.id,
      tooling_id: records.die.id,
      material_id: records.material.id,
      lamination_id: records.lamination.id,
      primer: true,
      row_2_m_labels: 10,
      ...values,
    }),
  );

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const open = async (quote: AnyRecord, tabName?: string) => {
  await visit(page, `/quotes/${quote.id}`);
  await dialog(`Quote #${quote.id}`).waitFor();
  if (tabName) await tab(tabName);
};

/** A cell of the table of quantities by its row's number and its column. */
const cell = (row: number, column: string): Locator =>
  page.getByRole('grid', { name: 'Quantities' }).locator(`tbody tr:has(> th:text-is("${row}")) > td.${column}`);
const textOf = (row: number, column: string) => () => cell(row, column).innerText();

/** A finger on the middle of an element, of a screen that has no mouse meanwhile. */
const tap = async (element: Locator) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be tapped is not shown');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
};

const choose = async (label: string, typed: string) => {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: new RegExp(typed) }).click();
};

describe('a quote', () => {
  it('for a 3 x 2 in label shows the figures of the worked example while it is typed, and is stored as shown', async () => {
    await visit(page, '/quotes/add');
    const form = dialog('Create New Quote');
    await form.waitFor();
    await expect
      .poll(() => form.getByRole('tab').allInnerTexts())
      .toEqual(['Details', 'Press Info', 'Finisher Info', 'Rewind Info']);
    await form.getByLabel('Description', { exact: true }).fill('Pale ale, front label');
    await choose('Die', 'D-3X2');
    // The die brings its size and gaps.
    await expect.poll(() => form.getByLabel('Size AC').inputValue()).toBe('3');
    expect(await form.getByLabel('Size AR').inputValue()).toBe('2');
    await expect.poll(() => form.getByRole('group', { name: 'Gap AC' }).innerText()).toContain('0.125');
    await choose('Material', 'White BOPP');
    await choose('Lamination', 'Gloss Lamination');
    await form.getByLabel('Ink Cost').fill('.35');
    await form.getByLabel('Primer').check();
    await form.getByLabel('Labels per Roll').fill('1000');

    await expect.poll(() => form.getByRole('table', { name: 'Prices' }).innerText()).toContain('$187.47');
    await form.getByText('Setup $105.22, then $11.95 per 1000 labels').waitFor();
    await form.getByRole('img', { name: /web width 12\.875 in/i }).waitFor();
    await form.getByRole('img', { name: /outer diameter 5\.3815 in/i }).waitFor();

    const answer = page.waitForResponse((response) => response.url().endsWith('/quotes/add'));
    await press('Save');
    const [stored] = (await (await answer).json()) as Record<string, { total_price: number }[] & number>[];
    expect(stored?.time_and_material_cost_per_m_labels).toBeCloseTo(11.9494, 4);
    expect(stored?.rows?.[9]?.total_price).toBeCloseTo(2080.26, 2);
    expect(page.problems).toEqual([]);
  });

  it('with a margin of 100 % says so and has no price; Cancel restores it', async () => {
    await open(await addQuote(), 'Summation/Override');
    await expect.poll(textOf(1, 'total_price')).toBe('$187.47');
    await press('Edit');
    await cell(1, 'override_type').getByRole('combobox').selectOption('Margin');
    await cell(1, 'override').getByRole('textbox').fill('100');
    await expect.poll(textOf(1, 'note')).toBe('A margin of 100 % or more has no price: it must be less.');
    expect(await textOf(1, 'total_price')()).toBe('–');
    await cell(1, 'override').getByRole('textbox').fill('40');
    await expect.poll(textOf(1, 'margin')).toBe('40.00%');
    await press('Cancel');
    await expect.poll(textOf(1, 'total_price')).toBe('$187.47');
    expect(await textOf(1, 'override_type')()).toBe('None');
  });

  it('with a margin just below 100 % shows it as it was typed, beside a price', async () => {
    await open(await addQuote({ row_1_override_type: 3, row_1_margin_override: 99.99999 }), 'Summation/Override');
    await expect.poll(textOf(1, 'override')).toBe('99.99999 %');
    expect(await textOf(1, 'margin')()).toBe('99.99999%');
    expect(await textOf(1, 'total_price')()).toMatch(/^\$\d/);
  });

  it('of billions of labels has every figure whole, and room for what is to be looked at', async () => {
    await open(
      await addQuote({ row_1_m_labels: 9_999_999, row_1_override_type: 3, row_1_margin_override: 99 }),
      'Summation/Override',
    );
    await expect.poll(textOf(1, 'labels')).toBe('9,999,999,000');
    const figures = page.getByRole('grid', { name: 'Quantities' }).locator('td.figure > div');
    expect(await figures.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth))).toEqual([]);
    const width = await cell(1, 'note').evaluate((note) => note.getBoundingClientRect().width);
    expect(width).toBeGreaterThanOrEqual(170);
  });

  it('draws its chart anew when somebody pauses, not with each key', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    const chart = page.getByRole('img', { name: /^Price per M and margin over quantity/ });
    await chart.waitFor();
    // The pauses between keys end when the test says so.
    const pauses = await page.evaluateHandle((pause) => {
      const held = new Map<number, () => void>();
      const { setTimeout, clearTimeout } = window;
      const restore = () => Object.assign(window, { setTimeout, clearTimeout });
      Object.assign(window, {
        setTimeout: (work: () => void, after?: number, ...rest: unknown[]) => {
          if (after !== pause) return setTimeout(work, after, ...rest);
          const id = -1 - held.size;
          held.set(id, work);
          return id;
        },
        clearTimeout: (id?: number) => (id !== undefined && held.delete(id)) || clearTimeout(id),
      });
      return { held, restore };
    }, PAUSE);
    const before = await chart.getAttribute('aria-label');
    const quantity = cell(1, 'm_labels').getByRole('textbox');
    for (const [typed, labels] of [
      ['6', '6,000'],
      ['60', '60,000'],
    ] as const) {
      await quantity.fill(typed);
      await expect.poll(textOf(1, 'labels')).toBe(labels);
      // Only what was typed last is waited for.
      await expect.poll(() => pauses.evaluate(({ held }) => held.size)).toBe(1);
    }
    expect(await chart.getAttribute('aria-label')).toBe(before);
    await pauses.evaluate(({ held, restore }) => {
      restore();
      for (const work of held.values()) work();
    });
    await expect.poll(() => chart.getAttribute('aria-label')).toContain(' 60 M ');
  });

  it('keeps nothing that was typed half way for a type of override that is no longer chosen', async () => {
    const quote = await addQuote({ row_1_margin_override: 35 });
    await open(quote, 'Summation/Override');
    await press('Edit');
    const type = cell(1, 'override_type').getByRole('combobox');
    await type.selectOption('Margin');
    await cell(1, 'override').getByRole('textbox').fill('1e');
    await expect.poll(textOf(1, 'note')).toBe('“1e” is not a number');
    await type.selectOption('None');
    await expect.poll(textOf(1, 'note')).toBe('');
    await press('Save');
    await page.getByText('Quote saved').waitFor();
    const { body } = await shop.api('GET', `/api/database/quotes/${quote.id}`);
    expect(body).toMatchObject([{ row_1_override_type: 0, row_1_margin_override: 35 }]);
  });

  it('with every field empty opens on every tab, prices nothing and breaks nothing', async () => {
    const empty = Object.fromEntries(Object.entries(await addQuote()).filter(([, value]) => typeof value !== 'object'));
    const quote = await add('quotes', {});
    const nothing = Object.fromEntries(Object.keys(aQuote(empty)).map((name) => [name, null]));
    const { id: _id, version: _version, ...values } = nothing;
    await change(`/quotes/${quote.id}`, values);
    await open(quote);
    for (const name of [
      'Press Info',
      'Finisher Info',
      'Rewind Info',
      'Summation/Override',
      'Calculations',
      'Printable Quote',
    ]) {
      await tab(name);
      await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
      if (name === 'Summation/Override') await expect.poll(textOf(1, 'price_per_m_labels')).toBe('–');
    }
    await tab('Details');
    await page.getByText('No material is chosen.').waitFor();
    expect(page.problems).toEqual([]);
  });
});

describe('the details of a quote', () => {
  it('refuse a part of a label across, price nothing with it, and say so', async () => {
    await open(await addQuote(), 'Details');
    await press('Edit');
    await page.getByLabel('Across Override').fill('2.5');
    await page.getByText('Across Override is not a whole number.', { exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByText('Type a whole number').waitFor();
    await expect.poll(() => page.getByRole('table', { name: 'Prices' }).innerText()).not.toContain('$');
  });

  it('warn of prices that are too low, all rows with one line', async () => {
    await open(await addQuote(), 'Details');
    await press('Edit');
    await page.getByRole('textbox', { name: 'Markup' }).fill('-5');
    const toLookAt = page.getByRole('list', { name: 'To look at' });
    await expect.poll(() => toLookAt.innerText()).toBe('All 10 rows are priced below their cost.');
  });

  it('fill in the size of a chosen die once it can be read, also at the second try', async () => {
    await open(await addQuote({ size_across: 5, size_around: 5 }), 'Details');
    await press('Edit');
    await page.route('**/quotes/price', (route) => route.abort());
    await choose('Die', 'D-TURNED');
    await page
      .getByText(/rates could not be read/)
      .first()
      .waitFor();
    expect(await page.getByRole('textbox', { name: 'Size AC' }).inputValue()).toBe('5');
    await page.unroute('**/quotes/price');
    await press('Retry');
    await expect.poll(() => page.getByRole('textbox', { name: 'Size AC' }).inputValue()).toBe('2');
    expect(await page.getByRole('textbox', { name: 'Size AR' }).inputValue()).toBe('3');
  });
});

describe('the warnings of a quote', () => {
  const warning = (role: 'button' | 'link', name: string | RegExp) =>
    page.getByRole('list', { name: 'To look at' }).getByRole(role, { name });

  it('lead from any tab to the field that they are about', async () => {
    await open(await addQuote({ labels_per_roll: null }), 'Summation/Override');
    await press('Edit');
    await warning('button', 'Labels per Roll is missing.').click();
    await page.getByRole('tab', { name: 'Details', exact: true, selected: true }).waitFor();
    const input = page.getByRole('textbox', { name: 'Labels per Roll' });
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('lead to Setup where it is entered there, and ask before what is typed is lost', async () => {
    await page.route('**/api/database/quotes/price*', async (route) => {
      const answer = await (await route.fetch()).json();
      const { standards } = answer[0].rates;
      const rates = { ...answer[0].rates, overhead_total: null, standards: { ...standards, press_run_speed: null } };
      await route.fulfill({ json: [{ ...answer[0], rates }] });
    });
    await visit(page, '/quotes/add');
    const form = dialog('Create New Quote');
    await form.getByLabel('Description', { exact: true }).fill('Round the neck');
    await choose('Die', 'D-3X2');
    await warning('link', 'Press run speed in Setup > Standards is missing.').waitFor();
    await warning('link', /have no overhead for the year/).click();
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL('**/setup/overhead');
  });

  it('stay true of a quote from before the overhead of its year was entered', async () => {
    const quote = await addQuote();
    await page.route(`**/api/database/quotes/${quote.id}`, async (route) => {
      const [stored] = await (await route.fetch()).json();
      const rates = { ...stored.rates, overhead_total: null, overhead_year: null };
      await route.fulfill({ json: [{ ...stored, rates }] });
    });
    await open(quote, 'Summation/Override');
    await page.getByText('One rate of this quote has changed in Setup since it was priced.').waitFor();
    const saying = warning('link', /^The rates of this quote have no overhead for the year/);
    expect(await saying.innerText()).toMatch(/Once it is entered \(Setup > Overhead\), use today’s rates\.$/);
  });

  it('look like a link only where they lead somewhere', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(await addQuote({ row_1_override_type: 2, row_1_profit_override: -1 }), 'Summation/Override');
    await press('Edit');
    await page.getByText('Row 1: the price is below the cost.').waitFor();
    expect(await warning('button', /Row 1/).count()).toBe(0);
  });
});

describe('the actions of a quote', () => {
  it('are one line on a phone: the secondary ones in a menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const quote = await addQuote();
    await add('job-tickets', { quote_id: quote.id });
    await open(quote, 'Details');
    const names = ['More', 'Create job ticket', '1 job ticket', 'Edit'];
    const buttons = names.map((name) => dialog(`Quote #${quote.id}`).getByRole('button', { name, exact: true }));
    await Promise.all(buttons.map((button) => button.waitFor()));
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 390);
    }
    await press('More');
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Duplicate', 'Use today’s rates', 'History']);
    await page.getByRole('menuitem', { name: 'History' }).click();
    await dialog('History').waitFor();
  });

  it('ask which quantity was ordered, by quantity and with its price, when a job ticket is made', async () => {
    await open(await addQuote({ row_2_m_labels: 10, row_1_m_labels: 30 }), 'Details');
    await press('Create job ticket');
    await page.getByRole('menu', { name: 'Which quantity was ordered?' }).waitFor();
    const items = await page.getByRole('menuitem').allInnerTexts();
    expect(items.find((item) => item.includes('Row 2:'))).toMatch(/^10 M · \$359\.54, \$35\.95 per M/);
    const quantities = items.slice(0, -1).map((item) => Number(item.split(' M')[0]?.replace(',', '')));
    expect(quantities).toEqual(quantities.toSorted((one, other) => one - other));
    expect(items.at(-1)).toContain('its parts are added to it later');
  });
});

describe('a double click where one is meant', () => {
  /** The second click comes where the first one was, once what the first one does can be seen. */
  const clickTwice = async (name: string, seen: () => Locator) => {
    await press(name);
    await seen().waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await seen().waitFor();
  };

  it('does what one does: a menu chooses nothing, a panel stays, and Edit is not followed by Save', async () => {
    const quote = await addQuote();
    await open(quote, 'Details');
    const menu = () => page.getByRole('menu', { name: 'Which quantity was ordered?' });
    await clickTwice('Create job ticket', menu);
    await menu().press('Escape');
    await menu().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`/quotes/${quote.id}`);

    await clickTwice('History', () => dialog('History'));
    expect(await dialog('History').count()).toBe(1);
    await dialog('History').press('Escape');
    await dialog('History').waitFor({ state: 'detached' });

    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.url());
    });
    await clickTwice('Edit', () => page.getByRole('button', { name: 'Save', exact: true }));
    await press('Cancel');
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    expect(saves).toEqual([]);
  });
});

describe('a double tap', () => {
  it('on the way out of a quote does not log out, which lies under it; a tap that comes later does', async () => {
    await open(await addQuote(), 'Details');
    const close = dialog(/^Quote #/).getByRole('button', { name: 'Close', exact: true });
    const place = await close.boundingBox();
    const [x, y] = [(place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2];
    /** A tap there, so many milliseconds after the page was opened. */
    const tap = (at: number) =>
      page.evaluate(
        ({ x, y, at }) => {
          const own = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1, pointerType: 'touch' };
          const click = new PointerEvent('click', own);
          Object.defineProperty(click, 'timeStamp', { value: at });
          document.elementFromPoint(x, y)?.dispatchEvent(click);
        },
        { x, y, at },
      );
    const underneath = () => page.evaluate(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.textContent, [x, y]);
    const start = await page.evaluate(() => performance.now());
    await tap(start);
    await expect.poll(underneath).toBe('Log Out');
    await tap(start + 250);
    await page.getByRole('grid', { name: 'Quotes' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
    await tap(start + 1000);
    await page.waitForURL('**/login');
  });
});

describe('a record that a quote leads to', () => {
  it.each([
    ['its customer', async () => page.getByRole('link', { name: 'Harbor Brewing' }).click(), /Harbor Brewing/],
    [
      'the form for its ticket',
      async () => {
        await press('Create job ticket');
        await page.getByRole('menuitem', { name: 'Without a part' }).click();
      },
      'Create New Job Ticket',
    ],
    [
      'the ticket made in that form',
      async () => {
        await press('Create job ticket');
        await page.getByRole('menuitem', { name: 'Without a part' }).click();
        await dialog('Create New Job Ticket').getByRole('button', { name: 'Save' }).click();
      },
      /^Job Ticket #/,
    ],
  ])('leads back to it when it is closed: %s', async (_which, lead, opened) => {
    const quote = await addQuote();
    await visit(page, '/quotes?sort=id&order=DESC');
    const list = page.url();
    await page.locator(`[role=row][data-id="${quote.id}"] [data-field=id]`).click();
    await dialog(`Quote #${quote.id}`).waitFor();
    await lead();
    await dialog(opened).waitFor();
    await dialog(`Quote #${quote.id}`).waitFor({ state: 'detached' });
    await dialog(opened).press('Escape');
    await dialog(`Quote #${quote.id}`).waitFor();
    await dialog(opened).waitFor({ state: 'detached' });
    await dialog(`Quote #${quote.id}`).press('Escape');
    await page.waitForURL(list);
  });
});

describe('the table of quantities', () => {
  it('is moved about in, pasted to and copied from like a spreadsheet, and sorted for display only', async () => {
    const quote = await addQuote();
    await open(quote, 'Summation/Override');
    await press('Edit');
    await cell(3, 'm_labels').getByRole('textbox').click();
    await page.keyboard.type('20');
    await page.keyboard.press('Enter');
    await page.keyboard.type('30');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    expect(
      await cell(3, 'override_type')
        .getByRole('combobox')
        .evaluate((select) => select === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    // What is typed into a cell is taken back by Esc, and the dialog stays.
    await page.keyboard.type('99');
    await page.keyboard.press('Escape');
    await expect.poll(textOf(3, 'labels')).toBe('20,000');
    expect(await textOf(4, 'labels')()).toBe('30,000');

    // A column from a spreadsheet, with a type and its value beside it.
    await page.evaluate(() => navigator.clipboard.writeText('40\tNone\t\n80\tMargin\t35\n120\tProfit\t500\n'));
    await cell(5, 'm_labels').getByRole('textbox').click();
    await page.keyboard.press('Control+v');
    await expect.poll(textOf(7, 'profit')).toBe('$500.00');
    expect(await textOf(6, 'margin')()).toBe('35.00%');
    expect(await textOf(5, 'labels')()).toBe('40,000');

    // A block of figures to a spreadsheet, with all their digits.
    await cell(6, 'labels').click();
    await cell(7, 'labels').click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('80000\n120000');

    await page.getByRole('columnheader', { name: 'M Labels' }).getByRole('button').click();
    const shownRows = () => page.getByRole('grid', { name: 'Quantities' }).locator('tbody th').allInnerTexts();
    await expect.poll(shownRows).toEqual(['1', '2', '3', '4', '5', '6', '10', '7', '8', '9']);

    await press('Save');
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    const stored = (await shop.api('GET', `/api/database/quotes/${quote.id}`)).body;
    expect(stored).toMatchObject([
      { row_4_m_labels: 30, row_6_override_type: 3, row_6_margin_override: 35, row_7_profit_override: 500 },
    ]);
  });

  it('takes back step by step what was typed, pasted and emptied, and nothing else', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    const quantities = () => Promise.all([3, 8, 9].map((row) => textOf(row, 'labels')()));
    const before = await quantities();
    await cell(3, 'm_labels').getByRole('textbox').click();
    await page.keyboard.type('77');
    await page.keyboard.press('Enter');
    await page.evaluate(() => navigator.clipboard.writeText('500\n600\n'));
    await cell(8, 'm_labels').getByRole('textbox').click();
    await page.keyboard.press('Control+v');
    await expect.poll(quantities).toEqual(['77,000', '500,000', '600,000']);
    await page.keyboard.press('Control+z');
    await expect.poll(quantities).toEqual(['77,000', before[1], before[2]]);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(quantities).toEqual(['77,000', '500,000', '600,000']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(quantities).toEqual(before);
  });

  it('replaces what is in a cell that was clicked, once or more, and goes into it by a double click', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    const first = cell(1, 'm_labels').getByRole('textbox');
    const second = cell(2, 'm_labels').getByRole('textbox');
    await first.click();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await second.click();
    await page.keyboard.type('15');
    expect(await second.inputValue()).toBe('15');
    await first.dblclick();
    await page.keyboard.type('5');
    expect(await first.inputValue()).toBe('25');
  });

  it('says which pasted texts no cell takes, and changes no tick or choice by them', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    await page.evaluate(() => navigator.clipboard.writeText('foo\t7\tbogus\n'));
    await cell(5, 'include').getByRole('checkbox').focus();
    await page.keyboard.press('Control+v');
    await page.getByText('Not pasted, no cell takes it: “foo”, “bogus”.').waitFor();
    expect(await cell(5, 'include').getByRole('checkbox').isChecked()).toBe(true);
    await expect.poll(textOf(5, 'labels')).toBe('7,000');
  });

  it('reads thousands as a spreadsheet shows them, into one cell or several', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    const paste = async (row: number, text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await cell(row, 'm_labels').getByRole('textbox').click();
      await page.keyboard.press('Control+v');
    };
    await paste(1, '1,000');
    await expect.poll(textOf(1, 'labels')).toBe('1,000,000');
    await paste(2, '2,000\n3,000.5\n');
    await expect.poll(textOf(3, 'labels')).toBe('3,000,500');
    expect(await textOf(2, 'labels')()).toBe('2,000,000');
    await paste(4, '1.000,5');
    await expect.poll(textOf(4, 'note')).toBe('Type 1000.5: decimals follow a point');
    expect(await cell(4, 'm_labels').getByRole('textbox').inputValue()).toBe('1.000,5');
  });

  it('says of a quantity that can mean two things how to type it, at its row as everywhere', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    await cell(1, 'm_labels').getByRole('textbox').fill('1,250');
    await expect.poll(textOf(1, 'note')).toBe('Type 1250 or 1.250: “1,250” can mean both');
  });

  it('says what markup a target means, and takes it over', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    await cell(2, 'price_per_m_labels').click();
    await page.keyboard.type('40');
    // (10 x 40) / 224.711 - 1
    await page.getByText(/Row 2, 10 M: a price of \$40\.00 per M means a markup of 78\.01%/).waitFor();
    await press('Use as the quote’s markup');
    await expect.poll(textOf(2, 'price_per_m_labels')).toBe('$40.00');
    await cell(1, 'margin').click();
    await page.keyboard.type('50');
    await page.getByText(/a margin of 50% means a markup of 100\.00%/).waitFor();
    await press('Override row 1');
    await expect.poll(textOf(1, 'margin')).toBe('50.00%');
    expect(await cell(1, 'override').getByRole('textbox').inputValue()).toBe('50');
    // The markup changes nothing of a row that has an override, and is not offered there.
    await cell(1, 'margin').click();
    await page.keyboard.type('30');
    await page.getByText(/The row has an override of its own/).waitFor();
    expect(await page.getByRole('button', { name: 'Use as the quote’s markup' }).count()).toBe(0);
    await press('Cancel');
    await expect.poll(textOf(1, 'margin')).toMatch(/%$/);
    expect(await page.getByLabel('Row 1 target Margin').count()).toBe(0);
  });

  it('keeps the quote from being saved while a target is only tried, and says so wherever Save is pressed', async () => {
    const quote = await addQuote();
    await open(quote, 'Summation/Override');
    await press('Edit');
    await cell(2, 'price_per_m_labels').click();
    await page.keyboard.type('80');
    const target = page.getByLabel('Row 2 target Price per M');
    const isFocused = () => target.evaluate((input) => input === document.activeElement);
    const refusal = 'Row 2 target, a price of $80.00 per M: take it over or empty it on the tab Summation/Override';
    await cell(1, 'm_labels').getByRole('textbox').fill('1.5');
    await page.keyboard.press('Control+s');
    await page.getByText('Not saved yet: something in the form needs your attention.').waitFor();
    await expect.poll(textOf(2, 'note')).toBe(refusal);
    await expect.poll(isFocused).toBe(true);
    expect(await target.inputValue()).toBe('80');
    await page.keyboard.type('0');
    await expect.poll(textOf(2, 'note')).toContain('$800.00');
    await page.keyboard.press('Backspace');

    await page.getByRole('tab', { name: 'Details', exact: true }).click();
    await press('Save');
    await page.getByRole('tab', { name: 'Summation/Override, has an error' }).waitFor();
    await press(refusal);
    await expect.poll(isFocused).toBe(true);
    expect((await shop.api('GET', `/api/database/quotes/${quote.id}`)).body).toMatchObject([{ row_1_m_labels: 1 }]);

    // Emptied, it is no target any more; saved, it does not come back.
    await target.fill('');
    await expect.poll(textOf(2, 'note')).toBe('');
    await press('Save');
    await page.getByText('Quote saved').waitFor();
    await press('Edit');
    expect(await target.count()).toBe(0);
    await cell(2, 'price_per_m_labels').click();
    await page.keyboard.type('80');
    await press('Override row 2');
    await press('Save');
    await expect.poll(textOf(2, 'price_per_m_labels')).toBe('$80.00');
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    expect((await shop.api('GET', `/api/database/quotes/${quote.id}`)).body).toMatchObject([
      { row_1_m_labels: 1.5, row_2_price_per_label_override: 0.08 },
    ]);
  });

  it('forgets a target with Cancel, and asks about nothing that was only tried', async () => {
    const quote = await addQuote();
    await open(quote, 'Summation/Override');
    await press('Edit');
    await cell(1, 'margin').click();
    await page.keyboard.type('half');
    expect(await page.getByLabel('Row 1 target Margin').count()).toBe(0);
    await page.keyboard.type('100', { delay: 60 });
    await press('Save');
    await expect
      .poll(textOf(1, 'note'))
      .toBe('Row 1 target cannot be taken over: type another or empty it on the tab Summation/Override');
    await press('Cancel');
    await expect.poll(textOf(1, 'note')).toBe('');
    await press('Edit');
    expect(await page.getByLabel('Row 1 target Margin').count()).toBe(0);
    await cell(1, 'margin').click();
    await page.keyboard.type('50');
    await page.keyboard.press('Escape');
    await press('Close');
    await dialog(`Quote #${quote.id}`).waitFor({ state: 'detached' });
  });

  it('ends a block with a plain click, also in the cell where it began', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    const quantity = (row: number) => cell(row, 'm_labels').getByRole('textbox');
    const quantities = () => Promise.all([1, 2, 3, 4].map((row) => quantity(row).inputValue()));
    const selected = () => page.getByRole('grid', { name: 'Quantities' }).locator('td.selected').count();
    const [, ...others] = await quantities();

    await quantity(1).click();
    for (let times = 0; times < 3; times++) await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(selected).toBe(4);
    await quantity(1).click();
    await expect.poll(selected).toBe(1);
    await page.keyboard.press('Delete');
    expect(await quantities()).toEqual(['', ...others]);

    await quantity(2).hover();
    await page.mouse.down();
    await quantity(4).hover();
    await page.mouse.up();
    await expect.poll(selected).toBe(3);
    await quantity(2).click();
    await page.keyboard.press('Delete');
    expect(await quantities()).toEqual(['', '', ...others.slice(1)]);

    // Back to where the block began, the keyboard ends it too.
    await quantity(3).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect.poll(selected).toBe(1);
  });

  it('shades every selected cell, a choice too', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    await cell(1, 'm_labels').getByRole('textbox').click();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    const backgrounds = cell(1, 'override_type').getByRole('combobox');
    await expect
      .poll(() => backgrounds.evaluate((select) => getComputedStyle(select).backgroundColor))
      .toBe('rgba(0, 0, 0, 0)');
  });

  it('opens out what is to be looked at in one row at a time', async () => {
    const low = Object.fromEntries(
      [3, 4, 5, 10].flatMap((row) => [
        [`row_${row}_override_type`, 3],
        [`row_${row}_margin_override`, row === 10 ? -20 : 1],
      ]),
    );
    await open(await addQuote(low), 'Summation/Override');
    await press('Edit');
    const openedOut = () =>
      page
        .getByRole('grid', { name: 'Quantities' })
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.flatMap((row, index) => {
            const text = row.querySelector('td.note > div');
            return text && getComputedStyle(text).position === 'absolute' ? [index + 1] : [];
          }),
        );
    await cell(4, 'override').getByRole('textbox').click();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect.poll(openedOut).toEqual([5]);
    await cell(4, 'note').hover();
    await expect.poll(openedOut).toEqual([4]);
    await cell(6, 'labels').hover();
    await expect.poll(openedOut).toEqual([5]);
    // Of the last row it is not cut off at the end of the table.
    await cell(10, 'note').hover();
    await expect.poll(openedOut).toEqual([10]);
    const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
    const opened = cell(10, 'note').locator('div');
    expect(await opened.evaluate((text) => text.getBoundingClientRect().height)).toBeGreaterThan(30);
    expect(await opened.evaluate(bottomOf)).toBeLessThanOrEqual(
      await page.getByRole('grid', { name: 'Quantities' }).evaluate(bottomOf),
    );
  });

  it('keeps a target until it is taken over or emptied, and says so where another is typed', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    await cell(5, 'price_per_m_labels').click();
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    const first = page.getByLabel('Row 5 target Price per M');
    // As a hand types: digits as quick as a scanner's, with Enter, open a record.
    await page.keyboard.type('28', { delay: 80 });
    await page.keyboard.press('Enter');
    const refusal = 'Take over the target of row 5 first, or empty it';
    await expect.poll(textOf(6, 'note')).toBe(refusal);
    expect(await first.inputValue()).toBe('30');
    await page.getByText(/Row 5, 15 M: a price of \$30\.00 per M means/).waitFor();
    // In the same row too.
    await cell(5, 'margin').click();
    await page.keyboard.type('40');
    await expect.poll(textOf(5, 'note')).toBe(refusal);
    expect(await first.inputValue()).toBe('30');

    await press('Override row 5');
    await expect.poll(textOf(5, 'price_per_m_labels')).toBe('$30.00');
    expect(await textOf(5, 'note')()).not.toBe(refusal);
    await cell(6, 'price_per_m_labels').click();
    await page.keyboard.type('28');
    expect(await page.getByLabel('Row 6 target Price per M').inputValue()).toBe('28');
  });

  it('asks before a target is lost that was typed and not taken over', async () => {
    const quote = await addQuote();
    await open(quote, 'Summation/Override');
    await press('Edit');
    await cell(2, 'price_per_m_labels').click();
    await page.keyboard.type('80');
    await page.keyboard.press('Enter');
    const target = page.getByLabel('Row 2 target Price per M');
    const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await target.inputValue()).toBe('80');
    await press('Close');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await dialog(`Quote #${quote.id}`).waitFor({ state: 'detached' });
  });

  it('takes a pasted target like one that is typed', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    await page.evaluate(() => navigator.clipboard.writeText('20\n'));
    await cell(2, 'margin').click();
    await page.keyboard.press('Control+v');
    await page.getByText(/Row 2, 10 M: a margin of 20% means a markup of 25\.00%/).waitFor();
    expect(await page.getByLabel('Row 2 target Margin').inputValue()).toBe('20');
    expect(await page.getByText('Not pasted').count()).toBe(0);
  });

  it('opens a figure for a target by a second press, and closes it when it is left empty', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    const target = page.getByLabel('Row 2 target Margin');
    await cell(2, 'margin').click();
    expect(await target.count()).toBe(0);
    await cell(2, 'margin').click();
    await expect.poll(() => target.evaluate((input) => input === document.activeElement)).toBe(true);
    await cell(3, 'm_labels').getByRole('textbox').click();
    await expect.poll(() => target.count()).toBe(0);
    const third = cell(3, 'm_labels').getByRole('textbox');
    await expect.poll(() => third.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('opens a figure for a target by one tap', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    await tap(cell(2, 'margin'));
    const target = page.getByLabel('Row 2 target Margin');
    await expect.poll(() => target.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('says of an override without a type that the type comes first', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    await cell(2, 'override').click();
    await page.keyboard.type('12');
    await expect.poll(textOf(2, 'note')).toBe('Choose an override type first');
    // Below the table too, where it is read out and where a narrow screen has its only room for it.
    const below = page.getByRole('status').getByText('Row 2: Choose an override type first');
    await below.waitFor();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(textOf(2, 'note')).toBe('');
    await below.waitFor({ state: 'detached' });
    // Whatever is typed, and by a second press of the mouse.
    await cell(2, 'override').click();
    await page.keyboard.type('x');
    await below.waitFor();
    await cell(3, 'm_labels').getByRole('textbox').click();
    await below.waitFor({ state: 'detached' });
    await cell(2, 'override').dblclick();
    await below.waitFor();
    await cell(2, 'override_type').getByRole('combobox').selectOption('Margin');
    await cell(2, 'override').click();
    await page.keyboard.type('12');
    await expect.poll(textOf(2, 'margin')).toBe('12.00%');
  });

  it('says to a finger too that the type of an override comes first', async () => {
    await open(await addQuote(), 'Summation/Override');
    await press('Edit');
    await tap(cell(2, 'override'));
    await page.getByRole('status').getByText('Row 2: Choose an override type first').waitFor();
  });

  it('compares the dies that fit, cheapest first, and chooses with one click', async () => {
    await open(await addQuote({ tooling_id: records.narrow.id }), 'Summation/Override');
    const price = async () => Number((await textOf(9, 'price_per_m_labels')()).slice(1));
    await expect.poll(price).toBeGreaterThan(0);
    const before = await price();
    // The dies are compared at the quantity of the row that is worked on.
    await cell(9, 'm_labels').click();
    await press('Find the best die…');
    const table = page.getByRole('table', { name: 'Dies that fit' });
    await expect.poll(() => table.locator('tbody th').allInnerTexts()).toEqual(['D-3X2', 'D-TURNED', 'D-NARROW']);
    expect(await table.getByRole('row', { name: /D-TURNED/ }).innerText()).toContain('Turned');
    await page.getByRole('button', { name: 'Choose die D-TURNED' }).click();
    await expect.poll(price).toBeLessThan(before);
    await tab('Details');
    expect(await page.getByRole('textbox', { name: 'Size AC' }).inputValue()).toBe('2');
  });
});

describe('the table of quantities on a smaller screen', () => {
  const beside = () =>
    page
      .getByRole('grid', { name: 'Quantities' })
      .evaluate((grid) => grid.closest<HTMLElement>('[data-more]')?.dataset.more);
  const leftOf = async (row: number, column: string) => (await cell(row, column).boundingBox())?.x ?? Number.NaN;

  it('shows every column at 1024 pixels', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(await addQuote(), 'Summation/Override');
    await expect.poll(textOf(10, 'margin')).toBe('37.50%');
    await expect.poll(beside).toBe('');
  });

  it('brings into view what a target means, with its buttons', async () => {
    // What a browser leaves of a screen of 768 lines.
    await page.setViewportSize({ width: 1024, height: 640 });
    const material = await add('materials', aMaterial({ material_name: 'Linen paper' }));
    const quote = await addQuote({ material_id: material.id });
    // What is said of the rates above the table takes the room below it.
    await change(`/materials/${material.id}`, { material_price: 0.65 });
    await open(quote, 'Summation/Override');
    await page.getByText('One rate of this quote has changed').waitFor();
    await press('Edit');
    await cell(1, 'margin').click();
    await page.keyboard.type('40');
    const [button, panel] = await Promise.all(
      [
        page.getByRole('button', { name: 'Override row 1' }),
        page.getByRole('tabpanel', { name: 'Summation/Override' }),
      ].map((element) => element.boundingBox()),
    );
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
  });

  it('has room for a markup with all of its decimals', async () => {
    await open(await addQuote({ markup: 1.66666667 }), 'Summation/Override');
    await press('Edit');
    const markup = page.getByRole('tabpanel', { name: 'Summation/Override' }).getByRole('textbox', { name: 'Markup' });
    await expect.poll(() => markup.inputValue()).toBe('166.666667');
    expect(await markup.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  });

  it('says on a phone that there is more beside it, and keeps the quantity in sight; a die can be chosen there', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(await addQuote({ tooling_id: records.narrow.id }), 'Summation/Override');
    await expect.poll(beside).toBe('right');
    await cell(1, 'margin').scrollIntoViewIfNeeded();
    await expect.poll(beside).toContain('left');
    expect(await leftOf(1, 'm_labels')).toBeGreaterThan(0);
    expect(await leftOf(1, 'include')).toBeLessThan(await leftOf(1, 'm_labels'));
    await press('Find the best die…');
    const choose = page.getByRole('button', { name: 'Choose die D-3X2' });
    await choose.waitFor();
    const box = await choose.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 390)).toBeLessThan(390);
  });
});

describe('the calculations', () => {
  it('show each formula with its numbers, and each number leads to its own step', async () => {
    await open(await addQuote(), 'Calculations');
    await tab('Tab 3: Per 1000 labels and setup');
    await page.getByRole('button', { name: /^Stock cost/ }).click();
    const formula = page.getByRole('group', { name: 'Formula with its numbers' });
    expect(await page.getByRole('group', { name: 'Formula', exact: true }).innerText()).toBe(
      'Stock MSI with waste * (Material cost + Lamination cost)',
    );
    expect(await formula.innerText()).toBe('= 7.523828 * (0.6254 + 0.2554)');
    expect(await page.getByRole('group', { name: 'Result' }).innerText()).toBe('= $6.6270');
    await formula.getByRole('button', { name: '0.6254' }).click();
    await page.getByRole('tab', { name: 'Tab 1: Press', selected: true }).waitFor();
    await page.getByRole('region', { name: 'How Material cost comes about' }).waitFor();
    await press('Back');
    await page.getByRole('region', { name: 'How Stock cost comes about' }).waitFor();
  });
});

describe('the figures of the quantities', () => {
  it('are whole, however large, with the mark of a warning beside them', async () => {
    const huge = { row_9_m_labels: 12_000, row_10_m_labels: 300, row_10_override_type: 1 };
    await open(await addQuote({ ...huge, row_10_price_per_label_override: 0.0001 }), 'Summation/Override');
    await expect.poll(textOf(9, 'labels')).toBe('12,000,000');
    const figures = page.getByRole('grid', { name: 'Quantities' }).locator('td.figure > div');
    const cut = () =>
      figures.evaluateAll((all) => all.filter((f) => f.scrollWidth > f.clientWidth).map((f) => f.textContent));
    expect(await cut()).toEqual([]);
    const margin = await cell(10, 'margin').evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return { text: text.getBoundingClientRect().left, cell: element.getBoundingClientRect().left };
    });
    expect(await textOf(10, 'margin')()).toMatch(/^⚠?-\d/);
    // Room for the mark before the minus.
    expect(margin.text - margin.cell).toBeGreaterThanOrEqual(8);
    expect(await textOf(10, 'note')()).toMatch(/-\d{1,3}(,\d{3})*\.\d\d%/);
  });
});

describe('the printed quote', () => {
  it('is one page with the right prices of the included rows, and never a cost or a margin', async () => {
    const quote = await addQuote({ row_10_include: false, row_3_include: false });
    await open(quote, 'Printable Quote');
    await expect.poll(() => page.getByText('Attn: Joan Miller').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByText('Net 30 days.').count()).toBeGreaterThan(0);
    const pages = await printedPages(page);
    expect(pages).toHaveLength(1);
    const [text = ''] = pages;
    for (const expected of [
      'Fir Lane Labels',
      `Quote #${quote.id}`,
      'Valid until',
      'Harbor Brewing',
      'Pale ale, front label',
      '3 in across x 2 in around',
      'White BOPP',
      'Gloss Lamination',
      'Copy position 4',
      '10,000',
      '$35.95',
      '$359.54',
      'Net 30 days.',
      'Accepted by',
    ]) {
      expect(text).toContain(expected);
    }
    // What is left out, what it costs, and what stands around the sheet on the screen.
    expect(text).not.toMatch(
      /100,000|\$105\.22|\$11\.95|\$117\.17|cost|profit|margin|markup|summation|duplicate|edit/i,
    );
  });

  it('of labels on sheets says how many to a sheet, and nothing of a roll', async () => {
    await open(await addQuote({ labels_per_roll: null, labels_per_sheet: 24 }), 'Printable Quote');
    await page.getByText('Net 30 days.').first().waitFor();
    const [text = ''] = await printedPages(page);
    expect(text).toMatch(/Labels per sheet\s+24/);
    expect(text).not.toMatch(/roll|core|unwind|copy position/i);
  });

  it('is held, says what could not be read, and goes out whole once that can be read again', async () => {
    const quote = await addQuote();
    const failing = /\/api\/database\/(standards|customers\/\d+)(\?|$)/;
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }));
    await open(quote, 'Printable Quote');
    for (const what of ['The letterhead and the terms', 'The address of the customer']) {
      await page
        .getByRole('alert')
        .filter({ hasText: `${what} could not be read` })
        .waitFor();
    }
    expect(await page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
    // Whoever prints by the browser's own command gets no quote that lacks its terms either.
    expect((await printedPages(page)).join(' ')).not.toContain('$359.54');

    await page.unroute(failing);
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(failing, async (route) => {
      await asked;
      await route.continue();
    });
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.first().click();
    await expect.poll(() => retry.count()).toBe(1);
    await retry.click();
    expect(await page.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
    answer();
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isEnabled()).toBe(true);
    const [text = ''] = await printedPages(page);
    for (const expected of ['Fir Lane Labels', 'Attn: Joan Miller', 'Net 30 days.']) expect(text).toContain(expected);
  });

  it('says above the sheet, and not on it, what to know before it goes out', async () => {
    const material = await add('materials', aMaterial({ material_name: 'Copper BOPP' }));
    const quote = await addQuote({ material_id: material.id, size_across: 3.5 });
    await change(`/materials/${material.id}`, { material_price: 0.65 });
    await page.route('**/api/database/standards', async (route) => {
      const [standards] = await (await route.fetch()).json();
      await route.fulfill({ json: [{ ...standards, quote_valid_days: -1 }] });
    });
    await open(quote, 'Printable Quote');
    const sayings = [
      /was valid until \d{4}-\d\d-\d\d/,
      /The die cuts labels of 3 x 2 in, the quote is for 3.5 x 2 in/,
      /One rate of this quote has changed/,
    ];
    const panel = page.getByRole('tabpanel', { name: 'Printable Quote' });
    for (const saying of sayings) await panel.getByText(saying).waitFor();
    const [text = ''] = await printedPages(page);
    for (const saying of sayings) expect(text).not.toMatch(saying);
  });
});

describe('a price below zero', () => {
  it('is told at its row, and before the quote is printed', async () => {
    await open(
      await addQuote({ markup: -3, row_2_override_type: 2, row_2_profit_override: 100 }),
      'Summation/Override',
    );
    await expect.poll(textOf(1, 'note')).toContain('The price is below zero, so there is no margin.');
    expect(await textOf(2, 'note')()).not.toContain('below zero');
    await tab('Printable Quote');
    await page.getByText(/^Rows 1, 3, .* go out with prices that are not above zero\.$/).waitFor();
  });
});

describe('the printed quote with a long word', () => {
  it('breaks it where its column ends', async () => {
    await open(await addQuote({ quote_description: 'HarborBrewing'.repeat(14) }), 'Printable Quote');
    const described = page.getByRole('tabpanel', { name: 'Printable Quote' }).getByText('HarborBrewingHarbor').first();
    await described.waitFor();
    const [end, paperEnd] = await described.evaluate((text) => [
      text.getBoundingClientRect().right,
      text.closest('dl')?.parentElement?.parentElement?.parentElement?.getBoundingClientRect().right ?? 0,
    ]);
    expect(end).toBeLessThanOrEqual(paperEnd ?? 0);
    expect(await printedPages(page)).toHaveLength(1);
  });
});

describe('the printed quote on a phone', () => {
  it('keeps the width of a sheet and is moved about, squeezed nowhere', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(await addQuote(), 'Printable Quote');
    const item = page.getByText('3 in across x 2 in around').first();
    const lines = await item.evaluate((element) => element.getClientRects().length);
    expect(lines).toBe(1);
    const sheet = await item.evaluate((element) => {
      const outer = element.closest<HTMLElement>('[tabindex="0"]:not([role])');
      return outer && [outer.clientWidth, outer.scrollWidth];
    });
    expect(sheet?.[0]).toBeLessThan(390);
    expect(sheet?.[1]).toBeGreaterThanOrEqual(640);
  });
});

describe('the rates of a quote', () => {
  it('are asked for once where a quote is opened, and once where one is begun', async () => {
    const quote = await addQuote();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/quotes/price')) asked += 1;
    });
    for (const [address, name] of [
      [`/quotes/${quote.id}`, `Quote #${quote.id}`],
      ['/quotes/add', 'Create New Quote'],
    ] as const) {
      asked = 0;
      await visit(page, address);
      await dialog(name).waitFor();
      for (const each of ['Press Info', 'Details']) await tab(each);
      await expect.poll(() => asked).toBeGreaterThan(0);
      await page.getByText('Die layout on the web').waitFor();
      expect([name, asked]).toEqual([name, 1]);
    }
  });

  it('are flagged when they are older than their records, and renewed with old and new price side by side', async () => {
    const material = await add('materials', aMaterial({ material_name: 'Silver BOPP' }));
    const quote = await addQuote({ material_id: material.id });
    await change(`/materials/${material.id}`, { material_price: 0.65 });
    await open(quote, 'Summation/Override');
    await page.getByText('One rate of this quote has changed in Setup since it was priced.').waitFor();
    await expect.poll(textOf(1, 'total_price')).toBe('$187.47');

    await press('Use today’s rates');
    const comparison = page.getByRole('dialog', { name: 'Use today’s rates' });
    expect(await comparison.getByRole('table', { name: 'Changed rates' }).innerText()).toMatch(
      /Material: Price\s+\$0\.5500 \/MSI\s+\$0\.6500 \/MSI/,
    );
    const first = comparison.getByRole('table', { name: 'Old and new prices' }).locator('tbody tr').first();
    expect((await first.innerText()).split('\t')).toMatchObject([
      '1,000',
      '$187.47',
      '$193.61',
      '$187.47',
      '$193.61',
      '+3.28%',
    ]);
    const saves: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));
    await comparison.getByRole('button', { name: 'Use today’s rates' }).dblclick();
    await comparison.waitFor({ state: 'detached' });
    await expect.poll(textOf(1, 'total_price')).toBe('$193.61');
    expect(await page.getByText('changed in Setup since').count()).toBe(0);
    expect(saves).toHaveLength(1);
    // Who asks later finds what was renewed, and what it did to the prices.
    await press('History');
    const renewal = page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first();
    await expect.poll(() => renewal.innerText()).toMatch(/Material: Price\s+\$0\.5500 → \$0\.6500/);
    expect(await renewal.innerText()).toMatch(/Row 1 Price\s+\$187\.47 → \$193\.61/);
  });

  it('are renewed of the quote as somebody else has left it, once that has been seen', async () => {
    const material = await add('materials', aMaterial({ material_name: 'Pearl BOPP' }));
    const quote = await addQuote({ material_id: material.id });
    await change(`/materials/${material.id}`, { material_price: 0.65 });
    await open(quote, 'Summation/Override');
    await press('Use today’s rates');
    const comparison = page.getByRole('dialog', { name: 'Use today’s rates' });
    const labels = () => comparison.getByRole('table', { name: 'Old and new prices' }).locator('th').allInnerTexts();
    await expect.poll(labels).toContain('1,000');
    await change(`/quotes/${quote.id}`, { row_1_m_labels: 1.5 });
    await comparison.getByRole('button', { name: 'Use today’s rates' }).click();
    await comparison.getByRole('alert').getByText('changed this quote in the meantime').waitFor();
    await expect.poll(labels).toContain('1,500');
    await comparison.getByRole('button', { name: 'Use today’s rates' }).click();
    await comparison.waitFor({ state: 'detached' });
    await page.getByText('changed in Setup since').waitFor({ state: 'detached' });
    const { body } = await shop.api('GET', `/api/database/quotes/${quote.id}`);
    expect(body).toMatchObject([{ row_1_m_labels: 1.5 }]);
  });

  it('are applied behind a dialog that was closed meanwhile, and close nothing else', async () => {
    const material = await add('materials', aMaterial({ material_name: 'Slow BOPP' }));
    const quote = await addQuote({ material_id: material.id });
    await change(`/materials/${material.id}`, { material_price: 0.65 });
    await open(quote, 'Summation/Override');
    await page.route(`**/api/database/quotes/${quote.id}/update`, async (route) => {
      await comparison.waitFor({ state: 'detached' });
      await route.continue();
    });
    await press('Use today’s rates');
    const comparison = page.getByRole('dialog', { name: 'Use today’s rates' });
    await comparison.getByRole('table', { name: 'Changed rates' }).waitFor();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await comparison.getByRole('button', { name: 'Use today’s rates' }).click();
    await sent;
    await comparison.getByRole('button', { name: 'Keep the rates' }).click();
    await page.getByText(`Quote #${quote.id} is priced at today’s rates`).waitFor();
    await expect.poll(textOf(1, 'total_price')).toBe('$193.61');
    expect(new URL(page.url()).pathname).toBe(`/quotes/${quote.id}`);
  });

  it('are applied only as they were seen', async () => {
    const material = await add('materials', aMaterial({ material_name: 'Clear BOPP' }));
    const quote = await addQuote({ material_id: material.id });
    await change(`/materials/${material.id}`, { material_price: 0.65 });
    await open(quote, 'Summation/Override');
    await press('Use today’s rates');
    const comparison = page.getByRole('dialog', { name: 'Use today’s rates' });
    const rates = () => comparison.getByRole('table', { name: 'Changed rates' }).innerText();
    await expect.poll(rates).toContain('$0.6500');
    await change(`/materials/${material.id}`, { material_price: 0.75 });
    await comparison.getByRole('button', { name: 'Use today’s rates' }).click();
    await comparison.getByRole('alert').getByText('rates have changed in the meantime').waitFor();
    await expect.poll(rates).toContain('$0.7500');
    await comparison.getByRole('button', { name: 'Use today’s rates' }).click();
    await comparison.waitFor({ state: 'detached' });
    const { body } = await shop.api('GET', `/api/database/quotes/${quote.id}`);
    expect(body).toMatchObject([{ rates: { material: { material_price: 0.75 } } }]);
  });

  it('are not called the same as today’s where those cannot be read', async () => {
    const material = await add('materials', aMaterial({ material_name: 'Matte BOPP' }));
    await open(await addQuote({ material_id: material.id }), 'Details');
    await page.getByText('Matte BOPP').first().waitFor();
    await change(`/materials/${material.id}`, { material_price: 0.65 });
    const call = '**/api/database/quotes/price*';
    await page.route(call, (route) => route.abort());
    for (const name of ['Use today’s rates', 'Duplicate']) {
      await press(name);
      const asked = page.getByRole('dialog', { name: new RegExp(name) });
      await asked.getByRole('alert').filter({ hasText: 'Today’s rates could not be read.' }).waitFor();
      expect(await asked.innerText()).not.toMatch(/All rates|the same as today/);
      if (name === 'Duplicate') await page.unroute(call);
      else await asked.getByRole('button', { name: 'Close' }).click();
    }
    const duplicate = page.getByRole('dialog', { name: /Duplicate/ });
    await duplicate.getByRole('button', { name: 'Retry' }).click();
    await duplicate.getByText('One rate of this quote has changed in Setup since it was priced.').waitFor();
  });

  it('give a quote of an earlier day a new date where they are today’s, at the same prices', async () => {
    const quote = await addQuote();
    const reading = `**/api/database/quotes/${quote.id}`;
    await page.route(reading, async (route) => {
      const [stored] = await (await route.fetch()).json();
      await route.fulfill({ json: [{ ...stored, priced_at: '2020-01-15T17:00:00.000Z' }] });
    });
    await open(quote, 'Printable Quote');
    const sheet = page.getByRole('tabpanel', { name: 'Printable Quote' });
    const expired = sheet.getByText(/This quote was valid until 2020-\d\d-\d\d/);
    await expired.waitFor();
    await page.unroute(reading);
    await press('Use today’s rates');
    const renewing = page.getByRole('dialog', { name: 'Use today’s rates' });
    await renewing.getByText('All rates of this quote are those that Setup has today.').waitFor();
    await renewing.getByText('The quote is dated 2020-01-15.').waitFor();
    await renewing.getByRole('button', { name: 'Renew as of today' }).click();
    await renewing.waitFor({ state: 'detached' });
    await page.getByText(`Quote #${quote.id} is dated today`).waitFor();
    await expired.waitFor({ state: 'detached' });
    const { body } = await shop.api('GET', `/api/database/quotes/${quote.id}`);
    const [renewed] = body as AnyRecord[];
    expect(Date.parse(String(renewed?.priced_at))).toBeGreaterThan(Date.parse(String(quote.priced_at)));
    expect(renewed?.rows).toEqual(quote.rows);
    // One of today has nothing to renew.
    await press('Use today’s rates');
    await renewing.getByText('All rates of this quote are those that Setup has today.').waitFor();
    expect(await renewing.getByRole('button').allInnerTexts()).toEqual(['Close']);
  });

  it('are kept in a duplicate without a question where they are today’s', async () => {
    const material = await add('materials', aMaterial({ material_name: 'Silver BOPP' }));
    const quote = await addQuote({ material_id: material.id });
    await open(quote, 'Details');
    await press('Duplicate');
    await page.waitForURL((url) => url.pathname !== `/quotes/${quote.id}`);
    const [, id] = /^\/quotes\/(\d+)$/.exec(new URL(page.url()).pathname) ?? [];
    expect(Number(id)).toBeGreaterThan(quote.id);
    await dialog(`Quote #${id}`).waitFor();
    await dialog(`Quote #${id}`).press('Escape');
    await dialog(`Quote #${quote.id}`).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/quotes/${quote.id}`);
  });

  it('are kept in a duplicate that nobody waits for any more, who stay where they are', async () => {
    const quote = await addQuote();
    await open(quote, 'Details');
    const question = dialog(`Duplicate Quote #${quote.id}`);
    await page.route('**/api/database/quotes/*/duplicate', async (route) => {
      await question.waitFor({ state: 'detached' });
      await route.continue();
    });
    const sent = page.waitForRequest('**/api/database/quotes/*/duplicate');
    await press('Duplicate');
    await sent;
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(`is a duplicate of #${quote.id}`).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/quotes/${quote.id}`);
    await dialog(`Quote #${quote.id}`).waitFor();
  });

  it('are kept or renewed in a duplicate, asked once', async () => {
    const material = await add('materials', aMaterial({ material_name: 'Gold BOPP' }));
    const quote = await addQuote({ material_id: material.id });
    await change(`/materials/${material.id}`, { material_price: 0.65 });
    for (const [choice, price] of [
      ['The rates of this quote', '$187.47'],
      ['Today’s rates', '$193.61'],
    ] as const) {
      await open(quote, 'Summation/Override');
      await press('Duplicate');
      const question = dialog(`Duplicate Quote #${quote.id}`);
      await question.getByText('One rate of this quote has changed in Setup since it was priced.').waitFor();
      await press(choice);
      await page.waitForURL((url) => url.pathname !== `/quotes/${quote.id}`);
      const id = Number(page.url().split('/').at(-1));
      expect(id).toBeGreaterThan(quote.id);
      await dialog(`Quote #${id}`).waitFor();
      await tab('Summation/Override');
      await expect.poll(textOf(1, 'total_price')).toBe(price);
    }
  });
});
