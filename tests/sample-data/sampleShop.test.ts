import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, workday } from '../../server/sample-data/days';
import type { SampleJob } from '../../server/sample-data/jobTickets';
import { sampleShop } from '../../server/sample-data/sampleShop';
import { type Field, isWritable } from '../../src/fields/field';
import { defaultsOf } from '../../src/fields/payload';
import { customerFields } from '../../src/resources/customers/fields';
import { jobTicketPartFields } from '../../src/resources/job-ticket-parts/fields';
import { jobTicketFields } from '../../src/resources/job-tickets/fields';
import { materialFields } from '../../src/resources/materials/fields';
import { quoteFields } from '../../src/resources/quotes/fields';
import { limitStandardFields } from '../../src/resources/standards/fields';
import { timesheetFields } from '../../src/resources/timesheets/fields';
import { toolingFields } from '../../src/resources/tooling/fields';

const TODAY = '2026-05-14';
const shop = sampleShop({ today: TODAY });
const quotes = shop.quotes.map(({ quote }) => quote);
const jobs = [...shop.jobs()];

/** Any day of forty years and any seed: what holds for one shop holds for all. */
const anyShop = fc
  .record({
    day: fc.integer({ min: 0, max: 14_600 }),
    seed: fc.string({ maxLength: 12 }),
    tickets: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ day, seed, tickets }) => ({ today: addDays('2000-01-01', day), seed, tickets }));

const idsOf = (records: readonly { id: number }[]) => new Set(records.map(({ id }) => id));
const isLate = ({ ticket }: SampleJob) => ticket.due_date < TODAY && ticket.job_ticket_status !== 'staged';

const limits = defaultsOf(limitStandardFields, TODAY);
const pressWidth = Number(limits.max_print_width);
const webWidth = Number(limits.max_web_width) - 2 * Number(limits.railing_per_side);

