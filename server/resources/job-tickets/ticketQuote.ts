/** What a ticket takes from its quote. */
import type { QuoteCalculation, QuoteInputs, QuoteRates, TicketQuote } from '../../../src/pricing';

/** What a ticket needs of its quote: how its labels lie on web and roll, and the press that the quote was priced with. */
export const ticketQuoteOf = (
  quote: QuoteInputs & TicketQuote,
  calculation: Partial<QuoteCalculation>,
  rates: Partial<QuoteRates> | null,
): TicketQuote => ({
  number_across: calculation.number_across ?? null,
  label_repeat: calculation.label_repeat ?? null,
  label_across: quote.label_across ?? null,
  labels_per_roll: quote.labels_per_roll ?? null,
  labels_per_sheet: quote.labels_per_sheet ?? null,
  press_setup_time: rates?.standards?.press_setup_time ?? null,
  press_run_speed: rates?.standards?.press_run_speed ?? null,
});

export const sameTicketQuote = (one: TicketQuote, other: TicketQuote): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
