import { defineFields } from '../../fields/field';

export const timesheetFields = defineFields([
  {
    source: 'job_ticket_id',
    label: 'Job Ticket #',
    type: 'reference',
    reference: 'job-tickets',
    required: true,
    onlyOnCreate: true,
  },
  { source: 'input_date', label: 'Input Date', type: 'day', defaultValue: 'today' },
  { source: 'customer_name', label: 'Customer', type: 'text', readOnly: 'linked' },
  {
    source: 'category',
    label: 'Category',
    type: 'text',
    suggestions: ['Prepress', 'Press', 'Finishing', 'Rewind', 'Shipping'],
  },
  {
    source: 'activity',
    label: 'Activity',
    type: 'text',
    suggestions: ['Setup', 'Run', 'Changeover', 'Cleanup', 'Art'],
  },
  { source: 'show_client', label: 'Show Client', type: 'boolean', defaultValue: false },
  { source: 'details', label: 'Details', type: 'longText', rows: 3 },
  { source: 'hours', label: 'Hours', type: 'number', unit: 'h', decimals: 2 },
  { source: 'rate', label: 'Rate', type: 'currency', unit: '$/h', decimals: 2 },
  { source: 'total', label: 'Total', type: 'currency', decimals: 2, readOnly: 'calculated' },
]);
