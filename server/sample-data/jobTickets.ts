/** Job tickets with their parts and booked hours, spread over eighteen months around today. */
import type { jobTicketPartFields } from '../../src/resources/job-ticket-parts/fields';
import type { jobTicketFields } from '../../src/resources/job-tickets/fields';
import { addDays, daysBetween, earlier, workday } from './days';
import { type Industry, industries } from './industries';
import type { KnownCustomer } from './knownCustomers';
import { PRESS_TEST_NOTES, sampleNotes } from './notes';
import { partAt, type Stage, stageOf, statusesAt } from './progress';
import type { QuotePlan } from './quotes';
import { type Random, randomOf } from './random';
import type { SampleOf } from './record';
import { type SampleTimesheetEntry, sampleTimesheets } from './timesheets';

type SampleTicket = SampleOf<typeof jobTicketFields> & { date_of_order: string; due_date: string };
type SamplePart = Omit<SampleOf<typeof jobTicketPartFields>, 'id' | 'job_ticket_id'>;

/** A ticket and what belongs to it: parts and entries get their ids, and the ticket's, when they are stored. */
export type SampleJob = {
  ticket: SampleTicket;
  parts: readonly SamplePart[];
  timesheets: readonly SampleTimesheetEntry[];
};

/** The first order is this long ago; the last due date lies some six weeks ahead. */
const DAYS_OF_ORDERS = 505;

/** Orders come in the order of the ids, a few more of them the nearer to today; nobody orders on a weekend. */
const orderDay = (random: Random, id: number, count: number, today: string): string => {
  const slot = ((id - 1 + random.fraction()) / count) ** 0.8;
  return earlier(workday(addDays(today, Math.floor(slot * (DAYS_OF_ORDERS + 1)) - DAYS_OF_ORDERS)), today);
};

const leadDays = (random: Random): number =>
  random.whole(
    ...random.weighted<[number, number]>([
      [[2, 5], 12],
      [[8, 18], 60],
      [[19, 42], 28],
    ]),
  );

const priorityOf = (random: Random, lead: number): string => {
  if (lead <= 5) return random.chance(0.7) ? 'Rush' : 'High';
  if (lead <= 9) return random.chance(0.3) ? 'High' : 'Normal';
  return lead > 25 && random.chance(0.4) ? 'Low' : 'Normal';
};

const poNumber = (random: Random, customer: KnownCustomer, id: number): string | null => {
  if (random.chance(0.03)) return null;
  // Customers number all their orders, of which this shop's are a few.
  const running = 10_000 + id * 7 + random.whole(0, 6);
  switch (customer.poStyle) {
    case 'PO-#':
      return `PO-${running}`;
    case '#':
      return `${running}`;
    case '4500#':
      return `4500${String(running).padStart(6, '0')}`;
    case 'prefix-#':
      return `${customer.prefix}-${running}`;
    case 'contact':
      return `Verbal ${customer.contact.split(' ')[0]}`;
  }
};

/** Quantities are ordered in round numbers: the more, the rounder. */
const quantity = (random: Random, [from, to]: readonly [number, number]): number => {
  const thousands = from + (to - from) * random.fraction() ** 2;
  const step = thousands < 3 ? 250 : thousands < 10 ? 500 : 1000;
  return Math.max(Math.round((thousands * 1000) / step), 1) * step;
};

const numberOfParts = (random: Random, products: number): number =>
  Math.min(
    products,
    random.weighted([
      [1, 30],
      [2, 20],
      [3, 15],
      [4, 11],
      [5, 8],
      [6, 6],
      [8, 5],
      [10, 3],
      [12, 2],
    ]),
  );

/** The numbers of a customer's parts: its prefix, three digits that stay with a product, and the kind of label. */
const partNumbers = (random: Random, { customer, format, products }: QuotePlan): string[] => {
  const { products: all }: Industry = industries[customer.industry];
  return random
    .sample(products, numberOfParts(random, products.length))
    .map((product) => `${customer.prefix}-${100 + 10 * (all.indexOf(product) + 1)}-${format.code}`)
    .sort();
};

/** What a job is before anybody has booked hours on it. */
type Order = Pick<SampleJob, 'ticket' | 'parts'> & { stage: Stage; feet: number };
type Times = { id: number; ordered: string; due: string; today: string };

