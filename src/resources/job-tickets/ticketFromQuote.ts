/** A new ticket as a quote has it: what is known already, and one part for a quantity of the quote. */
import type { AnyRecord } from '../../fields/record';
import { DEFAULT_COPY_POSITION } from '../job-ticket-parts/copyPositions';

const amount = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** The labels of one of the quote's ten rows; null where the row has no quantity. */
export const labelsOfRow = (quote: AnyRecord, row: number | null): number | null => {
  const thousands = row === null ? null : amount(quote[`row_${row}_m_labels`]);
  // A part is made of whole labels; what a product of decimals has behind the sixth is noise.
  return thousands === null ? null : Math.ceil(Number((thousands * (amount(quote.labels_per_row) ?? 1000)).toFixed(6)));
};

/** Nothing is at hand yet of a job that was just ordered. */
export const ticketFromQuote = (quote: AnyRecord): Record<string, unknown> => ({
  quote_id: quote.id,
  job_ticket_priority: 'Normal',
  department: 'Prepress',
  job_ticket_status: 'needed',
  die_status: quote.tooling_id ? 'needed' : null,
  material_status: quote.material_id ? 'needed' : null,
  lamination_status: quote.lamination_id ? 'needed' : null,
});

export const partFromQuote = (quote: AnyRecord, quantity: number): Record<string, unknown> => ({
  part_number: quote.quote_description ?? null,
  quantity,
  copy_position: DEFAULT_COPY_POSITION,
});
