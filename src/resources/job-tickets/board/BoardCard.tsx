import { useDraggable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef } from 'react';
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

type BoardCardProps = {
  ticket: AnyRecord;
  top: number;
  /** The one card of its column that the Tab key reaches; the arrows lead to the others. */
  isTabStop: boolean;
  /** Whether it is to take the focus now. */
  takesFocus: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onStep: (step: Step) => void;
};

/** A card in its place in a column: clicked or Enter it opens, dragged or lifted with Space it moves. */
export const BoardCard = ({ ticket, top, isTabStop, takesFocus, onFocus, onOpen, onStep }: BoardCardProps) => {
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
      onOpen();
    } else if (!isDragging && step) {
      event.preventDefault();
      onStep(step);
    } else {
      listeners?.onKeyDown?.(event);
    }
  };
  return (
    <Box
      component="li"
      sx={{ position: 'absolute', left: 8, right: 8, top, listStyle: 'none', opacity: isDragging ? 0.4 : 1 }}
    >
      <Box
        ref={(node: HTMLElement | null) => {
          element.current = node;
          setNodeRef(node);
        }}
        {...attributes}
        {...listeners}
        tabIndex={isTabStop ? 0 : -1}
        data-ticket={ticket.id}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={onOpen}
        sx={{
          cursor: 'grab',
          borderRadius: 1.5,
          touchAction: 'manipulation',
          '&:hover': { boxShadow: 2 },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
        }}
      >
        <TicketCard ticket={ticket} />
      </Box>
    </Box>
  );
};
