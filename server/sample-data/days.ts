/** Days of the calendar as `YYYY-MM-DD` strings. */
const DAY = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(instantOf(day) + days * DAY).toISOString().slice(0, 10);

/** How many days `later` is after `earlier`; negative when it is before. */
export const daysBetween = (earlier: string, later: string): number => (instantOf(later) - instantOf(earlier)) / DAY;

/** The day itself, or the Monday after a weekend. */
export const workday = (day: string): string => {
  const weekday = new Date(instantOf(day)).getUTCDay();
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
};

/** The earlier of two days. */
export const earlier = (a: string, b: string): string => (a < b ? a : b);