/** A ticket made from a quote. */
const fromQuote = (random: Random, plan: QuotePlan, { id, ordered, due, today }: Times): Order => {
  const { quote, customer, format, die } = plan;
  const stage = stageOf(random, ordered, due, today);
  const priority = priorityOf(random, daysBetween(ordered, due));
  const copy_position = random.chance(0.85) ? 4 : random.pick([1, 2, 3, 5, 6, 7, 8] as const);
  const numbers = partNumbers(random, plan);
  const parts = numbers.map((part_number, index): SamplePart => {
    const ordered_quantity = quantity(random, format.thousands);
    const { part_status, done } = partAt(random, stage);
    return {
      part_number,
      quantity: ordered_quantity,
      qty_done: done === null ? null : Math.round(ordered_quantity * done),
      // Calculated from the quote: nobody types these.
      footage: null,
      full_rolls: null,
      partial_qty: null,
      sheets: null,
      // The first part carries the job's lead in and the last its lead out; each one after the first is a changeover.
      job_lead_in: index === 0 ? 50 : 0,
      co_lead_in: 10,
      co_lead_out: 6,
      cos: index === 0 ? 0 : 1,
      job_lead_out: index === numbers.length - 1 ? 20 : 0,
      copy_position,
      part_status,
    };
  });
  const labels = parts.reduce((sum, part) => sum + (part.quantity ?? 0), 0);
  return {
    stage,
    feet: (labels / (quote.across_override ?? die.number_across)) * ((die.size_around + die.gap_around) / 12) + 70,
    parts,
    ticket: {
      id,
      quote_id: quote.id,
      po_number: poNumber(random, customer, id),
      date_of_order: ordered,
      due_date: due,
      job_ticket_priority: priority,
      ...statusesAt(random, stage, quote.lamination_id !== null),
      notes: sampleNotes(random, priority === 'Rush'),
    },
  };
};

/** A ticket of the shop's own, without a quote: nothing can be calculated, so footage and rolls are typed. */
const fromNoQuote = (random: Random, { id, ordered, due, today }: Times): Order => {
  const stage = stageOf(random, ordered, due, today);
  const feet = random.stepped(100, 600, 50);
  const { part_status, done } = partAt(random, stage);
  const ordered_quantity = feet * 12;
  return {
    stage,
    feet,
    parts: [
      {
        part_number: `TEST-${id}`,
        quantity: ordered_quantity,
        qty_done: done === null ? null : Math.round(ordered_quantity * done),
        footage: feet,
        full_rolls: 1,
        partial_qty: 0,
        sheets: null,
        job_lead_in: 50,
        co_lead_in: null,
        co_lead_out: null,
        cos: 0,
        job_lead_out: 20,
        copy_position: 4,
        part_status,
      },
    ],
    ticket: {
      id,
      quote_id: null,
      po_number: null,
      date_of_order: ordered,
      due_date: due,
      job_ticket_priority: 'Low',
      ...statusesAt(random, stage, false),
      notes: random.pick(PRESS_TEST_NOTES),
    },
  };
};

export type JobOptions = { count: number; today: string; seed: string; quotes: readonly QuotePlan[] };

/** The job of one id. Each is drawn on its own, so that they can be made one after another, however many there are. */
const sampleJob = (id: number, { count, today, seed, quotes }: JobOptions): SampleJob => {
  const random = randomOf(seed, 'ticket', id);
  const ordered = orderDay(random, id, count, today);
  const times = { id, ordered, due: workday(addDays(ordered, leadDays(random))), today };
  // Any quote there was by then: the older it is, the more often it was ordered again.
  const plan = quotes[Math.floor((quotes.findLastIndex(({ quoted }) => quoted <= ordered) + 1) * random.fraction())];
  const { ticket, parts, stage, feet } =
    !plan || random.chance(0.01) ? fromNoQuote(random, times) : fromQuote(random, plan, times);
  return { ticket, parts, timesheets: sampleTimesheets(random, { ...times, stage, feet }) };
};

/** All jobs in the order of their ids, one after another: a hundred thousand need no more memory than one. */
export function* sampleJobs(options: JobOptions): Generator<SampleJob> {
  for (let id = 1; id <= options.count; id++) yield sampleJob(id, options);
}
