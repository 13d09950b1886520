import { useRecordContext } from 'ra-core';
import { PrintSheet } from '../../../ui/PrintSheet';
import { useTicketRows } from '../useTicketRows';
import { useTicketSpecification, type WholeTicket } from '../useTicketSpecification';
import { TicketSheet } from './TicketSheet';

/** The ticket's paper as it will be printed. */
const PrintableTicketTab = () => {
  const ticket = useRecordContext<WholeTicket>();
  const parts = useTicketRows('job-ticket-parts', ticket?.id, 'id');
  const { specification, changes, shop, pending, isThere, error, onRetry, readAgain } = useTicketSpecification(
    ticket?.id,
  );
  if (!ticket) return null;
  const whole: WholeTicket = { ...ticket, quote_specification: specification, quote_changes: changes, shop };
  return (
    <PrintSheet
      readAgain={() => Promise.all([readAgain(), parts.readAgain()])}
      readings={[
        {
          what: 'The specification of the quote',
          isThere: isThere && !pending,
          error: !pending && error,
          onRetry,
        },
        { what: 'The parts', isThere: parts.isThere, error: !parts.loading && parts.error, onRetry: parts.onRetry },
      ]}
    >
      <TicketSheet ticket={whole} parts={parts.rows} />
    </PrintSheet>
  );
};

export default PrintableTicketTab;
