import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { type Field, fieldOf, fieldsOf, isNumeric } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { textOf } from '../../fields/text';
import { PrintSheet } from '../../ui/PrintSheet';
import { jobTicketPartFields } from '../job-ticket-parts/fields';
import { jobTicketFields } from './fields';
import { useTicketRows } from './useTicketRows';

const priority = fieldOf(jobTicketFields, 'job_ticket_priority');
const dueDate = fieldOf(jobTicketFields, 'due_date');
const head = fieldsOf(jobTicketFields, [
  'customer_name',
  'po_number',
  'quote_id',
  'date_of_order',
  'department',
  'job_ticket_status',
  'footage',
  'time',
]);
const supplies = fieldsOf(jobTicketFields, [
  'die_number',
  'die_status',
  'material_name',
  'material_status',
  'lamination_name',
  'lamination_status',
]);
const partColumns = fieldsOf(jobTicketPartFields, [
  'part_number',
  'quantity',
  'footage',
  'full_rolls',
  'partial_qty',
  'sheets',
  'copy_position',
]);

/** Names and values, in two columns on the paper. */
const Facts = ({ fields, record }: { fields: readonly Field[]; record: AnyRecord }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: '100px 1fr 130px 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
  >
    {fields.map((field) => (
      <Box key={field.source} sx={{ display: 'contents' }}>
        <dt>{field.label}</dt>
        <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
          {textOf(field, record[field.source], record)}
        </Box>
      </Box>
    ))}
  </Box>
);

/** The ticket as it goes through the shop on paper. No prices. */
export const PrintableTicketTab = () => {
  const ticket = useRecordContext<AnyRecord>();
  const parts = useTicketRows('job-ticket-parts', ticket?.id, 'id').rows;
  if (!ticket) return null;
  return (
    <PrintSheet>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          borderBottom: '2px solid #000',
          pb: 1,
          mb: 1.5,
        }}
      >
        <Box component="strong" sx={{ fontSize: '1.5rem' }}>
          Job Ticket #{ticket.id}
        </Box>
        <span>{textOf(priority, ticket.job_ticket_priority)}</span>
        <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
          Due {textOf(dueDate, ticket.due_date)}
        </Box>
      </Box>
      {Boolean(ticket.notes) && (
        <Box sx={{ whiteSpace: 'pre-wrap', border: '1px solid #000', p: 1, mb: 1.5, overflowWrap: 'anywhere' }}>
          {String(ticket.notes)}
        </Box>
      )}
      <Facts fields={head} record={ticket} />
      <Box sx={{ borderTop: '1px solid #777', my: 1.5 }} />
      <Facts fields={supplies} record={ticket} />
      <Box component="table" sx={{ mt: 2 }}>
        <thead>
          <tr>
            {partColumns.map((field) => (
              <th key={field.source} className={isNumeric(field) ? 'number' : undefined}>
                {field.label}
              </th>
            ))}
            <th>Qty Done</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              {partColumns.map((field) => (
                <td key={field.source} className={isNumeric(field) ? 'number' : undefined}>
                  {textOf(field, part[field.source], part)}
                </td>
              ))}
              {/* Left blank: it is filled in at the press. */}
              <td />
            </tr>
          ))}
          {parts.length === 0 && (
            <tr>
              <td colSpan={partColumns.length + 1}>No parts yet</td>
            </tr>
          )}
        </tbody>
      </Box>
    </PrintSheet>
  );
};