describe('the sample shop', () => {
  it('has the records of a shop of its size', () => {
    expect({
      customers: shop.customers.length,
      tooling: shop.tooling.length,
      materials: shop.materials.length,
      overhead: shop.overhead.map(({ calendar_year }) => calendar_year),
      users: shop.users.length,
      quotes: quotes.length,
      jobTickets: jobs.length,
    }).toEqual({
      customers: 40,
      tooling: 80,
      materials: 30,
      overhead: [2023, 2024, 2025, 2026],
      users: 6,
      quotes: 300,
      jobTickets: 1200,
    });
  });

  it('is the same for the same day and seed, and another one for another seed', () => {
    fc.assert(
      fc.property(anyShop, (options) => {
        const made = (seed: string) => {
          const { jobs: theJobs, ...records } = sampleShop({ ...options, seed });
          return JSON.stringify([records, ...theJobs()]);
        };
        const first = made(options.seed);
        expect(made(options.seed)).toBe(first);
        expect(made(`${options.seed}!`)).not.toBe(first);
      }),
      { numRuns: 3 },
    );
  });

  it('holds exactly what a person may type, by the declared fields', () => {
    const typed = (fields: readonly Field[], ...without: string[]) =>
      fields
        .filter((field) => isWritable(field, 'create') && !without.includes(field.source))
        .map(({ source }) => source)
        .sort();
    const keys = (records: readonly object[]) => [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
    const withoutId = (records: readonly { id: number }[]) => records.map(({ id: _, ...record }) => record);

    expect(keys(withoutId(shop.customers))).toEqual(typed(customerFields));
    expect(keys(withoutId(shop.tooling))).toEqual(typed(toolingFields));
    expect(keys(withoutId(shop.materials))).toEqual(typed(materialFields));
    expect(keys(withoutId(quotes))).toEqual(typed(quoteFields));
    expect(keys(withoutId(jobs.map(({ ticket }) => ticket)))).toEqual(typed(jobTicketFields));
    expect(keys(jobs.flatMap(({ parts }) => parts))).toEqual(typed(jobTicketPartFields, 'job_ticket_id'));
    expect(keys(jobs.flatMap(({ timesheets }) => timesheets))).toEqual(typed(timesheetFields, 'job_ticket_id'));
  });

  it('carries no password: nobody can sign in as a sample user', () => {
    expect(shop.users.every((user) => !('password' in user) && !('password_hash' in user))).toBe(true);
  });
});

describe('its customers', () => {
  /** The first three digits of each state's zip codes, as far as the shop's customers live there. */
  const zips: Record<string, readonly [from: number, to: number]> = {
    AZ: [850, 865],
    CA: [900, 961],
    CO: [800, 816],
    FL: [320, 349],
    GA: [300, 319],
    IA: [500, 528],
    ID: [832, 838],
    IN: [460, 479],
    KY: [400, 427],
    LA: [700, 714],
    ME: [39, 49],
    MI: [480, 499],
    MN: [550, 567],
    MO: [630, 658],
    MT: [590, 599],
    NC: [270, 289],
    NE: [680, 693],
    NM: [870, 884],
    NV: [889, 898],
    NY: [100, 149],
    OH: [430, 459],
    OK: [730, 749],
    OR: [970, 979],
    PA: [150, 196],
    SC: [290, 299],
    TN: [370, 385],
    TX: [750, 799],
    UT: [840, 847],
    VA: [220, 246],
    VT: [50, 59],
    WA: [980, 994],
    WI: [530, 549],
  };

  it('live where their zip code says', () => {
    for (const { customer_name, address_state, zip } of shop.customers) {
      const [from = 0, to = 0] = zips[address_state ?? ''] ?? [];
      const start = Number(zip?.slice(0, 3));
      expect(zip, `${customer_name}`).toMatch(/^\d{5}$/);
      expect(start >= from && start <= to, `${customer_name}: ${address_state} ${zip}`).toBe(true);
    }
  });

  it('can be neither called nor written to', () => {
    for (const { office_number, mobile_number, email } of shop.customers) {
      expect(office_number).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(mobile_number ?? office_number).toMatch(/^\(\d{3}\) 555-01\d\d$/);
      expect(email).toMatch(/^[a-z.-]+@[a-z]+\.example$/);
    }
  });

  it('have names and part number prefixes of their own', () => {
    expect(new Set(shop.customers.map(({ customer_name }) => customer_name)).size).toBe(40);
    const prefixes = new Map<string, Set<number | null>>();
    const customerOf = new Map(quotes.map((quote) => [quote.id, quote.customer_id]));
    for (const { ticket, parts } of jobs.filter(({ ticket }) => ticket.quote_id !== null)) {
      for (const { part_number } of parts) {
        const prefix = part_number?.split('-')[0] ?? '';
        const owners = prefixes.get(prefix) ?? new Set();
        prefixes.set(prefix, owners.add(customerOf.get(ticket.quote_id ?? 0) ?? null));
      }
    }
    expect([...prefixes.values()].every((owners) => owners.size === 1)).toBe(true);
  });
});

describe('its dies, materials and quotes', () => {
  it('has dies whose repeat is a whole number of 1/8 inch teeth, whatever the seed', () => {
    fc.assert(
      fc.property(anyShop, (options) => {
        for (const die of sampleShop(options).tooling) {
          const repeat = die.number_around * (die.size_around + die.gap_around);
          expect(Number.isInteger(repeat * 8), `${die.die_number}: ${repeat} in`).toBe(true);
          expect(repeat).toBeGreaterThanOrEqual(8);
          expect(repeat).toBeLessThanOrEqual(20);
        }
      }),
      { numRuns: 8 },
    );
  });

  it('has dies that the press can print, railing included, whatever the seed', () => {
    fc.assert(
      fc.property(anyShop, (options) => {
        for (const die of sampleShop(options).tooling) {
          const width = die.number_across * die.size_across + (die.number_across - 1) * die.gap_across;
          expect(die.number_across).toBeGreaterThanOrEqual(1);
          expect(width).toBeLessThanOrEqual(Math.min(pressWidth, webWidth));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('has die numbers of their own', () => {
    expect(new Set(shop.tooling.map(({ die_number }) => die_number)).size).toBe(80);
  });

  it('has stocks and laminations of plausible thickness and price', () => {
    for (const { material_name, material_type, mil_thickness_w_liner: mil, material_price: price } of shop.materials) {
      const [thin, thick, cheap, dear] = material_type === 'Lamination' ? [1, 2, 0.14, 0.4] : [2, 8, 0.25, 1.2];
      expect(mil, `${material_name}`).toBeGreaterThanOrEqual(thin);
      expect(mil, `${material_name}`).toBeLessThanOrEqual(thick);
      expect(price, `${material_name}`).toBeGreaterThanOrEqual(cheap);
      expect(price, `${material_name}`).toBeLessThanOrEqual(dear);
    }
  });

  it('quotes labels of the size that their die cuts, on a material, with a lamination or none', () => {
    const dies = new Map(shop.tooling.map((die) => [die.id, die]));
    const types = new Map(shop.materials.map(({ id, material_type }) => [id, material_type]));
    const customers = idsOf(shop.customers);
    for (const quote of quotes) {
      const die = dies.get(quote.tooling_id ?? 0);
      expect([quote.size_across, quote.size_around]).toEqual([die?.size_across, die?.size_around]);
      expect(types.get(quote.material_id ?? 0)).toBe('Material');
      if (quote.lamination_id !== null) expect(types.get(quote.lamination_id)).toBe('Lamination');
      expect(customers.has(quote.customer_id ?? 0)).toBe(true);
    }
  });
});

describe('its job tickets', () => {
  it('are numbered from 1 in the order they came in, and made from quotes that were there', () => {
    expect(jobs.map(({ ticket }) => ticket.id)).toEqual(jobs.map((_, index) => index + 1));
    const days = jobs.map(({ ticket }) => ticket.date_of_order);
    expect(days).toEqual([...days].sort());
    for (const { ticket } of jobs.filter(({ ticket }) => ticket.quote_id !== null)) {
      const quote = shop.quotes.find((each) => each.quote.id === ticket.quote_id);
      expect(quote && quote.quoted <= ticket.date_of_order).toBe(true);
    }
  });

  it('span about eighteen months around today', () => {
    const first = jobs[0]?.ticket.date_of_order ?? TODAY;
    const last =
      jobs
        .map(({ ticket }) => ticket.due_date)
        .sort()
        .at(-1) ?? TODAY;
    expect(first < TODAY && TODAY < last).toBe(true);
    expect(daysBetween(first, last)).toBeGreaterThan(510);
    expect(daysBetween(first, last)).toBeLessThan(570);
  });

  it('are ordered by today, due on a workday after that, and hold 1 to 12 parts, whatever the seed and day', () => {
    fc.assert(
      fc.property(anyShop, (options) => {
        for (const { ticket, parts } of sampleShop(options).jobs()) {
          expect(ticket.date_of_order <= options.today).toBe(true);
          expect(ticket.due_date >= ticket.date_of_order).toBe(true);
          expect(workday(ticket.due_date)).toBe(ticket.due_date);
          expect(parts.length).toBeGreaterThanOrEqual(1);
          expect(parts.length).toBeLessThanOrEqual(12);
          expect(new Set(parts.map(({ part_number }) => part_number)).size).toBe(parts.length);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('have left the shop when long due, are in work when due soon, and a few are late', () => {
    const longDue = jobs.filter(({ ticket }) => ticket.due_date < addDays(TODAY, -30));
    expect(longDue.every(({ ticket }) => ticket.job_ticket_status === 'staged')).toBe(true);
    const due = jobs.filter(({ ticket }) => ticket.due_date >= TODAY);
    expect(new Set(due.map(({ ticket }) => ticket.department)).size).toBe(5);
    const late = jobs.filter(isLate).length;
    expect(late).toBeGreaterThanOrEqual(3);
    expect(late).toBeLessThanOrEqual(30);
  });

  it('have statuses that agree: what is staged has all it needs, and only a laminated label waits for lamination', () => {
    const laminated = new Map(quotes.map(({ id, lamination_id }) => [id, lamination_id !== null]));
    for (const { ticket, parts } of jobs) {
      expect(ticket.lamination_status !== null).toBe(laminated.get(ticket.quote_id ?? 0) ?? false);
      if (ticket.job_ticket_status !== 'staged') continue;
      expect([ticket.die_status, ticket.material_status]).toEqual(['staged', 'staged']);
      expect(parts.every(({ part_status, qty_done }) => part_status === 'Done' && qty_done !== null)).toBe(true);
    }
  });

  it('have hours booked between order and today, and none before prepress is done', () => {
    for (const { ticket, timesheets } of jobs) {
      if (ticket.department === 'Prepress') expect(timesheets).toEqual([]);
      for (const { input_date, hours, rate } of timesheets) {
        expect(input_date !== null && input_date >= ticket.date_of_order && input_date <= TODAY).toBe(true);
        expect(hours).toBeGreaterThan(0);
        expect(rate).toBeGreaterThan(0);
      }
    }
  });
});
