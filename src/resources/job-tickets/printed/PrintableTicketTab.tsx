import { useRecordContext } from 'ra-core';
import { ErrorState } from '../../../ui/ErrorState';
import { LoadingPage } from '../../../ui/LoadingPage';
import { PrintSheet } from '../../../ui/PrintSheet';
import { useTicketRows } from '../useTicketRows';
import { useTicketSpecification, type WholeTicket } from '../useTicketSpecification';
import { TicketSheet } from './TicketSheet';

/** The ticket's paper as it will be printed. */
const PrintableTicketTab = () => {
  const ticket = useRecordContext<WholeTicket>();
  const { rows, loading, error, onRetry } = useTicketRows('job-ticket-parts', ticket?.id, 'id');
  const { specification, changes, shop, pending } = useTicketSpecification(ticket?.id);
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  if (!ticket || loading || pending) return <LoadingPage />;
  const whole: WholeTicket = { ...ticket, quote_specification: specification, quote_changes: changes, shop };
  return (
    <PrintSheet>
      <TicketSheet ticket={whole} parts={rows} />
    </PrintSheet>
  );
};

export default PrintableTicketTab;
