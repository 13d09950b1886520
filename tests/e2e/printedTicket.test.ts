/** The paper that goes through the shop with a job: read back from what the browser prints. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aDie, aLamination, aMaterial, aQuote } from '../server/support/builders';
import { readBarcode } from './support/barcode';
import { keptPage, type PageOptions, type TestPage, visit } from './support/browser';
import { openShop } from './support/openShop';
import { printedPages } from './support/pdf';
import { addedBy } from './support/records';
import { screenOf } from './support/screen';
import { signedIn } from './support/session';

const staff = { username: 'pressroom', password: 'ink-and-paper-9' };

const { shop, browser } = await openShop();
let page: TestPage;
const add = addedBy(shop.api);
let quoteId: number;
let asStaff: PageOptions;

beforeAll(async () => {
  asStaff = await signedIn(shop, await shop.api.addUser({ user: 'Press Room', roleId: 2, ...staff }));
  const die = await add('tooling', aDie({ die_number: 'D-1001' }));
  const customer = await add('customers', { customer_name: 'Harbor Brewing' });
  const material = await add('materials', aMaterial({ material_price: 0.5533 }));
  const quote = await add(
    'quotes',
    aQuote({
      customer_id: customer.id,
      tooling_id: die.id,
      material_id: material.id,
      ink_type_per_pms_color: 'CMYK + PMS 377 C',
      ink_cost_per_msi: 0.3517,
    }),
  );
  quoteId = quote.id;
});
beforeEach(async () => {
  page = await keptPage(browser, shop.url, asStaff);
});

const partNumber = (index: number) => `HB-${String(index + 1).padStart(3, '0')}-FL`;

const aTicket = async (parts: number, values: Record<string, unknown> = {}) => {
  const ticket = await add('job-tickets', {
    quote_id: quoteId,
    po_number: 'PO-4711',
    due_date: '2026-12-24',
    job_ticket_priority: 'Rush',
    material_status: 'staged',
    notes: 'Ship complete only.\nDock closes at three.',
    ...values,
  });
  for (let index = 0; index < parts; index += 1) {
    await add('job-tickets/parts', {
      job_ticket_id: ticket.id,
      part_number: partNumber(index),
      quantity: 4000,
      job_lead_in: index === 0 ? 50 : 0,
      cos: index === 0 ? 0 : 1,
      co_lead_in: 10,
      co_lead_out: 6,
    });
  }
  return ticket.id;
};

/** Parts with all that a part can say, by these names. */
const addFullParts = async (ticketId: number, names: readonly string[]) => {
  for (const [index, part_number] of names.entries()) {
    await add('job-tickets/parts', {
      job_ticket_id: ticketId,
      part_number,
      quantity: 125_000,
      job_lead_in: 50,
      job_lead_out: 25,
      cos: 1,
      co_lead_in: 10,
      co_lead_out: 6,
      copy_position: (index % 8) + 1,
      part_status: 'Rewinding',
    });
  }
};

const openPaper = async (id: number) => {
  await visit(page, `/job-tickets/${id}`);
  await page.getByRole('tab', { name: 'Printable Ticket' }).click();
  const paper = page.getByRole('article', { name: `Job Ticket #${id}` });
  await paper.waitFor();
  return paper;
};

/** Prints what Print would, and reads it as one line a page. */
const printed = async (format = 'Letter') =>
  (await printedPages(page, format)).map((text) => text.replaceAll(/\s+/g, ' '));

