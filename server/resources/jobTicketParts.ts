import { jobTicketPartFields } from '../../src/resources/job-ticket-parts/fields';
import { defineResource } from '../records/resource';
import { partQuantities } from './job-tickets/ticketQuantities';
import { readQuoteOfTicket, recalculateTicket } from './job-tickets/ticketUpdate';

/** A part of a job ticket: listed under its ticket, changed by the id in the body. */
export const jobTicketParts = defineResource({
  name: 'job-ticket-parts',
  singular: 'part',
  fields: jobTicketPartFields,
  owner: 'job_ticket_id',
  follows: { job_ticket_id: ['quote_id'] },
  paths: {
    list: null,
    one: null,
    update: '/job-tickets/parts/update',
    add: '/job-tickets/parts/add',
    under: { path: '/job-tickets/:id/parts', field: 'job_ticket_id' },
  },

  calculate: async (part, _before, { transaction }) => {
    const { ticketQuote, toolingId } = await readQuoteOfTicket(transaction, Number(part.job_ticket_id));
    return { ...partQuantities(part, ticketQuote), tooling_id: toolingId };
  },

  afterSave: (part, _before, { transaction }) => recalculateTicket(transaction, Number(part.job_ticket_id)),
});
