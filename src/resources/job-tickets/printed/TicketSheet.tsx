import Box from '@mui/material/Box';
import { fieldsOf } from '../../../fields/field';
import type { AnyRecord } from '../../../fields/record';
import { textOf } from '../../../fields/text';
import { jobTicketFields } from '../fields';
import { changesInWords } from '../quoteChanges';
import { typicalShop } from '../shopOnTicket';
import type { WholeTicket } from '../useTicketSpecification';
import { isCrowded } from './isCrowded';
import { PartsTable } from './PartsTable';
import { RewindAndPacking } from './RewindAndPacking';
import { SheetHead } from './SheetHead';
import { SignOff } from './SignOff';
import { Specification } from './Specification';

const facts = fieldsOf(jobTicketFields, [
  'quote_id',
  'date_of_order',
  'department',
  'job_ticket_status',
  'footage',
  'time',
]);

/** Stands out on paper without colour. */
const boxed = { border: '2px solid #000', p: '3px 6px', mt: '6px', overflowWrap: 'anywhere' } as const;

export type TicketOnPaper = { ticket: WholeTicket; parts: readonly AnyRecord[] };

/**
 * A ticket as it goes through the shop on paper: one Letter page for up to twelve parts, and on more pages the same head
 * again. A table of one column, because only the head of a table is repeated on each page. No prices.
 */
export const TicketSheet = ({ ticket, parts }: TicketOnPaper) => {
  const quote = ticket.quote_specification;
  const shop = ticket.shop ?? typicalShop;
  const crowded = isCrowded(parts, ticket.notes);
  const changes = changesInWords(ticket.quote_changes ?? []);
  return (
    <Box
      component="article"
      aria-label={`Job Ticket #${ticket.id}`}
      sx={{
        display: 'table',
        width: 1,
        tableLayout: 'fixed',
        fontSize: crowded ? '0.6875rem' : '0.75rem',
        lineHeight: crowded ? 1.25 : 1.35,
        // A PDF of the sheet can then be searched.
        fontVariantLigatures: 'none',
        // Whatever the one before looks like: a crowded sheet has a style of its own.
        'article + &': {
          breakBefore: 'page',
          '@media screen': { mt: 4, pt: 4, borderTop: '1px dashed #777' },
        },
      }}
    >
      <Box sx={{ display: 'table-header-group', breakInside: 'avoid' }}>
        <SheetHead ticket={ticket} shopName={shop.shop_name} />
      </Box>
      <Box sx={{ display: 'table-row-group' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
          {facts.map((field) => (
            <span key={field.source}>
              {field.label} <strong>{textOf(field, ticket[field.source], ticket)}</strong>
            </span>
          ))}
        </Box>
        {Boolean(ticket.notes) && <Box sx={{ ...boxed, whiteSpace: 'pre-wrap' }}>{String(ticket.notes)}</Box>}
        {changes.length > 0 && (
          <Box sx={boxed}>
            <strong>The quote was changed after this ticket was made.</strong> {changes.join('; ')}
          </Box>
        )}
        <Specification ticket={ticket} quote={quote} />
        <PartsTable parts={parts} shop={shop} crowded={crowded} />
        <RewindAndPacking parts={parts} quote={quote} shop={shop} />
        <SignOff />
      </Box>
    </Box>
  );
};
