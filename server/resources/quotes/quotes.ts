import type { JsonSchema } from '../../../src/fields/schema';
import {
  calculateQuote,
  type PricedRow,
  type QuoteCalculation,
  type QuoteRates,
  quoteSteps,
} from '../../../src/pricing';
import { type Quote, quoteFields } from '../../../src/resources/quotes/fields';
import { ratesFor } from '../../../src/resources/quotes/rates';
import { movedPrices, renewedRates } from '../../../src/resources/quotes/renewal';
import { locked } from '../../database/database';
import { defineResource } from '../../records/resource';
import { sameTicketQuote, ticketQuoteOf } from '../job-tickets/ticketQuote';
import { recalculateTicket, ticketQuoteOfRow } from '../job-tickets/ticketUpdate';
import { asksForTodaysRates, ratesToPriceWith } from './quoteRates';
import { keepSpecification } from './quoteSpecification';

const readJson = (text: unknown): Record<string, unknown> | null =>
  typeof text === 'string' ? JSON.parse(text) : null;

/** What a single quote answers with beside its fields: all that was calculated, and the rates it was priced with. */
const calculatedSchemas: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(
    quoteSteps.map(({ name, label, unit, about }) => [
      name,
      { title: label, description: unit ? `${about} In ${unit}.` : about, type: 'number', nullable: true },
    ]),
  ),
  rows: { type: 'array', items: { type: 'object', additionalProperties: true } },
  warnings: { type: 'array', items: { type: 'object', additionalProperties: true } },
  reasons: { type: 'object', additionalProperties: true },
  rates: { type: 'object', nullable: true, additionalProperties: true },
};

/** A quote keeps what it was priced with: no change in Setup moves a price that a customer already has. */
export const quotes = defineResource({
  name: 'quotes',
  singular: 'quote',
  fields: quoteFields,
  options: [{ path: '/quotes/options', label: ['id', 'customer_name', 'quote_description'] }],
  ownColumns: ['calculation', 'rates'],
  presented: calculatedSchemas,

  present: (row) => ({ ...readJson(row.calculation), rates: readJson(row.rates) }),

  moreChanges: async (after, before, context) => {
    if (!asksForTodaysRates(context.payload) || !before.rates) return [];
    const today = await ratesToPriceWith(after, null, context);
    // What the quote would have been saved with otherwise: the rates of a material chosen just now are no renewed ones.
    const kept = ratesFor(after, { quote: before, rates: before.rates as QuoteRates }, today);
    return [
      { field: 'priced_at', old: before.priced_at, new: context.now.toISOString() },
      ...renewedRates(kept, today),
      ...movedPrices(before.rows as PricedRow[], calculateQuote(after as Quote, today).rows),
    ];
  },

  columns: async (after, before, row, context) => {
    const kept = before?.rates ? { rates: before.rates as QuoteRates, quote: before } : null;
    const current = await ratesToPriceWith(after, kept, context);
    const rates = JSON.stringify(current);
    const calculation = JSON.stringify(calculateQuote(after as Quote, current));
    // What moves no price, a corrected word, makes no old price new: the printed quote is good as long as before.
    const isSame = row?.calculation === calculation && row.rates === rates && !asksForTodaysRates(context.payload);
    return { calculation, rates, priced_at: isSame ? (row.priced_at ?? null) : context.now.toISOString() };
  },

  afterSave: async (after, before, { transaction, now }) => {
    if (!before) return;
    const row = await transaction.selectFrom('quotes').selectAll().where('id', '=', after.id).executeTakeFirstOrThrow();
    await keepSpecification(transaction, before, row, now);
    const unchanged = sameTicketQuote(
      ticketQuoteOf(before as Quote, before as Partial<QuoteCalculation>, before.rates as QuoteRates | null),
      ticketQuoteOfRow(row),
    );
    if (unchanged && before.tooling_id === after.tooling_id) return;
    const tickets = transaction.selectFrom('job_tickets').select('id').where('quote_id', '=', after.id).orderBy('id');
    for (const { id } of await locked(transaction, tickets, 'update').execute()) {
      await recalculateTicket(transaction, Number(id));
    }
  },
});
