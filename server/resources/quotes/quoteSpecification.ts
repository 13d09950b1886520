/** What tickets show of their quote, and what of it was changed after they had been made. */
import { sql } from 'kysely';
import type { Field } from '../../../src/fields/field';
import type { AnyRecord } from '../../../src/fields/record';
import { type JsonSchema, readSchemas } from '../../../src/fields/schema';
import { dieRepeat, gearTeeth } from '../../../src/pricing';
import {
  figureFields,
  machineFields,
  specificationChanges,
  specificationFields,
  specifiedFields,
} from '../../../src/resources/job-tickets/quoteSpecification';
import { shopFields } from '../../../src/resources/job-tickets/shopOnTicket';
import { quoteFields } from '../../../src/resources/quotes/fields';
import { STANDARDS_ID } from '../../../src/resources/standards/fields';
import { type Tooling, toolingFields } from '../../../src/resources/tooling/fields';
import type { Database, DatabaseTransaction, Row } from '../../database/database';
import { remembering } from '../../database/remembering';
import { toRecord } from '../../database/rows';
import type { TableCounts } from '../../database/tableCounts';

type Values = Readonly<Record<string, unknown>>;

const readJson = (text: unknown): Values => (typeof text === 'string' ? JSON.parse(text) : {});

const picked = (sources: readonly { source: string }[], values: Values): Record<string, unknown> =>
  Object.fromEntries(sources.map(({ source }) => [source, values[source] ?? null]));

/** What of a quote's fields and figures is no price. `quote` holds both, as a single quote is answered with. */
const specificationOf = (quote: Values): Record<string, unknown> =>
  picked([...specifiedFields, ...figureFields], quote);

/** A stored quote with its figures. */
const quoteOfRow = (row: Row): AnyRecord => ({ ...readJson(row.calculation), ...toRecord(quoteFields, row, 'id') });

const readById = (database: Database, table: string, id: unknown): Promise<Row | undefined> =>
  typeof id === 'number'
    ? database.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
    : Promise.resolve(undefined);

/** The press that the quote was priced with, and the die as Setup has it. */
const machineOf = (quote: Row, die: Row | undefined): Record<string, unknown> => {
  const { standards } = readJson(quote.rates) as { standards?: Values };
  const repeat = die ? dieRepeat(toRecord(toolingFields, die, 'id') as Tooling) : null;
  return picked(machineFields, { ...standards, ...repeat, gear_teeth: gearTeeth(repeat?.die_repeat_in) });
};

const objectSchema = (fields: readonly Field[]): JsonSchema => ({
  type: 'object',
  nullable: true,
  properties: readSchemas(fields),
});

/** Schemas of what `ticketRelations` adds. */
export const ticketRelationSchemas: Readonly<Record<string, JsonSchema>> = {
  quote_specification: objectSchema(specificationFields),
  quote_changes: {
    type: 'array',
    items: { type: 'object', properties: { field: { type: 'string' }, old: {}, new: {} } },
  },
  shop: objectSchema(shopFields),
};

type Specification = Record<string, unknown> | null;

/** What tickets show of a quote. */
const readSpecification = async (database: Database, quoteId: unknown): Promise<Specification> => {
  const quote = await readById(database, 'quotes', quoteId);
  if (!quote) return null;
  const die = await readById(database, 'tooling', quote.tooling_id);
  return { ...specificationOf(quoteOfRow(quote)), ...machineOf(quote, die) };
};

const readShop = async (database: Database): Promise<Specification> =>
  picked(shopFields, (await readById(database, 'standards', STANDARDS_ID)) ?? {});

const ticketSources = remembering<Specification>('quotes', 'tooling', 'standards');

/**
 * Beside a single ticket: the specification of its quote without prices, what of it is no longer as it was when the
 * ticket was made, and what its paper needs of the shop's standards.
 */
export const ticketRelations = async (
  ticket: Row,
  database: Database,
  counts: TableCounts,
): Promise<Record<string, unknown>> => {
  const { quote_id } = ticket;
  const remembered = ticketSources(database, counts);
  const shop = await remembered('shop', () => readShop(database));
  const specification = await remembered(`quote ${quote_id}`, () => readSpecification(database, quote_id));
  if (!specification) return { quote_specification: null, quote_changes: [], shop };
  const changes = ticket.quote_snapshot ? specificationChanges(readJson(ticket.quote_snapshot), specification) : [];
  return { quote_specification: specification, quote_changes: changes, shop };
};

/**
 * A quote has been changed: its tickets keep what it said before the first change after they were made. A quote that
 * says the same again has not changed for them.
 */
export const keepSpecification = async (
  transaction: DatabaseTransaction,
  quote: AnyRecord,
  changed: Row,
  now: Date,
): Promise<void> => {
  const before = specificationOf(quote);
  const after = specificationOf(quoteOfRow(changed));
  if (specificationChanges(before, after).length === 0) return;
  const quoteId = quote.id;
  const snapshot = JSON.stringify(before);
  await transaction
    .updateTable('job_tickets')
    .set({
      quote_snapshot: sql<string>`coalesce(quote_snapshot, ${snapshot})`,
      quote_changed_at: now.toISOString(),
    })
    .where('quote_id', '=', quoteId)
    .execute();
  const kept = await transaction
    .selectFrom('job_tickets')
    .select(['id', 'quote_snapshot'])
    .where('quote_id', '=', quoteId)
    .execute();
  const unchanged = kept.filter((ticket) => specificationChanges(readJson(ticket.quote_snapshot), after).length === 0);
  if (unchanged.length === 0) return;
  await transaction
    .updateTable('job_tickets')
    .set({ quote_snapshot: null, quote_changed_at: null })
    .where(
      'id',
      'in',
      unchanged.map(({ id }) => Number(id)),
    )
    .execute();
};
