import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { columnsOf } from '../../fields/column';
import type { AnyRecord } from '../../fields/record';
import { RelatedGrid } from '../../ui/relatedGrid/RelatedGrid';
import { rewindFields, rewindRows } from './rewind';
import { withoutQuantityText } from './ticketTotals';
import { useTicketRows } from './useTicketRows';
import { useTicketSpecification } from './useTicketSpecification';

const columns = columnsOf(
  rewindFields,
  rewindFields.map(({ source }) => source),
  {
    rw_note: { flex: 3, minWidth: 220 },
    lead_rw_count: { description: 'Passes on the rewinder: rolls that lie beside each other are wound together' },
  },
);

const emptyText = (quoteId: unknown, parts: readonly AnyRecord[]): string => {
  if (parts.length === 0) return 'Nothing to rewind: the ticket has no parts yet. Add them under Job Ticket Parts.';
  return quoteId
    ? 'The quote of this ticket is not known here.'
    : 'The ticket has no quote to calculate from. Choose one under Details.';
};

const RewindTab = () => {
  const ticket = useRecordContext<AnyRecord>();
  const { rows, ...parts } = useTicketRows('job-ticket-parts', ticket?.id, 'id');
  const { specification, pending, shop } = useTicketSpecification(ticket?.id);
  const line = rewindRows(rows, specification, shop);
  const withoutQuantity = line.length > 0 && withoutQuantityText(rows);
  return (
    <RelatedGrid
      label="Rewind"
      columns={columns}
      rows={line}
      aside={
        withoutQuantity && (
          <Typography variant="body2" color="text.secondary">
            {withoutQuantity}
          </Typography>
        )
      }
      emptyText={emptyText(ticket?.quote_id, rows)}
      {...parts}
      loading={parts.loading || pending}
    />
  );
};

export default RewindTab;
