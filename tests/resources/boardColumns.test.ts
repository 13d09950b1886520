import { describe, expect, it } from 'vitest';
import { boardColumns } from '../../src/resources/job-tickets/board/boardColumns';
import { changedSearch, filterText, readBoardSearch } from '../../src/resources/job-tickets/board/boardSearch';

const shape = (columns: ReturnType<typeof boardColumns>) =>
  columns.map(({ label, tickets }) => [label, ...tickets.map(({ id }) => id)]);

describe('the columns of the board', () => {
  it('are the departments in the order of the work, then others in use, then none', () => {
    const tickets = [
      { id: 1, department: 'Rewind' },
      { id: 2, department: null },
      { id: 3, department: 'Art' },
      { id: 4, department: 'rewind' },
      { id: 5, department: 'Press' },
    ];
    expect(shape(boardColumns(tickets, 'department'))).toEqual([
      ['Prepress'],
      ['Press', 5],
      ['Finishing'],
      ['Rewind', 1, 4],
      ['Shipping'],
      ['Art', 3],
      ['None', 2],
    ]);
  });

  it('begin with the first due, the last of them with the last due: what is done is never taken away', () => {
    const tickets = [
      { id: 1, department: 'Shipping' },
      { id: 2, department: 'Press' },
      { id: 3, department: 'Shipping' },
      { id: 4, department: 'Press' },
    ];
    const columns = boardColumns(tickets, 'department').filter((column) => column.tickets.length > 0);
    expect(shape(columns)).toEqual([
      ['Press', 2, 4],
      ['Shipping', 3, 1],
    ]);
  });

  it('are the three statuses, and no column of none where every ticket has one', () => {
    const tickets = [{ id: 1, job_ticket_status: 'staged' }];
    expect(shape(boardColumns(tickets, 'job_ticket_status'))).toEqual([['Needed'], ['Available'], ['Staged', 1]]);
  });
});

describe('the address of the board', () => {
  it('holds what the columns are and the filter of the grid', () => {
    const search = changedSearch('?view=board', { by: 'status', filter: filterText({ due_date_lt: '2026-05-01' }) });
    expect(readBoardSearch(search)).toEqual({ by: 'job_ticket_status', filter: { due_date_lt: '2026-05-01' } });
  });

  it.each(['?view=board&filter=%7B%22q', '?view=board&filter=7', '?view=board&by=colour'])(
    'shows everything by department where %s makes no sense',
    (search) => {
      expect(readBoardSearch(search)).toEqual({ by: 'department', filter: {} });
    },
  );

  it('loses nothing else of it', () => {
    expect(changedSearch('?filter=%7B%7D&view=board&by=status', { view: null, by: null })).toBe('?filter=%7B%7D');
    expect(changedSearch('?view=board', { view: null })).toBe('');
  });
});
