import { defineFields } from '../../fields/field';
import type { RecordOf } from '../../fields/record';
import { statuses } from './statuses';

export const jobTicketFields = defineFields([
  { source: 'quote_id', label: 'Quote ID', type: 'reference', reference: 'quotes' },
  { source: 'po_number', label: 'PO #', type: 'text', lookup: true },
  { source: 'customer_name', label: 'Customer', type: 'text', identifies: true, readOnly: 'linked', lookup: true },
  { source: 'date_of_order', label: 'Created Date', type: 'day', defaultValue: 'today' },
  { source: 'due_date', label: 'Due Date', type: 'day' },
  {
    source: 'job_ticket_priority',
    label: 'Priority',
    type: 'text',
    suggestions: ['Low', 'Normal', 'High', 'Rush'],
  },
  {
    source: 'department',
    label: 'Department',
    type: 'text',
    suggestions: ['Prepress', 'Press', 'Finishing', 'Rewind', 'Shipping'],
  },
  { source: 'job_ticket_status', label: 'Status', type: 'choice', choices: statuses },
  { source: 'die_number', label: 'Die Number', type: 'text', readOnly: 'linked', lookup: true },
  { source: 'die_status', label: 'Die Status', type: 'choice', choices: statuses },
  { source: 'material_name', label: 'Material', type: 'text', identifies: true, readOnly: 'linked' },
  { source: 'material_status', label: 'Material Status', type: 'choice', choices: statuses },
  { source: 'lamination_name', label: 'Lamination', type: 'text', identifies: true, readOnly: 'linked' },
  { source: 'lamination_status', label: 'Lamination Status', type: 'choice', choices: statuses },
  { source: 'footage', label: 'Footage', type: 'number', decimals: 0, readOnly: 'calculated' },
  { source: 'time', label: 'Time', type: 'duration', readOnly: 'calculated' },
  { source: 'notes', label: 'Notes', type: 'longText', rows: 3 },
  // When its quote last changed what is to be made, after the ticket had been made from it.
  { source: 'quote_changed_at', label: 'Quote Changed', type: 'instant', readOnly: 'calculated' },
]);

export type JobTicket = RecordOf<typeof jobTicketFields>;
