/** The columns of the board: where a ticket can be, and the tickets that are there. */
import { type Field, fieldOf } from '../../../fields/field';
import type { AnyRecord } from '../../../fields/record';
import { jobTicketFields } from '../fields';
import type { BoardBy } from './boardSearch';

export type BoardColumnData = {
  /** The value that a ticket has in this column; null: none. */
  value: string | null;
  label: string;
  tickets: readonly AnyRecord[];
};

/** The declared values in the order in which a job passes them. */
const declared = (field: Field): { value: string; label: string }[] => {
  if (field.type === 'choice') return field.choices.map(({ value, label }) => ({ value: String(value), label }));
  return field.type === 'text' ? (field.suggestions ?? []).map((value) => ({ value, label: value })) : [];
};

const valueIn = (ticket: AnyRecord, by: BoardBy): string | null => {
  const value = ticket[by];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Text is the same whatever its case. */
const keyOf = (value: string | null): string => value?.toLowerCase() ?? '';

/**
 * The tickets in their columns, each column in the order of the tickets: the declared values first, then others in use,
 * and those without one where there are any. The last of the declared is where jobs end: it begins with the last of its
 * tickets, as what is done stays there for ever, and the newest is looked for.
 */
export const boardColumns = (tickets: readonly AnyRecord[], by: BoardBy): BoardColumnData[] => {
  const columns = new Map<string, BoardColumnData & { tickets: AnyRecord[] }>();
  const stages = declared(fieldOf(jobTicketFields, by));
  for (const { value, label } of stages) columns.set(keyOf(value), { value, label, tickets: [] });
  for (const ticket of tickets) {
    const value = valueIn(ticket, by);
    const column = columns.get(keyOf(value)) ?? { value, label: value ?? 'None', tickets: [] };
    columns.set(keyOf(value), column);
    column.tickets.push(ticket);
  }
  const none = columns.get(keyOf(null));
  columns.delete(keyOf(null));
  columns.get(keyOf(stages.at(-1)?.value ?? null))?.tickets.reverse();
  return [...columns.values(), ...(none ? [none] : [])];
};
