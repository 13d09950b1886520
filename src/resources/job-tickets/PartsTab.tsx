import { columnsOf } from '../../fields/column';
import { RelatedGrid } from '../../ui/RelatedGrid';
import { useListPath } from '../../ui/resource';
import { jobTicketPartFields } from '../job-ticket-parts/fields';
import { useTicketRows } from './useTicketRows';

const sources = [
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
];

/** Fifteen columns beside each other: their headings take two lines. */
const narrow = Object.fromEntries(
  sources.slice(1).map((source) => [source, { width: 80, flex: undefined, minWidth: 56 }]),
);
const columns = columnsOf(jobTicketPartFields, sources, { ...narrow, part_status: { minWidth: 90 } });

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
