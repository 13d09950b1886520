import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { memo, useEffect, useId, useRef } from 'react';
import { formatNumber } from '../../../fields/formats';
import { BoardCard, type CardActions } from './BoardCard';
import type { BoardColumnData } from './boardColumns';
import { CARD_HEIGHT, NARROWEST_COLUMN } from './TicketCard';
import { useVisibleItems } from './useVisibleItems';

const GAP = 8;
const ITEM = CARD_HEIGHT + GAP;

/** Which card the keyboard is at, and whether it is to take the focus from wherever that is. */
export type Cursor = { ticketId: number; takesFocus: boolean };

type BoardColumnProps = {
  column: BoardColumnData;
  /** Whether it is known which tickets there are. */
  isKnown: boolean;
  /** Its place among the columns. */
  index: number;
  cursor: Cursor | null;
  /** The ticket that is being dragged stays there, even out of sight: the drag ends with it. */
  draggedId: number | null;
  actions: CardActions;
};

/** One place where tickets are. However many there are, only those in sight are drawn. */
export const BoardColumn = memo(({ column, isKnown, index, cursor, draggedId, actions }: BoardColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: `column-${index}`, data: { value: column.value } });
  const scroller = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const { tickets } = column;
  const { first, end } = useVisibleItems(scroller, tickets.length, ITEM);
  const at = cursor ? tickets.findIndex(({ id }) => id === cursor.ticketId) : -1;
  const draggedAt = draggedId === null ? -1 : tickets.findIndex(({ id }) => id === draggedId);

  // The card that takes the focus comes into sight first.
  useEffect(() => {
    const element = scroller.current;
    if (!element || at < 0 || !cursor?.takesFocus) return;
    const top = GAP + at * ITEM;
    if (top < element.scrollTop) element.scrollTop = top - GAP;
    else if (top + ITEM > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + ITEM - element.clientHeight;
    }
    element.closest('section')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at, cursor]);

  const shown = tickets.flatMap((ticket, place) =>
    (place >= first && place < end) || place === at || place === draggedAt ? [{ ticket, place }] : [],
  );
  const tabStop = at >= 0 ? cursor?.ticketId : shown[0]?.ticket.id;
  return (
    <Box
      component="section"
      ref={setNodeRef}
      aria-labelledby={titleId}
      sx={{
        flex: `1 0 ${NARROWEST_COLUMN}px`,
        minWidth: NARROWEST_COLUMN,
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        borderRadius: 2,
        bgcolor: isOver ? 'action.selected' : 'action.hover',
        outline: isOver ? '2px solid' : 'none',
        outlineColor: 'primary.main',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 1.5, py: 1 }}>
        <Box component="h2" id={titleId} sx={{ m: 0, fontSize: '0.8125rem', fontWeight: 600 }}>
          {column.label}
        </Box>
        <Box component="span" data-count="" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {isKnown && formatNumber(tickets.length, 0)}
        </Box>
      </Box>
      <Box
        component="ul"
        ref={scroller}
        aria-labelledby={titleId}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'hidden auto',
          scrollbarWidth: 'thin',
          m: 0,
          p: 0,
          position: 'relative',
        }}
      >
        <Box component="li" aria-hidden="true" sx={{ height: tickets.length * ITEM + GAP, listStyle: 'none' }} />
        {shown.map(({ ticket, place }) => (
          <BoardCard
            key={ticket.id}
            ticket={ticket}
            top={GAP + place * ITEM}
            isTabStop={ticket.id === tabStop}
            takesFocus={ticket.id === cursor?.ticketId && cursor.takesFocus}
            actions={actions}
          />
        ))}
      </Box>
    </Box>
  );
});
