/** The shop's calendar day of an instant, `YYYY-MM-DD`, in the time zone that the server runs in. */
export const dayOf = (instant: Date): string => {
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;
};
