/** The day it is here, as `YYYY-MM-DD`: the shop's day, not that of Greenwich. */
export const today = (now = new Date()): string => {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
};
