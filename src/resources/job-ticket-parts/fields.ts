import { defineFields } from '../../fields/field';
import type { RecordOf } from '../../fields/record';
import { copyPositions, DEFAULT_COPY_POSITION } from './copyPositions';

export const jobTicketPartFields = defineFields([
  {
    source: 'job_ticket_id',
    label: 'Job Ticket #',
    type: 'reference',
    reference: 'job-tickets',
    required: true,
    onlyOnCreate: true,
  },
  { source: 'part_number', label: 'Part Number', type: 'text' },
  // Labels are counted: there is no part of one. What is calculated of them may still come out with decimals.
  { source: 'quantity', label: 'Qty', type: 'number', integer: true, minimum: 0 },
  { source: 'quantity_m', label: 'Qty (M)', type: 'number', decimals: 3, readOnly: 'calculated' },
  { source: 'qty_done', label: 'Qty Done', type: 'number', integer: true, minimum: 0 },
  { source: 'footage', label: 'Footage', type: 'number', unit: 'ft', decimals: 0 },
  { source: 'full_rolls', label: 'Full Rolls', type: 'number', decimals: 0 },
  { source: 'partial_qty', label: 'Partial Qty', type: 'number', decimals: 0 },
  { source: 'job_lead_in', label: 'Job Lead In', type: 'number', unit: 'ft', minimum: 0, decimals: 2 },
  { source: 'co_lead_in', label: 'CO Lead In', type: 'number', unit: 'ft', minimum: 0, decimals: 2 },
  { source: 'co_lead_out', label: 'CO Lead Out', type: 'number', unit: 'ft', minimum: 0, decimals: 2 },
  { source: 'cos', label: 'Cos', type: 'number', integer: true, minimum: 0, help: 'Number of changeovers' },
  { source: 'job_lead_out', label: 'Job Lead Out', type: 'number', unit: 'ft', minimum: 0, decimals: 2 },
  { source: 'sheets', label: 'Sheets', type: 'number', decimals: 0 },
  {
    source: 'copy_position',
    label: 'Copy Position',
    type: 'choice',
    choices: copyPositions,
    defaultValue: DEFAULT_COPY_POSITION,
  },
  {
    source: 'part_status',
    label: 'Part Status',
    type: 'text',
    suggestions: ['Waiting', 'Printing', 'Finishing', 'Rewinding', 'Done'],
  },
  { source: 'quote_id', label: 'Quote ID', type: 'reference', reference: 'quotes', readOnly: 'linked' },
  { source: 'tooling_id', label: 'Tooling ID', type: 'reference', reference: 'tooling', readOnly: 'linked' },
]);

/**
 * A part of a job ticket. Footage, rolls and sheets are calculated from the ticket's quote; typed values of them count
 * only on a ticket without one.
 */
export type JobTicketPart = RecordOf<typeof jobTicketPartFields>;
