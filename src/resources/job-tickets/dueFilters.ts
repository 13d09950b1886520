/** The filters by due date that are asked for all day. They name days, so that a link shows a colleague the same rows. */

import type { QuickFilter } from '../../ui/list/QuickFilters';
import { today } from '../../ui/today';

const DAY = 24 * 60 * 60 * 1000;

/** A day so many days later. Counted in UTC, where every day has 24 hours. */
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Monday and Sunday of the week that a day lies in. */
export const weekOf = (day: string): { from: string; to: string } => {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(day, -sinceMonday);
  return { from, to: addDays(from, 6) };
};

/** Due before today and not staged, the same tickets that are marked as overdue. */
export const lateFilter = (day = today()) => ({ due_date_lt: day, job_ticket_status_neq: 'staged' });

export const weekFilter = (day = today()) => {
  const { from, to } = weekOf(day);
  return { due_date_gte: from, due_date_lte: to };
};

export const dueFilters: readonly QuickFilter[] = [
  { label: 'Late', filter: lateFilter },
  { label: 'Due this week', filter: weekFilter },
];
