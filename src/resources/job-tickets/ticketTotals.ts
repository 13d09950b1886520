/** Sums over what belongs to a ticket, as it stands in its tables. */
import type { AnyRecord } from '../../fields/record';
import { calculateTicket, type Given, type TicketQuantities, type TicketQuote } from '../../pricing';

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
    // A quantity that cannot be read is one all the same: what it comes to is not known.
    parts.map(({ quantity, ...part }) => ({ quantity: quantity as Given, footage: amountIn(part, 'footage') })),
    quote,
  );

/** Says that the sums leave parts out, "1 part has no quantity yet"; null where they are over every part. */
export const withoutQuantityText = (parts: readonly AnyRecord[]): string | null => {
  const count = parts.filter(({ quantity }) => (quantity ?? null) === null).length;
  if (count === 0) return null;
  return count === 1 ? '1 part has no quantity yet' : `${count} parts have no quantity yet`;
};
