/** Days of the calendar as `YYYY-MM-DD` strings. */
const DAY = 86_400_000;

/** Each day's number, and each number's day: a large shop asks for the same few hundred days a million times. */
const numbers = new Map<string, number>();
const days = new Map<number, string>();

const numberOf = (day: string): number => {
  const number = numbers.get(day) ?? Date.parse(`${day}T00:00:00Z`) / DAY;
  numbers.set(day, number);
  return number;
};

const dayOf = (number: number): string => {
  const day = days.get(number) ?? new Date(number * DAY).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
};

export const addDays = (day: string, count: number): string => dayOf(numberOf(day) + count);

/** How many days `later` is after `earlier`; negative when it is before. */
export const daysBetween = (earlier: string, later: string): number => numberOf(later) - numberOf(earlier);

/** The day itself, or the Monday after a weekend. Day 0 of the count, 1970-01-01, was a Thursday. */
export const workday = (day: string): string => {
  const weekday = (numberOf(day) + 4) % 7;
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
};

/** The earlier of two days. */
export const earlier = (a: string, b: string): string => (a < b ? a : b);
