import Box from '@mui/material/Box';
import { memo } from 'react';
import { type Field, fieldOf } from '../../../fields/field';
import type { AnyRecord } from '../../../fields/record';
import { EMPTY, textOf } from '../../../fields/text';
import { DueDate } from '../DueDate';
import { jobTicketFields } from '../fields';
import { isOverdue } from '../overdue';
import { Priority } from '../Priority';
import { statuses } from '../statuses';

/**
 * All cards are of one height, so that a long column knows where each of them is: enough for two lines of priority and
 * what a ticket needs, where its die, material and lamination are at three different states.
 */
export const CARD_HEIGHT = 100;

/**
 * The narrowest column in which a card is whole: a late due date beside the number, and no third line. Six of them are
 * beside each other on a screen at a desk: the departments, and the tickets without one.
 */
export const NARROWEST_COLUMN = 231;

const dueDate = fieldOf(jobTicketFields, 'due_date');
const text: Field = { source: '', label: '', type: 'text' };

const supplies = [
  { label: 'Die', source: 'die_status' },
  { label: 'Mat', source: 'material_status' },
  { label: 'Lam', source: 'lamination_status' },
];

/** What a ticket needs, by how far it is: what is missing comes first. */
const Supplies = ({ ticket }: { ticket: AnyRecord }) =>
  statuses.map(({ value, label, tone }) => {
    const names = supplies.filter(({ source }) => ticket[source] === value).map((supply) => supply.label);
    const words = `${label}: ${names.join(', ')}`;
    return (
      names.length > 0 && (
        <Box
          component="span"
          key={value}
          title={words}
          sx={{
            px: 0.5,
            borderRadius: 1,
            fontSize: '0.6875rem',
            lineHeight: '18px',
            fontWeight: 600,
            whiteSpace: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            color: `var(--mui-palette-${tone}-main)`,
            bgcolor: `var(--mui-palette-${tone}-tint)`,
          }}
        >
          {words}
        </Box>
      )
    );
  });

/** What is on a card: which job it is, for whom, until when, and whether what it needs is there. */
export const TicketCard = memo(({ ticket }: { ticket: AnyRecord }) => {
  const due = textOf(dueDate, ticket.due_date);
  const priority = textOf(text, ticket.job_ticket_priority);
  const customer = textOf(text, ticket.customer_name);
  return (
    <Box
      sx={{
        height: CARD_HEIGHT,
        boxSizing: 'border-box',
        px: 1,
        py: 0.75,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 0.5,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
        <Box component="strong" sx={{ fontWeight: 700, color: 'primary.main' }}>
          #{ticket.id}
        </Box>
        <Box component="span" sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
          {isOverdue(ticket) ? <DueDate text={due} /> : due}
        </Box>
      </Box>
      <Box
        title={customer}
        data-customer=""
        sx={{ flex: 'none', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 500 }}
      >
        {customer}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, rowGap: '2px', mt: 'auto' }}>
        {priority !== EMPTY && (
          <Box
            component="span"
            title={priority}
            sx={{
              // However it is called, the first of what the ticket needs has room beside it.
              maxWidth: 92,
              lineHeight: '18px',
              color: 'text.secondary',
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            <Priority text={priority} />
          </Box>
        )}
        <Supplies ticket={ticket} />
      </Box>
    </Box>
  );
});
