/** Which of the options that a search has found its text means. */
import type { Option } from './useOptions';

const compared = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const NUMBER = /^(#?)0*(\d{1,9})$/;

/** Whether the text is the option's number: one without its sign only where the number is what the record is called by. */
const isItsNumber = (text: string, { value, label }: Option): boolean => {
  const [, sign, digits] = NUMBER.exec(text) ?? [];
  return digits === String(value) && (sign === '#' || label.split(' ')[0] === `#${value}`);
};

/**
 * The one option that a text means: the one of that name, or else of that number, or else the only one that was found.
 * None where there are several, and none for an empty text.
 */
export const meantOption = (text: string, found: readonly Option[]): Option | undefined => {
  const sought = compared(text);
  if (sought === '') return undefined;
  const named = found.filter(({ label }) => compared(label) === sought);
  const numbered = found.filter((option) => isItsNumber(sought, option));
  const [meant, another] = [named, numbered, found].find(({ length }) => length > 0) ?? [];
  return another ? undefined : meant;
};
