import { useRecordContext } from 'ra-core';
import { columnsOf } from '../../fields/column';
import { fieldOf } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { textOf } from '../../fields/text';
import { RelatedGrid } from '../../ui/relatedGrid/RelatedGrid';
import { useListPath } from '../../ui/resource';
import { timesheetFields } from '../timesheets/fields';
import { sumOf } from './ticketTotals';
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

const TimesheetTab = () => {
  const ticketId = useRecordContext<AnyRecord>()?.id;
  const entries = useTicketRows('timesheets', ticketId, 'input_date');
  return (
    <RelatedGrid
      label="Timesheet"
      columns={columns}
      path={`${useListPath()}/${ticketId}/timesheet`}
      addLabel="New Entry"
      emptyText="No time entered yet. Press New Entry to book hours on this ticket."
      totals={{
        hours: textOf(hours, sumOf(entries.rows, 'hours')),
        total: textOf(total, sumOf(entries.rows, 'total')),
      }}
      {...entries}
    />
  );
};

export default TimesheetTab;
