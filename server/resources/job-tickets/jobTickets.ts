import { jobTicketFields } from '../../../src/resources/job-tickets/fields';
import { defineResource } from '../../records/resource';
import { ticketRelationSchemas, ticketRelations } from '../quotes/quoteSpecification';
import { recalculateTicket } from './ticketUpdate';

/** A job ticket. What it is made of comes from its quote. */
export const jobTickets = defineResource({
  name: 'job-tickets',
  singular: 'job ticket',
  fields: jobTicketFields,
  follows: { quote_id: ['customer_name', 'die_number', 'material_name', 'lamination_name'] },
  ownColumns: ['quote_snapshot'],
  presented: ticketRelationSchemas,
  related: ticketRelations,

  // Of another quote nothing has changed yet.
  calculate: (after, before) => (before && before.quote_id !== after.quote_id ? { quote_changed_at: null } : {}),
  columns: (after, before): { quote_snapshot?: null } =>
    before && before.quote_id !== after.quote_id ? { quote_snapshot: null } : {},

  afterSave: async (after, before, { transaction }) => {
    if (before && before.quote_id !== after.quote_id) await recalculateTicket(transaction, after.id);
  },
});
