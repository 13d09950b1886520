/*
 * Inside a calculation a number that is not known is NaN, because arithmetic carries NaN along by itself: whatever is
 * calculated from an unknown number is unknown. On the way out it becomes null. Nothing else of the shop sees a NaN.
 */

/** A figure as the rest of the shop sees it: the number, or null when it is not known. */
export const known = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Whatever a form or an API sent, as a number that may have either sign: a discount, a profit. A numeric text is not one. */
export const signed = (given: unknown): number =>
  typeof given === 'number' && Number.isFinite(given) ? given : Number.NaN;

/** As `signed`, for what there cannot be less than none of: feet, minutes, labels. */
export const amount = (given: unknown): number =>
  typeof given === 'number' && given >= 0 && Number.isFinite(given) ? given : Number.NaN;

/** As `amount`, for what cannot be 0 either: the size of a label. */
export const positive = (given: unknown): number =>
  typeof given === 'number' && given > 0 && Number.isFinite(given) ? given : Number.NaN;

/** An amount that may be left blank, and then is none: a lead-in that a part does not need, a cost the shop does not have. */
export const amountOrNone = (given: unknown): number => (isBlank(given) ? 0 : amount(given));

/** A whole number that may be left blank or negative, and then is none; a part of one is not known: no label lies half across. */
export const wholeOrNone = (given: unknown): number => {
  if (isBlank(given)) return 0;
  const value = signed(given);
  return Number.isInteger(value) ? Math.max(0, value) : Number.NaN;
};

/** Nothing was entered. */
export const isBlank = (given: unknown): boolean => given === null || given === undefined || given === '';

/** A record was given, whatever its fields hold. */
export const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;
