/** A day of the calendar, as `YYYY-MM-DD`: the 30th of February and the 13th month are none. */
export const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
};

/** A point in time, as `2026-05-31T14:05:00Z`, or the day that begins with it. */
export const isInstant = (value: unknown): value is string => {
  if (typeof value !== 'string') return false;
  const [day, time] = value.split('T');
  return isDay(day) && (time === undefined || (/^[\d:.]+Z$/.test(time) && !Number.isNaN(Date.parse(value))));
};
