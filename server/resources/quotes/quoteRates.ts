/** The rates that a quote is priced with: today's for a new one, the kept ones later. */
import type { AnyRecord } from '../../../src/fields/record';
import type { QuoteRates } from '../../../src/pricing';
import { type PricedQuote, ratesFor, ratesKeptToday, ratesOf } from '../../../src/resources/quotes/rates';
import { STANDARDS_ID } from '../../../src/resources/standards/fields';
import { dayOf } from '../../clock';
import type { Database, Row } from '../../database/database';
import type { SaveContext } from '../../records/resource';

const readById = async (database: Database, table: string, id: unknown): Promise<Row | null> => {
  if (typeof id !== 'number') return null;
  const row = await database.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
};

/** The newest year that has a total and has begun: in January the new year's may not be there yet. */
const readOverhead = async (database: Database, year: number): Promise<Row | null> => {
  const row = await database
    .selectFrom('overhead')
    .selectAll()
    .where('calendar_year', '<=', year)
    .where('total', 'is not', null)
    .orderBy('calendar_year', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** All rates as Setup has them now. */
const todaysRates = async (quote: AnyRecord, { transaction, now }: SaveContext): Promise<QuoteRates> => {
  const year = Number(dayOf(now).slice(0, 4));
  const records = {
    material: await readById(transaction, 'materials', quote.material_id),
    lamination: await readById(transaction, 'materials', quote.lamination_id),
    tooling: await readById(transaction, 'tooling', quote.tooling_id),
    overhead: await readOverhead(transaction, year),
    standards: await readById(transaction, 'standards', STANDARDS_ID),
  };
  return ratesOf(records, year);
};

/** Whoever sends `rates: null` wants the quote priced anew; rates that are sent back as they were read are ignored. */
export const asksForTodaysRates = (payload: Readonly<Record<string, unknown>> | undefined): boolean =>
  payload?.rates === null;

/** The rates for a quote that keeps some or none; all of them fresh where the payload asks for it. */
export const ratesToPriceWith = async (
  quote: AnyRecord,
  kept: PricedQuote | null,
  context: SaveContext,
): Promise<QuoteRates> => {
  const today = await todaysRates(quote, context);
  return asksForTodaysRates(context.payload) ? today : ratesFor(quote, kept, today);
};

/** The rates for a quote that is made like `original` and keeps its rates; null where that one keeps none. */
export const ratesToDuplicate = async (original: AnyRecord, context: SaveContext): Promise<QuoteRates | null> => {
  const kept = original.rates as QuoteRates | null;
  return kept && ratesKeptToday(kept, await todaysRates(original, context));
};
