/** What tickets and parts take from their quote, brought up to date when one of the three changes. */
import type { TicketQuote } from '../../../src/pricing';
import { type JobTicketPart, jobTicketPartFields } from '../../../src/resources/job-ticket-parts/fields';
import { type Quote, quoteFields } from '../../../src/resources/quotes/fields';
import { type DatabaseTransaction, locked, type Row, type SqlValue } from '../../database/database';
import { preparedQuery } from '../../database/prepared';
import { columnsOf, toRecord } from '../../database/rows';
import { updateRows } from '../../database/update';
import { partQuantities, ticketQuantities } from './ticketQuantities';
import { ticketQuoteOf } from './ticketQuote';

const readJson = (text: SqlValue | undefined) => (typeof text === 'string' ? JSON.parse(text) : null);

/** A stored quote as its tickets see it. */
export const ticketQuoteOfRow = (row: Row): TicketQuote =>
  ticketQuoteOf(toRecord(quoteFields, row, 'id') as Quote, readJson(row.calculation) ?? {}, readJson(row.rates));

export type QuoteOfTicket = { ticketQuote: TicketQuote | null; toolingId: number | null };

/** Locks the ticket: of those who change its parts or its quote, each sees what the one before has done. */
const lockTicket = preparedQuery((database, id: number) => {
  const query = database.selectFrom('job_tickets').select(['id', 'quote_id', 'footage', 'time']).where('id', '=', id);
  return locked(database, query, 'update');
});

const readQuote = preparedQuery((database, id: number) =>
  database
    .selectFrom('quotes')
    .select([
      'id',
      'version',
      'tooling_id',
      'label_across',
      'labels_per_roll',
      'labels_per_sheet',
      'calculation',
      'rates',
    ])
    .where('id', '=', id),
);

const readTicketQuote = async (
  transaction: DatabaseTransaction,
  quoteId: SqlValue | undefined,
): Promise<QuoteOfTicket> => {
  const [quote] = typeof quoteId === 'number' ? await readQuote(transaction, quoteId) : [];
  if (!quote) return { ticketQuote: null, toolingId: null };
  return {
    ticketQuote: ticketQuoteOfRow(quote),
    toolingId: typeof quote.tooling_id === 'number' ? quote.tooling_id : null,
  };
};

/** A ticket's quote. The ticket is locked. */
export const readQuoteOfTicket = async (transaction: DatabaseTransaction, ticketId: number): Promise<QuoteOfTicket> => {
  const [ticket] = await lockTicket(transaction, ticketId);
  return readTicketQuote(transaction, ticket?.quote_id);
};

const PART_COLUMNS = ['id', 'version', ...columnsOf(jobTicketPartFields)];

const readParts = preparedQuery((database, ticketId: number) =>
  database.selectFrom('job_ticket_parts').select(PART_COLUMNS).where('job_ticket_id', '=', ticketId).orderBy('id'),
);

const hasValues = (row: Row | undefined, values: Row): boolean =>
  Object.entries(values).every(([column, value]) => row?.[column] === value);

/** What a ticket's parts and then its totals come to; of the parts those that must change. */
export type Recalculation = {
  parts: readonly { id: number; values: Row }[];
  totals: ReturnType<typeof ticketQuantities>;
};

const calculateTicket = async (
  transaction: DatabaseTransaction,
  ticketId: number,
  { ticketQuote, toolingId }: QuoteOfTicket,
): Promise<Recalculation> => {
  const parts = (await readParts(transaction, ticketId)).map((row) => {
    const part = toRecord(jobTicketPartFields, row, 'id') as JobTicketPart;
    return { row, part, values: { ...partQuantities(part, ticketQuote), tooling_id: toolingId } };
  });
  return {
    parts: parts
      .filter(({ row, values }) => !hasValues(row, values))
      .map(({ row, values }) => ({ id: Number(row.id), values })),
    totals: ticketQuantities(
      parts.map(({ part: { quantity }, values: { footage } }) => ({ quantity, footage })),
      ticketQuote,
    ),
  };
};

/** What a ticket comes to with a quote that it is about to be given. The ticket is locked. */
export const calculateWithQuote = async (
  transaction: DatabaseTransaction,
  ticketId: number,
  quoteId: number | null,
): Promise<Recalculation> => {
  await lockTicket(transaction, ticketId);
  return calculateTicket(transaction, ticketId, await readTicketQuote(transaction, quoteId));
};

/** Versions stay: the change that led here is another record's. */
export const updateParts = async (transaction: DatabaseTransaction, { parts }: Recalculation): Promise<void> => {
  for (const { id, values } of parts) await updateRows(transaction, 'job_ticket_parts', values, { id });
};

/** Calculates a ticket's parts and then its totals. */
export const recalculateTicket = async (transaction: DatabaseTransaction, ticketId: number): Promise<void> => {
  const [ticket] = await lockTicket(transaction, ticketId);
  const quote = await readTicketQuote(transaction, ticket?.quote_id);
  const recalculation = await calculateTicket(transaction, ticketId, quote);
  await updateParts(transaction, recalculation);
  const { totals } = recalculation;
  if (!hasValues(ticket, totals)) await updateRows(transaction, 'job_tickets', totals, { id: ticketId });
};
