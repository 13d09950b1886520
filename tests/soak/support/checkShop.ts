/** Whether a shop is whole: nothing acknowledged is missing, and nothing is half done. Reads the database itself. */
import { sql } from 'kysely';
import { createPasswords } from '../../../server/auth/passwords';
import { type Database, isPostgres, type Row } from '../../../server/database/database';
import { columnsOf, toRecord } from '../../../server/database/rows';
import { type Resource, resourceNamed } from '../../../server/records/resource';
import { defineResources } from '../../../server/resources';
import { partQuantities, ticketQuantities } from '../../../server/resources/job-tickets/ticketQuantities';
import { ticketQuoteOfRow } from '../../../server/resources/job-tickets/ticketUpdate';
import { calculateQuote } from '../../../src/pricing';
import { type JobTicketPart, jobTicketPartFields } from '../../../src/resources/job-ticket-parts/fields';
import { type Quote, quoteFields } from '../../../src/resources/quotes/fields';
import { testConfig } from '../../server/support/config';
import type { Acknowledged } from './writeLoad';
import { WRITTEN } from './writes';

const resources = defineResources(createPasswords(testConfig.passwordHashing));

const count = async (database: Database, query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select cast(count(*) as integer) as count from (${query}) as found`.execute(database);
  return Number(rows[0]?.count);
};

/** Each condition by what it means where it finds a row. */
const impossible = (resource: Resource): [string, ReturnType<typeof sql>][] => {
  const table = sql.table(resource.table);
  const entries = sql`select count(*) from history where resource = ${resource.name} and record_id = record.id`;
  return [
    [
      `${resource.name} whose version is not the number of their changes`,
      sql`select id from ${table} as record where version <> (${entries})`,
    ],
    [
      `${resource.name} without their first entry in the history`,
      sql`select id from ${table} as record where not exists
        (select 1 from history where resource = ${resource.name} and record_id = record.id and action = 'add')`,
    ],
    [
      `entries in the history of ${resource.name} that are not there`,
      sql`select id from history where resource = ${resource.name} and record_id not in (select id from ${table})`,
    ],
  ];
};

const names: [string, ReturnType<typeof sql>][] = [
  [
    'quotes with another name than their customer',
    sql`select quotes.id from quotes join customers on customers.id = customer_id
      where quotes.customer_name is distinct from customers.customer_name`,
  ],
  [
    'tickets with another customer than their quote',
    sql`select job_tickets.id from job_tickets join quotes on quotes.id = quote_id
      where job_tickets.customer_name is distinct from quotes.customer_name`,
  ],
  [
    'timesheets with another customer than their ticket',
    sql`select timesheets.id from timesheets join job_tickets on job_tickets.id = job_ticket_id
      where timesheets.customer_name is distinct from job_tickets.customer_name`,
  ],
  ['keys that stand for no record', sql`select id from idempotency_keys where record_id is null`],
];

const checkPrices = (quotes: readonly Row[]): string[] =>
  quotes
    .filter((row) => {
      const quote = toRecord(quoteFields, row, 'id') as Quote;
      return JSON.stringify(calculateQuote(quote, JSON.parse(String(row.rates)))) !== row.calculation;
    })
    .map(({ id }) => `quote ${id} is not priced as it stands`);

const checkTotals = (tickets: readonly Row[], parts: readonly Row[], quotes: readonly Row[]): string[] => {
  const quoteOf = new Map(quotes.map((row) => [row.id, ticketQuoteOfRow(row)]));
  const partsOf = new Map<unknown, Row[]>();
  for (const row of parts) partsOf.set(row.job_ticket_id, [...(partsOf.get(row.job_ticket_id) ?? []), row]);
  return tickets.flatMap((ticket) => {
    const quote = quoteOf.get(ticket.quote_id ?? null) ?? null;
    const calculated = (partsOf.get(ticket.id) ?? []).map((row) => {
      const part = toRecord(jobTicketPartFields, row, 'id') as JobTicketPart;
      return { row, part, quantities: partQuantities(part, quote) };
    });
    const wrongParts = calculated
      .filter(({ row, quantities }) => Object.entries(quantities).some(([column, value]) => row[column] !== value))
      .map(({ row }) => `part ${row.id} of ticket ${ticket.id} is not calculated as it stands`);
    const totals = ticketQuantities(
      calculated.map(({ part: { quantity }, quantities: { footage } }) => ({ quantity, footage })),
      quote,
    );
    const isRight = totals.footage === ticket.footage && totals.time === ticket.time;
    return isRight ? wrongParts : [...wrongParts, `ticket ${ticket.id} has the totals of other parts`];
  });
};

const rowsOf = (database: Database, table: string, columns: readonly string[]): Promise<Row[]> =>
  database.selectFrom(table).select(columns).orderBy('id').execute();

/** What the database itself says of its file. */
const checkIntegrity = async (database: Database): Promise<string[]> => {
  if (isPostgres(database)) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
  const broken = await sql`pragma foreign_key_check`.execute(database);
  const said = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  return broken.rows.length > 0 ? [...said, 'links to records that are missing'] : said;
};

/** What is half done or does not fit together, one line each. */
export const checkWhole = async (database: Database): Promise<string[]> => {
  const failures = await checkIntegrity(database);
  for (const [what, query] of [...WRITTEN.flatMap((name) => impossible(resourceNamed(resources, name))), ...names]) {
    const found = await count(database, query);
    if (found > 0) failures.push(`${found} ${what}`);
  }
  const quotes = await rowsOf(database, 'quotes', ['id', ...columnsOf(quoteFields), 'version', 'calculation', 'rates']);
  const parts = await rowsOf(database, 'job_ticket_parts', ['id', 'version', ...columnsOf(jobTicketPartFields)]);
  const tickets = await rowsOf(database, 'job_tickets', ['id', 'quote_id', 'footage', 'time']);
  return [...failures, ...checkPrices(quotes), ...checkTotals(tickets, parts, quotes)];
};

/** How many writes the history of the written resources holds. */
export const countWrites = (database: Database): Promise<number> =>
  count(database, sql`select id from history where resource in (${sql.join(WRITTEN)})`);

type Entry = { field: string; new: unknown };

/** Which of the acknowledged writes are not in the history as they were sent, or whose record is older than they. */
export const missingWrites = async (database: Database, writes: readonly Acknowledged[]): Promise<string[]> => {
  const histories = new Map<string, Entry[][]>();
  const { rows } = await sql<Row>`select resource, record_id, changes from history
    where resource in (${sql.join(WRITTEN)}) order by id`.execute(database);
  for (const row of rows) {
    const record = `${row.resource} ${row.record_id}`;
    histories.set(record, [...(histories.get(record) ?? []), JSON.parse(String(row.changes))]);
  }
  return writes.flatMap(({ resource, id, version, sent }) => {
    // The first entry made version 1, each further one the next.
    const entry = histories.get(`${resource} ${id}`)?.[version - 1];
    if (!entry) return [`${resource} ${id}: version ${version} was acknowledged and is gone`];
    const values = new Map(entry.map((change) => [change.field, change.new]));
    return Object.entries(sent)
      .filter(([field, value]) => values.has(field) && values.get(field) !== value)
      .map(([field]) => `${resource} ${id}: version ${version} has another ${field} than was acknowledged`);
  });
};
