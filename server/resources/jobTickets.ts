import { jobTicketFields } from '../../src/resources/job-tickets/fields';
import { defineResource } from './resource';
import { recalculateTicket } from './ticketUpdate';

/** A job ticket. What it is made of comes from its quote. */
export const jobTickets = defineResource({
  name: 'job-tickets',
  singular: 'job ticket',
  fields: jobTicketFields,
  follows: { quote_id: ['customer_name', 'die_number', 'material_name', 'lamination_name'] },

  afterSave: async (after, before, { transaction }) => {
    if (before && before.quote_id !== after.quote_id) await recalculateTicket(transaction, after.id);
  },
});
