/** The board's state in the address: `?view=board&by=department&filter={...}`, its filter being that of the grid. */
import { clampListSearch } from '../../../ui/list/listSearch';
import { jobTicketFields } from '../fields';

/** What the columns of the board are. */
export type BoardBy = 'department' | 'job_ticket_status';

export type BoardSearch = { by: BoardBy; filter: Record<string, unknown> };

const filterIn = (search: string): Record<string, unknown> => {
  const text = new URLSearchParams(search).get('filter');
  // What is not understood of an old or shortened address is left out first, so the rest is an object.
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
};

export const isBoard = (search: string): boolean => new URLSearchParams(search).get('view') === 'board';

/** What the columns are, as the address says it: nothing where it says nothing. */
export const byIn = (search: string): string | null => new URLSearchParams(search).get('by');

export const readBoardSearch = (search: string): BoardSearch => ({
  by: byIn(search) === 'status' ? 'job_ticket_status' : 'department',
  filter: filterIn(clampListSearch(search, jobTicketFields)),
});

/** The address with parts of it changed; null takes a part away. */
export const changedSearch = (search: string, changes: Readonly<Record<string, string | null>>): string => {
  const values = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) values.delete(name);
    else values.set(name, value);
  }
  const text = values.toString();
  return text && `?${text}`;
};

export const filterText = (filter: Readonly<Record<string, unknown>>): string | null =>
  Object.keys(filter).length === 0 ? null : JSON.stringify(filter);
