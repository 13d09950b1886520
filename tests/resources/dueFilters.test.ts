import { describe, expect, it } from 'vitest';
import { lateFilter, weekFilter, weekOf } from '../../src/resources/job-tickets/dueFilters';
import { toggled } from '../../src/ui/list/QuickFilters';

describe('the week of a day', () => {
  it.each([
    ['2026-05-25', '2026-05-25', '2026-05-31'],
    ['2026-05-31', '2026-05-25', '2026-05-31'],
    ['2026-03-01', '2026-02-23', '2026-03-01'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
  ])('%s goes from Monday %s to Sunday %s', (day, from, to) => {
    expect(weekOf(day)).toEqual({ from, to });
  });
});

describe('a filter one click away', () => {
  it('is put on beside the others, and taken off alone', () => {
    const others = { q: 'gloss', ...weekFilter('2026-05-27') };
    const late = lateFilter('2026-05-27');
    const both = toggled(others, late);
    expect(both).toEqual({
      q: 'gloss',
      due_date_gte: '2026-05-25',
      due_date_lte: '2026-05-31',
      due_date_lt: '2026-05-27',
      job_ticket_status_neq: 'staged',
    });
    expect(toggled(both, late)).toEqual(others);
  });

  it('of another day is not on today', () => {
    expect(toggled(lateFilter('2026-05-01'), lateFilter('2026-05-27'))).toEqual(lateFilter('2026-05-27'));
  });
});
