/**
 * Numbers as they come from a form that is being typed in: missing, negative, absurd. A drawing reads each through one
 * of these, draws with what is usable, and says the rest in words.
 */
import { formatNumber } from '../../fields/formats';

/** A number that may not be there yet; a text is what was typed and is no number yet. */
export type Measure = number | string | null | undefined;

/** What a drawing made of a number: the value to draw with, or why there is none. */
export type Reading = { value: number; problem: null } | { value: null; problem: string };

/** Inches; nothing in a label shop is larger. */
const LARGEST_SIZE = 100;
/** More labels in a row than this would be a grey area. */
const MOST_LABELS = 60;

const read = (name: string, value: Measure, refusal: (value: number) => string | null): Reading => {
  if (typeof value === 'string') return { value: null, problem: `${name} is not a number` };
  if (typeof value !== 'number' || Number.isNaN(value)) return { value: null, problem: `${name} is missing` };
  const reason = refusal(value);
  return reason === null ? { value, problem: null } : { value: null, problem: `${name} ${reason}` };
};

const tooLarge = (value: number, largest: number): string | null => (value > largest ? 'is too large to draw' : null);

/** The size of something that is there, inches. */
export const readSize = (name: string, value: Measure): Reading =>
  read(name, value, (size) => (size < 0.001 ? 'must be more than 0' : tooLarge(size, LARGEST_SIZE)));

/** The size of something that may be nothing, such as a gap, inches. */
export const readGap = (name: string, value: Measure): Reading =>
  read(name, value, (size) => (size < 0 ? 'must not be negative' : tooLarge(size, LARGEST_SIZE)));

/** How many labels stand in a row. */
export const readCount = (name: string, value: Measure): Reading =>
  read(name, value, (count) => {
    if (count < 1) return 'must be at least 1';
    return tooLarge(count, MOST_LABELS) ?? (Number.isInteger(count) ? null : 'must be a whole number');
  });

/** What is wrong with the readings, each in words. */
export const problemsOf = (readings: readonly Reading[]): string[] =>
  readings.flatMap(({ problem }) => (problem === null ? [] : [problem]));

/** Inches as they are written at a drawing, without the unit: 12.875. */
export const inchesText = (value: number): string => formatNumber(value, 4);

/** Inches as they are written at a drawing: "12.875 in". */
export const sizeText = (value: number): string => `${inchesText(value)} in`;

/** More than rounding: 0.1 + 0.2 does not exceed 0.3. */
export const exceeds = (value: number, limit: number): boolean => value - limit > 1e-9;
