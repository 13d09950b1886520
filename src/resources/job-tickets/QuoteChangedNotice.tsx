import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { fieldOf } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { textOf } from '../../fields/text';
import { jobTicketFields } from './fields';
import { changesInWords } from './quoteChanges';
import { useTicketSpecification } from './useTicketSpecification';

const changedAt = fieldOf(jobTicketFields, 'quote_changed_at');

/** Says what the quote of the ticket says otherwise than it did when the ticket was made. */
export const QuoteChangedNotice = () => {
  const ticket = useRecordContext<AnyRecord>();
  const { changes } = useTicketSpecification(ticket?.id);
  if (!ticket || changes.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      Quote #{String(ticket.quote_id)} was changed after this ticket was made
      {ticket.quote_changed_at ? `, last on ${textOf(changedAt, ticket.quote_changed_at)}` : ''}:
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changesInWords(changes).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
    </Alert>
  );
};
