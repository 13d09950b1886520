import { useDraggable } from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { AnyRecord } from '../../../fields/record';
import { TicketCard } from './TicketCard';

/** Where an arrow key leads from a card: to its neighbour in the column, or to the column beside it. */
export type Step = { down: -1 | 0 | 1; right: -1 | 0 | 1 };

const STEPS: Readonly<Record<string, Step>> = {
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
};

/** What can be done with a card; the same object as long as the board stands, so that no card is drawn for its sake. */
export type CardActions = {
  onFocus: (ticket: AnyRecord) => void;
  onOpen: (ticket: AnyRecord) => void;
  onStep: (ticket: AnyRecord, step: Step) => void;
};

/** Its place in the column. Made once: a card is drawn again with each step of a drag. */
const Place = styled('li')({ position: 'absolute', left: 6, right: 6, listStyle: 'none' });

const Handle = styled('div')(({ theme: { vars } }) => ({
  cursor: 'grab',
  borderRadius: 9,
  touchAction: 'manipulation',
  '&[data-dragging]': { opacity: 0.4 },
  '&:hover': { boxShadow: vars?.shadows[2] },
  '&:focus-visible': { outline: `2px solid ${vars?.palette.primary.main}`, outlineOffset: 1 },
}));

type BoardCardProps = {
  ticket: AnyRecord;
  top: number;
  /** The one card of its column that the Tab key reaches; the arrows lead to the others. */
  isTabStop: boolean;
  /** Whether it is to take the focus now. */
  takesFocus: boolean;
  actions: CardActions;
};

/** A card in its place in a column: clicked or Enter it opens, dragged or lifted with Space it moves. */
export const BoardCard = memo(({ ticket, top, isTabStop, takesFocus, actions }: BoardCardProps) => {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: ticket.id,
    attributes: { roleDescription: 'ticket' },
  });
  const element = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    // While a card is lifted the arrows move it, and nothing else.
    if (!isDragging && event.key === 'Enter') {
      event.preventDefault();
      actions.onOpen(ticket);
    } else if (!isDragging && step) {
      event.preventDefault();
      actions.onStep(ticket, step);
    } else {
      listeners?.onKeyDown?.(event);
    }
  };
  return (
    <Place style={{ top }}>
      <Handle
        ref={(node: HTMLElement | null) => {
          element.current = node;
          setNodeRef(node);
        }}
        {...attributes}
        {...listeners}
        tabIndex={isTabStop ? 0 : -1}
        data-ticket={ticket.id}
        data-dragging={isDragging || undefined}
        onKeyDown={onKeyDown}
        onFocus={() => actions.onFocus(ticket)}
        onClick={() => actions.onOpen(ticket)}
      >
        <TicketCard ticket={ticket} />
      </Handle>
    </Place>
  );
});
