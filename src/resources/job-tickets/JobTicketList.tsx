import { type Column, columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/ResourceGrid';
import { DueDate } from './DueDate';
import { jobTicketFields } from './fields';
import { isOverdue } from './overdue';

const columns = columnsOf(jobTicketFields, [
  'id',
  'quote_id',
  'po_number',
  'customer_name',
  'date_of_order',
  'due_date',
  'job_ticket_priority',
  'department',
  'job_ticket_status',
  'die_number',
  'material_name',
  'lamination_name',
  'footage',
  'time',
]).map(
  (column): Column =>
    column.field === 'due_date'
      ? {
          ...column,
          width: 116,
          renderCell: ({ row, formattedValue }) =>
            isOverdue(row) ? <DueDate text={String(formattedValue)} /> : formattedValue,
        }
      : column,
);

const JobTicketList = () => (
  <ResourceGrid
    title="Job Tickets"
    resource="job-tickets"
    fields={jobTicketFields}
    columns={columns}
    sort={{ field: 'id', order: 'DESC' }}
    emptyText="No job tickets yet. A ticket takes a job through the shop, from its quote to shipping."
  />
);

export default JobTicketList;
