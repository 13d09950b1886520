import { describe, expect, it } from 'vitest';
import { isOverdue } from '../../src/resources/job-tickets/overdue';

const day = '2026-05-31';

describe('an overdue ticket', () => {
  it('should have been done by now and is not staged', () => {
    expect(isOverdue({ due_date: '2026-05-30', job_ticket_status: 'needed' }, day)).toBe(true);
    expect(isOverdue({ due_date: '2026-05-30', job_ticket_status: null }, day)).toBe(true);
    expect(isOverdue({ due_date: '2026-05-30', job_ticket_status: 'staged' }, day)).toBe(false);
  });

  it('is not one that is due today or later, or has no due date', () => {
    expect(isOverdue({ due_date: day, job_ticket_status: 'needed' }, day)).toBe(false);
    expect(isOverdue({ due_date: '2026-06-01', job_ticket_status: 'needed' }, day)).toBe(false);
    expect(isOverdue({ due_date: null, job_ticket_status: 'needed' }, day)).toBe(false);
  });

  it('goes by the day of a due date that carries a time', () => {
    expect(isOverdue({ due_date: '2026-05-31T00:00:00.000Z', job_ticket_status: 'needed' }, day)).toBe(false);
  });
});
