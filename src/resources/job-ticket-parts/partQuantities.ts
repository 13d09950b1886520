/** A part's quantities as they stand, or as they will once what is being typed is saved. */
import type { Field } from '../../fields/field';
import { fieldsOf } from '../../fields/field';
import { calculatePart, type PartInputs, type TicketQuote } from '../../pricing';
import { jobTicketPartFields } from './fields';

const calculatedSources = ['footage', 'full_rolls', 'partial_qty', 'sheets'] as const;

/** Calculated on a ticket with a quote, typed on one without. */
export const calculatedFields: readonly Field[] = fieldsOf(jobTicketPartFields, calculatedSources);

type Values = Readonly<Record<string, unknown>>;

/**
 * The calculated values of a part, and in words why one of them is not known.
 * @param quote null where the ticket has none: then only the quantity in thousands follows from what was typed
 */
export const partQuantities = (part: Values, quote: TicketQuote | null): { values: Values; reason?: string } => {
  const { quantity } = part;
  const quantity_m = typeof quantity === 'number' ? quantity / 1000 : null;
  if (!quote) return { values: { quantity_m } };
  const { reasons, ...values } = calculatePart(part as PartInputs, quote);
  const [reason] = calculatedSources.flatMap((source) => reasons[source] ?? []);
  return { values: { ...values, quantity_m }, reason: reason?.message };
};
