import type { AnyRecord } from '../../fields/record';
import { today } from '../../ui/today';

/** Whether a ticket should have been done by now: its due date has passed and it is not staged. */
export const isOverdue = ({ due_date, job_ticket_status }: Partial<AnyRecord>, day = today()): boolean =>
  typeof due_date === 'string' && due_date !== '' && due_date.slice(0, 10) < day && job_ticket_status !== 'staged';
