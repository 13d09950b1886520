/** Stores the sample shop as if people had typed it: with the linked names and calculated values of each record. */
import type { AnyRecord } from '../../src/fields/record';
import { calculateQuote, type TicketQuote } from '../../src/pricing';
import { ratesOf } from '../../src/resources/quotes/rates';
import { STANDARDS_ID } from '../../src/resources/standards/fields';
import type { DatabaseTransaction } from '../database/database';
import { toRow } from '../database/rows';
import { readRecord } from '../records/read';
import { type Resources, resourceNamed } from '../records/resource';
import { partQuantities, ticketQuantities } from '../resources/job-tickets/ticketQuantities';
import { ticketQuoteOf } from '../resources/job-tickets/ticketQuote';
import type { SampleJob } from './jobTickets';
import { type SampleShop, type SampleShopOptions, sampleShop } from './sampleShop';
import { type ShopStore, shopStore } from './shopStore';

export type Loading = SampleShopOptions & {
  resources: Resources;
  /** Called for every thousand job tickets stored. */
  onProgress?: (tickets: number) => void;
};

/** What is stored so far, and with what. */
type Work = { transaction: DatabaseTransaction; resources: Resources; store: ShopStore; today: string };

/** Whether the database holds a shop: anything beside users and standards. */
export const holdsShop = async (transaction: DatabaseTransaction): Promise<boolean> => {
  for (const table of ['customers', 'tooling', 'materials', 'overhead', 'quotes', 'job_tickets']) {
    if (await transaction.selectFrom(table).select('version').limit(1).executeTakeFirst()) return true;
  }
  return false;
};

/** The record with its calculated values, by the resource's own rule. */
const calculated = async ({ transaction, resources, today }: Work, name: string, record: AnyRecord) => {
  const context = { transaction, now: new Date(`${today}T12:00:00`) };
  return { ...record, ...(await resourceNamed(resources, name).calculate?.(record, null, context)) };
};

const storeSetup = async (work: Work, shop: SampleShop): Promise<void> => {
  const { store } = work;
  for (const name of ['customers', 'tooling', 'materials', 'overhead'] as const) {
    for (const sample of shop[name]) {
      const record = await calculated(work, name, sample);
      store.remember(name, record);
      await store.write(name, record);
    }
  }
};

/** People have ids of their own where an administrator is there already, and keep out of the way of their user names. */
const storeUsers = async ({ transaction, resources }: Work, { users }: SampleShop): Promise<void> => {
  const { table, fields } = resourceNamed(resources, 'users');
  for (const { id: _, ...user } of users) {
    const row = { ...toRow(fields, user), password_hash: null, session: 1, version: 1 };
    await transaction
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** The letterhead, where the standards are still those that every shop starts from. */
const storeLetterhead = async ({ transaction, resources }: Work, { standards }: SampleShop): Promise<void> => {
  const { table, fields } = resourceNamed(resources, 'standards');
  await transaction.updateTable(table).set(toRow(fields, standards)).where('confirmed', '=', 0).execute();
};

/** Stores the quotes, and answers with what the tickets made from them need. */
const storeQuotes = async (work: Work, shop: SampleShop): Promise<Map<number, TicketQuote>> => {
  const { transaction, resources, store, today } = work;
  const standards = await readRecord(transaction, resourceNamed(resources, 'standards'), STANDARDS_ID);
  const year = Number(today.slice(0, 4));
  const ticketQuotes = new Map<number, TicketQuote>();
  for (const { quote, quoted } of shop.quotes) {
    const records = {
      material: store.remembered('materials', quote.material_id),
      lamination: store.remembered('materials', quote.lamination_id),
      tooling: store.remembered('tooling', quote.tooling_id),
      overhead: store.remembered('overhead', year),
      standards,
    };
    const rates = ratesOf(records, year);
    const calculation = calculateQuote(quote, rates);
    const record = store.linked('quotes', { ...quote, priced_at: `${quoted}T12:00:00.000Z` });
    store.remember('quotes', record);
    await store.write('quotes', record, { calculation: JSON.stringify(calculation), rates: JSON.stringify(rates) });
    await store.writeAdded('quotes', record, quoted);
    ticketQuotes.set(quote.id, ticketQuoteOf(quote, calculation, rates));
  }
  return ticketQuotes;
};

/** Where the ids of what belongs to tickets stand. */
type Ids = { part: number; timesheet: number };

const storeJob = async (work: Work, { ticket, parts, timesheets }: SampleJob, quote: TicketQuote | null, ids: Ids) => {
  const { store } = work;
  const job_ticket_id = ticket.id;
  const finishedParts = parts.map((part) => ({ ...part, ...partQuantities(part, quote) }));
  const record = store.linked('job-tickets', { ...ticket, ...ticketQuantities(finishedParts, quote) });
  const tooling_id = store.remembered('quotes', ticket.quote_id)?.tooling_id ?? null;

  await store.write('job-tickets', record);
  store.remember('job-tickets', record);
  for (const part of finishedParts) {
    ids.part += 1;
    const typed = { ...part, id: ids.part, job_ticket_id, tooling_id };
    await store.write('job-ticket-parts', store.linked('job-ticket-parts', typed));
  }
  for (const entry of timesheets) {
    ids.timesheet += 1;
    const typed = store.linked('timesheets', { ...entry, id: ids.timesheet, job_ticket_id });
    await store.write('timesheets', await calculated(work, 'timesheets', typed));
  }
  store.forget('job-tickets', job_ticket_id);
  await store.writeAdded('job-tickets', record, ticket.date_of_order);
};

/**
 * Stores a sample shop into a database that holds none. The same day, number of tickets and seed make the same shop on
 * SQLite and PostgreSQL.
 */
export const loadSampleShop = async (
  transaction: DatabaseTransaction,
  { resources, onProgress, ...options }: Loading,
): Promise<void> => {
  const shop = sampleShop(options);
  const store = shopStore(transaction, resources);
  const work: Work = { transaction, resources, store, today: options.today };
  await storeUsers(work, shop);
  await storeLetterhead(work, shop);
  await storeSetup(work, shop);
  const ticketQuotes = await storeQuotes(work, shop);
  const ids: Ids = { part: 0, timesheet: 0 };
  for (const job of shop.jobs()) {
    await storeJob(work, job, ticketQuotes.get(job.ticket.quote_id ?? 0) ?? null, ids);
    if (job.ticket.id % 1000 === 0) onProgress?.(job.ticket.id);
  }
  await store.finish();
};