describe('the printed ticket', () => {
  it('of twelve parts is one Letter page with all that the press needs, and not one price', async () => {
    const id = await aTicket(12);
    await openPaper(id);
    const pages = await printed();
    expect(pages).toHaveLength(1);
    const [text = ''] = pages;
    for (let index = 0; index < 12; index += 1) expect(text).toContain(partNumber(index));
    for (const told of [
      `Job Ticket #${id}`,
      'Harbor Brewing',
      'PO-4711',
      'Rush',
      '2026-12-24',
      'Ship complete only. Dock closes at three.',
      'Pale ale, front label',
      '3 × 2 in',
      'White BOPP',
      'D-1001',
      '12.75 in · 323.85 mm',
      'Teeth 102',
      'CMYK + PMS 377 C',
      'Copy position 4',
      'Wound out, left edge first',
      '12 parts 48,000',
    ]) {
      expect(text).toContain(told);
    }
    // 12 parts of 1,000 rows of 2.125 in, 50 ft in, eleven changeovers of 16 ft; a tenth of waste and 200 ft of setup.
    const feet = (12 * 1000 * 2.125) / 12 + 50 + 11 * 16;
    expect(text).toContain(`Feet needed ${Math.round(feet * 1.1 + 200).toLocaleString('en-US')}`);
    expect(text).not.toMatch(/\$|0\.5533|0\.3517|price|cost|markup|margin/i);
    // Nothing of the console around it.
    expect(text).not.toMatch(/Log Out|Printable Ticket|Rows per page/);
    expect(await printed('A4')).toHaveLength(1);
  });

  it('of thirty parts goes on over more pages, each with the same head and headings', async () => {
    const id = await aTicket(30);
    await openPaper(id);
    const pages = await printed();
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.join(' ');
    for (let index = 0; index < 30; index += 1) {
      expect(text.split(partNumber(index))).toHaveLength(2);
    }
    for (const [index, onePage] of pages.entries()) {
      expect(onePage).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(onePage).toContain(`Job Ticket #${id}`);
      expect(onePage).toContain('2026-12-24');
      expect(onePage).toContain('Part Number');
    }
    expect(text.split('Rewind and packing'.toUpperCase())).toHaveLength(2);
  });

  it('carries a barcode that a scanner reads as its number', async () => {
    const id = await aTicket(1);
    const paper = await openPaper(id);
    expect(readBarcode(await paper.getByRole('img', { name: `Barcode ${id}` }).screenshot())).toBe(String(id));
  });

  it('has black for its only colour, so that any printer prints it', async () => {
    await openPaper(await aTicket(2));
    await page.emulateMedia({ media: 'print' });
    const colours = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('.print-only *')].map((element) => getComputedStyle(element).color);
      return [...new Set(shown)];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)']);
  });

  it('is of the moment when it is printed, and is not printed where that cannot be read', async () => {
    const id = await aTicket(1);
    await openPaper(id);
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = document.querySelector('.print-only')?.textContent ?? '';
      };
      // As a busy browser may do: its frames do not wait for the tasks before them.
      window.requestAnimationFrame = (callback) => {
        queueMicrotask(() => callback(performance.now()));
        return 0;
      };
    });
    const onPaper = () => page.evaluate(() => document.body.dataset.printed ?? '');
    const print = page.getByRole('button', { name: 'Print', exact: true });
    await shop.api('PUT', `/api/database/job-tickets/${id}/update`, { po_number: 'PO-4712', notes: 'Stop printing' });
    await print.click();
    await expect.poll(onPaper).toContain('PO-4712');
    expect(await onPaper()).toContain('Stop printing');

    await page.evaluate(() => delete document.body.dataset.printed);
    await page.context().setOffline(true);
    await print.click();
    await page.getByText('Nothing was printed: the sheet below is from before.').waitFor();
    expect(await onPaper()).toBe('');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(onPaper).toContain('PO-4712');
  });

  it('is white to its edges, also from the dark theme', async () => {
    await openPaper(await aTicket(2));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const { colorScheme, backgroundColor } = await page.evaluate(() => {
      const { colorScheme, backgroundColor } = getComputedStyle(document.documentElement);
      return { colorScheme, backgroundColor };
    });
    expect([colorScheme, backgroundColor]).toEqual(['light', 'rgb(255, 255, 255)']);
  });

  it('of a ticket without quote or parts is printed all the same', async () => {
    const { id } = await add('job-tickets', { po_number: 'TEST-1' });
    await openPaper(id);
    const [text] = await printed();
    expect(text).toContain('TEST-1');
    expect(text).toContain('No parts yet');
    // The catalogue's text of an empty list, and nothing worse.
    expect(page.problems).toEqual([`No parts found for quote with Id ${id}`]);
  });

  it('of many chosen tickets is one document, each on a page of its own', async () => {
    const ids = [await aTicket(1, { po_number: 'MANY-1' }), await aTicket(30, { po_number: 'MANY-2' })];
    await visit(page, `/?filter=${encodeURIComponent(JSON.stringify({ q: 'many-' }))}`);
    await screenOf(page).chooseAll(ids);
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('dialog', { name: 'Print 2 tickets' }).getByRole('article').nth(1).waitFor();
    const pages = await printed();
    expect(pages).toHaveLength(3);
    for (const [page, id] of [ids[1], ids[1], ids[0]].entries()) {
      expect(pages[page]?.match(/Job Ticket #\d+/g)).toEqual([`Job Ticket #${id}`]);
      // Numbered through, the pages of one ticket would say that they belong to the others.
      expect(pages[page]).not.toMatch(/Page \d/);
    }
  });

  it('of a full quote, twelve long part numbers and eight copy positions is one Letter page still', async () => {
    const lamination = await add('materials', aLamination());
    const quote = await add(
      'quotes',
      aQuote({
        lamination_id: lamination.id,
        quote_description: 'Front and back label of the winter ale, with a spot of varnish',
        coating: true,
        coating_is_spot: true,
        varnish_description: 'UV gloss over the crest',
        ink_type_per_pms_color: 'CMYK + PMS 377 C + PMS 872 C',
        color_pin_setting: '0.012 / 0.014',
        white_pin_setting: '0.010',
        shipping_method: 'UPS Ground, collect',
      }),
    );
    const id = await aTicket(0, { quote_id: quote.id });
    await addFullParts(
      id,
      Array.from({ length: 12 }, (_, index) => `LONG-PART-${1180 + index}-12`),
    );
    const paper = await openPaper(id);
    const heights = await paper
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(30);
    const pages = await printed();
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('LONG-PART-1191-12');
    expect(pages[0]).toMatch(/8 Wound in/);
  });

  it('of twelve parts with long names, leads and long notes is one Letter page still, with every word', async () => {
    const notes = [
      'Ship complete only, and call the dock before the truck leaves: it closes at three on Fridays, does not open at weekends, and its bell rings at nobody.',
      'Core labels on the outside of each roll, customer part number and quantity on both sides of every carton.',
      'Last run curled; watch the rewind tension.',
    ];
    const id = await aTicket(0, { notes: notes.join('\n') });
    const names = Array.from({ length: 12 }, (_, n) => `PN-${n + 11} Chamomile & honey night cream 250 ml v2`);
    await addFullParts(id, names);
    await openPaper(id);
    const pages = await printed();
    expect(pages).toHaveLength(1);
    for (const words of [...names, ...notes])
      expect(pages[0]?.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''));
    expect(await printed('A4')).toHaveLength(1);
  });

  it('of a PO number without a break has it on lines of its own, beside priority and due date', async () => {
    const po_number = '1234567890'.repeat(19);
    const paper = await openPaper(await aTicket(1, { po_number }));
    const boxOf = (text: string) =>
      paper.getByText(text, { exact: true }).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      });
    const [number, priority] = [await boxOf(po_number), await boxOf('Priority')];
    expect(number.right).toBeLessThanOrEqual(priority.left);
    expect(await printed()).toHaveLength(1);
  });

  it('is held while what it needs cannot be read, and says what', async () => {
    const id = await aTicket(1);
    await visit(page, `/job-tickets/${id}`);
    const failing = `**/api/database/job-tickets/${id}{,/parts}`;
    await page.getByRole('tab', { name: 'Job Ticket Parts' }).waitFor();
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }));
    await page.getByRole('tab', { name: 'Printable Ticket' }).click();
    await page.getByRole('alert').filter({ hasText: 'The parts could not be read' }).waitFor();
    const print = page.getByRole('button', { name: 'Print' });
    expect(await print.isDisabled()).toBe(true);
    expect((await printed()).join(' ')).not.toContain('PO-4711');
    await page.unroute(failing);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('article', { name: `Job Ticket #${id}` }).waitFor();
    expect(await print.isEnabled()).toBe(true);
  });

  it('of many is held while one of them cannot be read, and says which', async () => {
    const ids = [await aTicket(1, { po_number: 'HELD-1' }), await aTicket(1, { po_number: 'HELD-2' })];
    await visit(page, `/?filter=${encodeURIComponent(JSON.stringify({ q: 'held-' }))}`);
    await screenOf(page).chooseAll(ids);
    const failing = `**/api/database/job-tickets/${ids[0]}/parts`;
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }));
    await page.getByRole('button', { name: 'Print' }).click();
    const paper = page.getByRole('dialog', { name: 'Print 2 tickets' });
    await paper
      .getByRole('alert')
      .filter({ hasText: `Job Ticket #${ids[0]} could not be read` })
      .waitFor();
    expect(await paper.getByRole('button', { name: 'Print' }).isDisabled()).toBe(true);
    await page.unroute(failing);
    await paper.getByRole('button', { name: 'Retry' }).click();
    await paper.getByRole('article').nth(1).waitFor();
    expect(await paper.getByRole('button', { name: 'Print' }).isEnabled()).toBe(true);
  });

  it('keeps its shape on a phone, and scrolls there', async () => {
    const id = await aTicket(2);
    await page.setViewportSize({ width: 390, height: 844 });
    const paper = await openPaper(id);
    const box = async (text: string) => {
      const found = await paper.getByText(text, { exact: true }).first().boundingBox();
      if (!found) throw new Error(`${text} is not there`);
      return found;
    };
    expect((await box('Harbor Brewing')).height).toBeLessThan(60);
    const [po, priority] = [await box('PO-4711'), await box('Priority')];
    expect(po.x + po.width).toBeLessThan(priority.x);
    const due = await box('2026-12-24');
    const sheet = await paper.boundingBox();
    expect(due.x + due.width).toBeLessThanOrEqual((sheet?.x ?? 0) + (sheet?.width ?? 0));
    // As wide as the paper it will be printed on, without its margins.
    expect(sheet?.width).toBeGreaterThanOrEqual(716);
  });
});
