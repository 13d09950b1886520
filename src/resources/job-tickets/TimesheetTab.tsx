import Box from '@mui/material/Box';
import { columnsOf } from '../../fields/column';
import { fieldOf } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { textOf } from '../../fields/text';
import { RelatedGrid } from '../../ui/RelatedGrid';
import { useListPath } from '../../ui/resource';
import { timesheetFields } from '../timesheets/fields';
import { useTicketRows } from './useTicketRows';

const columns = columnsOf(timesheetFields, [
  'input_date',
  'customer_name',
  'category',
  'activity',
  'job_ticket_id',
  'show_client',
  'details',
  'hours',
  'rate',
  'total',
]);

const hours = fieldOf(timesheetFields, 'hours');
const total = fieldOf(timesheetFields, 'total');

const sumOf = (rows: readonly AnyRecord[], source: string): number =>
  rows.reduce((sum, row) => sum + (typeof row[source] === 'number' ? row[source] : 0), 0);

export const TimesheetTab = () => {
  const { ticketId, ...entries } = useTicketRows('timesheets', 'input_date');
  return (
    <RelatedGrid
      label="Timesheet"
      columns={columns}
      path={`${useListPath()}/${ticketId}/timesheet`}
      addLabel="New Entry"
      emptyText="No time entered yet."
      footer={
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 3, pt: 1, fontVariantNumeric: 'tabular-nums' }}>
          <span>
            Hours <strong>{textOf(hours, sumOf(entries.rows, 'hours'))}</strong>
          </span>
          <span>
            Total <strong>{textOf(total, sumOf(entries.rows, 'total'))}</strong>
          </span>
        </Box>
      }
      {...entries}
    />
  );
};
