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

const readTicket = preparedQuery((database, id: number) => {
  const query = database.selectFrom('job_tickets').select(['id', 'quote_id']).where('id', '=', id);
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

/** A ticket's quote. The ticket is locked: of those who change its parts, each sees what the one before has done. */
export const readQuoteOfTicket = async (transaction: DatabaseTransaction, ticketId: number): Promise<QuoteOfTicket> => {
  const [ticket] = await readTicket(transaction, ticketId);
  if (typeof ticket?.quote_id !== 'number') return { ticketQuote: null, toolingId: null };
  const [quote] = await readQuote(transaction, ticket.quote_id);
  if (!quote) return { ticketQuote: null, toolingId: null };
  return {
    ticketQuote: ticketQuoteOfRow(quote),
    toolingId: typeof quote.tooling_id === 'number' ? quote.tooling_id : null,
  };
};

const PART_COLUMNS = ['id', 'version', ...columnsOf(jobTicketPartFields)];

const readParts = preparedQuery((database, ticketId: number) =>
  database.selectFrom('job_ticket_parts').select(PART_COLUMNS).where('job_ticket_id', '=', ticketId).orderBy('id'),
);

/** Calculates a ticket's parts and then its totals. Versions stay: the change that led here is another record's. */
export const recalculateTicket = async (transaction: DatabaseTransaction, ticketId: number): Promise<void> => {
  const { ticketQuote, toolingId } = await readQuoteOfTicket(transaction, ticketId);
  const rows = await readParts(transaction, ticketId);
  const parts = rows.map((row) => ({
    row,
    quantities: partQuantities(toRecord(jobTicketPartFields, row, 'id') as JobTicketPart, ticketQuote),
  }));
  for (const { row, quantities } of parts) {
    const values: Row = { ...quantities, tooling_id: toolingId };
    if (Object.entries(values).every(([column, value]) => row[column] === value)) continue;
    await updateRows(transaction, 'job_ticket_parts', values, { id: Number(row.id) });
  }
  const totals = ticketQuantities(
    parts.map(({ quantities }) => quantities),
    ticketQuote,
  );
  await updateRows(transaction, 'job_tickets', totals, { id: ticketId });
};
