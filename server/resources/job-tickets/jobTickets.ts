import { jobTicketFields } from '../../../src/resources/job-tickets/fields';
import { defineResource, type SaveContext } from '../../records/resource';
import { ticketRelationSchemas, ticketRelations } from '../quotes/quoteSpecification';
import { calculateWithQuote, type Recalculation, updateParts } from './ticketUpdate';

/** What a ticket's parts come to with another quote: they are changed once the ticket is. */
const recalculations = new WeakMap<SaveContext, Recalculation>();

/** A job ticket. What it is made of comes from its quote. */
export const jobTickets = defineResource({
  name: 'job-tickets',
  singular: 'job ticket',
  fields: jobTicketFields,
  follows: { quote_id: ['customer_name', 'die_number', 'material_name', 'lamination_name'] },
  ownColumns: ['quote_snapshot'],
  presented: ticketRelationSchemas,
  shared: ['quote_specification', 'shop'],
  related: ticketRelations,

  calculate: async (after, before, context) => {
    if (!before || before.quote_id === after.quote_id) return {};
    const recalculation = await calculateWithQuote(context.transaction, after.id, after.quote_id);
    recalculations.set(context, recalculation);
    // Of another quote nothing has changed yet.
    return { quote_changed_at: null, ...recalculation.totals };
  },
  columns: (after, before): { quote_snapshot?: null } =>
    before && before.quote_id !== after.quote_id ? { quote_snapshot: null } : {},

  afterSave: async (_after, _before, context) => {
    const recalculation = recalculations.get(context);
    if (recalculation) await updateParts(context.transaction, recalculation);
  },
});
