/** The address of the dialog for a new ticket that is made from a quote: `/job-tickets/add?quote_id=12&row=3`. */

export type QuoteSearch = {
  quoteId: number | null;
  /** The quantity row that its part is made for; without one the ticket gets no part yet. */
  row: number | null;
};

const wholeIn = (text: string | null, largest: number): number | null => {
  const value = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value <= largest ? value : null;
};

/** What an address says; anything that names no quote or no row is none. */
export const readQuoteSearch = (search: string): QuoteSearch => {
  const values = new URLSearchParams(search);
  return { quoteId: wholeIn(values.get('quote_id'), 2_147_483_647), row: wholeIn(values.get('row'), 10) };
};

export const newTicketPath = (quoteId: number, row: number | null): string =>
  `/job-tickets/add?quote_id=${quoteId}${row === null ? '' : `&row=${row}`}`;
