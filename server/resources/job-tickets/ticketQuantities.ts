/** The calculated values of a ticket and its parts. */
import { calculatePart, calculateTicket, type PartInputs, type TicketQuote } from '../../../src/pricing';

type Amount = number | null;

/** What was typed for values that are calculated wherever the ticket has a quote. */
type Typed = { footage: Amount; full_rolls: Amount; partial_qty: Amount; sheets: Amount };

/** A part's calculated values: from the ticket's quote, or, on a ticket without one, as they were typed. */
export const partQuantities = (part: PartInputs & Typed & { quantity: Amount }, quote: TicketQuote | null) => {
  const { footage, full_rolls, partial_qty, sheets } = quote ? calculatePart(part, quote) : part;
  return { quantity_m: part.quantity === null ? null : part.quantity / 1000, footage, full_rolls, partial_qty, sheets };
};

/** A ticket's footage and time on the press; empty while it has no parts with a quantity. */
export const ticketQuantities = (
  parts: readonly { quantity: Amount; footage: Amount }[],
  quote: TicketQuote | null,
) => {
  const { footage, time } = calculateTicket(parts, quote);
  return parts.length === 0 ? { footage: null, time: null } : { footage, time };
};
