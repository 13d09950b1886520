/** From when to when the prices of a quote hold. */
import { today } from '../../ui/today';

/** A day so many days later, as `YYYY-MM-DD`: counted in days of the calendar, whatever the clocks do. */
export const daysAfter = (day: string, days: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
};

/** The day, here, that a quote was priced, as `YYYY-MM-DD`: it is dated by it. Today for one that is not priced yet. */
export const pricedOn = (priced_at: unknown): string =>
  today(typeof priced_at === 'string' ? new Date(priced_at) : new Date());
