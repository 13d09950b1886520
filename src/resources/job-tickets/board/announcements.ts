/** What is said to those who move tickets without seeing the board. */
import type { Announcements, Over } from '@dnd-kit/core';
import type { BoardColumnData } from './boardColumns';

export const instructions =
  'Press Space to lift the ticket, the left and right arrow keys to move it over another column, Space to drop it ' +
  'there and Escape to leave it where it was. Enter opens the ticket.';

export const announcements = (columns: readonly BoardColumnData[]): Announcements => {
  const nameOf = (over: Over | null): string | null =>
    over ? (columns.find(({ value }) => value === over.data.current?.value)?.label ?? null) : null;
  return {
    onDragStart: ({ active }) => `Lifted ticket ${active.id}.`,
    onDragOver: ({ active, over }) => {
      const name = nameOf(over);
      return name ? `Ticket ${active.id} is over ${name}.` : `Ticket ${active.id} is over no column.`;
    },
    onDragEnd: ({ active, over }) => {
      const name = nameOf(over);
      return name ? `Ticket ${active.id} was dropped on ${name}.` : `Ticket ${active.id} stays where it was.`;
    },
    onDragCancel: ({ active }) => `Ticket ${active.id} stays where it was.`,
  };
};
