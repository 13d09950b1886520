/** Which of the options that a search has found its text means. */
import type { Option } from './useOptions';

/** What an option is called, and its number. */
type Called = { value: number | string; label: string };

const compared = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const NUMBER = /^(#?)0*(\d{1,9})$/;

/** Whether the text is the option's number: one without its sign only where the number is what the record is called by. */
const isItsNumber = (text: string, { value, label }: Called): boolean => {
  const [, sign, digits] = NUMBER.exec(text) ?? [];
  return digits === String(value) && (sign === '#' || label.split(' ')[0] === `#${value}`);
};

/** Whether an option is called just as the text says, by its name or by its number. */
export const isCalled = (text: string, option: Called): boolean =>
  compared(option.label) === compared(text) || isItsNumber(compared(text), option);

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
