/** The rates that a quote is priced with: today's for a new one, the kept ones later. */

import type { AnyRecord } from '../../src/fields/record';
import type { QuoteRates } from '../../src/pricing';
import { STANDARDS_ID } from '../../src/resources/standards/fields';
import { dayOf } from '../clock';
import type { Database, Row } from '../database/database';
import { ratesOf } from './quotePricing';
import type { SaveContext } from './resource';

const readById = async (database: Database, table: string, id: unknown): Promise<Row | null> => {
  if (typeof id !== 'number') return null;
  const row = await database.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
};

/** The newest year that has a total and has begun: in January the new year's may not be there yet. */
const readOverhead = async (database: Database, today: string): Promise<Row | null> => {
  const row = await database
    .selectFrom('overhead')
    .selectAll()
    .where('calendar_year', '<=', Number(today.slice(0, 4)))
    .where('total', 'is not', null)
    .orderBy('calendar_year', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** All rates as Setup has them now. */
const todaysRates = async (quote: AnyRecord, { transaction, now }: SaveContext): Promise<QuoteRates> =>
  ratesOf({
    material: await readById(transaction, 'materials', quote.material_id),
    lamination: await readById(transaction, 'materials', quote.lamination_id),
    tooling: await readById(transaction, 'tooling', quote.tooling_id),
    overhead: await readOverhead(transaction, dayOf(now)),
    standards: await readById(transaction, 'standards', STANDARDS_ID),
  });

/** A quote as it was priced, and the rates that it keeps from then. */
export type PricedQuote = { quote: AnyRecord; rates: QuoteRates };

/** Whoever sends `rates: null` wants the quote priced anew; rates that are sent back as they were read are ignored. */
export const asksForTodaysRates = (payload: Readonly<Record<string, unknown>> | undefined): boolean =>
  payload?.rates === null;

/**
 * The rates for a quote: those it keeps, with fresh ones for a material, lamination or die that was chosen since; all
 * of them fresh for a quote that keeps none, or when the payload asks for it.
 */
export const ratesFor = async (
  quote: AnyRecord,
  kept: PricedQuote | null,
  context: SaveContext,
): Promise<QuoteRates> => {
  const fresh = await todaysRates(quote, context);
  if (!kept || asksForTodaysRates(context.payload)) return fresh;
  const stays = (field: string): boolean => kept.quote[field] === quote[field];
  return {
    ...kept.rates,
    ...(stays('material_id') ? {} : { material: fresh.material }),
    ...(stays('lamination_id') ? {} : { lamination: fresh.lamination }),
    ...(stays('tooling_id') ? {} : { tooling: fresh.tooling }),
  };
};
