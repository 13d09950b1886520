/** Sums over what belongs to a ticket, as it stands in its tables. */
import type { AnyRecord } from '../../fields/record';
import { calculateTicket, type TicketQuantities, type TicketQuote } from '../../pricing';

const amountIn = (row: AnyRecord, source: string): number | null => {
  const value = row[source];
  return typeof value === 'number' ? value : null;
};

/** The sum of a column; rows without a value count for nothing. */
export const sumOf = (rows: readonly AnyRecord[], source: string): number =>
  rows.reduce((sum, row) => sum + (amountIn(row, source) ?? 0), 0);

/** A ticket's footage and time on the press, of parts as they are or as they are being typed. */
export const ticketTotals = (
  parts: readonly AnyRecord[],
  quote: TicketQuote | null | undefined,
): Pick<TicketQuantities, 'footage' | 'time'> =>
  calculateTicket(
    parts.map((part) => ({ footage: amountIn(part, 'footage') })),
    quote,
  );
