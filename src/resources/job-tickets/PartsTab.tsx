import { columnsOf } from '../../fields/column';
import { RelatedGrid } from '../../ui/RelatedGrid';
import { useListPath } from '../../ui/resource';
import { jobTicketPartFields } from '../job-ticket-parts/fields';
import { useTicketRows } from './useTicketRows';

const columns = columnsOf(jobTicketPartFields, [
  'part_number',
  'quantity',
  'quantity_m',
  'qty_done',
  'footage',
  'full_rolls',
  'partial_qty',
  'job_lead_in',
  'co_lead_in',
  'co_lead_out',
  'cos',
  'job_lead_out',
  'sheets',
  'copy_position',
  'part_status',
]);

export const PartsTab = () => {
  const { ticketId, ...parts } = useTicketRows('job-ticket-parts', 'id');
  return (
    <RelatedGrid
      label="Job Ticket Parts"
      columns={columns}
      path={`${useListPath()}/${ticketId}/parts`}
      addLabel="New Part"
      emptyText="No parts yet. A part is one version of the label that this ticket prints."
      {...parts}
    />
  );
};
