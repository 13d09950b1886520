import { isBlank } from './numbers';

/** Where an input of a formula is entered, for those that are not fields of the quote itself. */
const places: Record<string, string> = {
  material: ' of the material',
  lamination: ' of the lamination',
  tooling: ' of the die',
  standards: ' in Setup > Standards',
  quote: ' of the quote',
};

/** The name of a field as a person says it: `standards.press_run_speed` is "Press run speed in Setup > Standards". */
export const labelOf = (name: string): string => {
  const dot = name.indexOf('.');
  const words = name
    .slice(dot + 1)
    .replace(/_/g, ' ')
    .replace(/\bmsi\b/, 'MSI')
    .replace(/\bid$/, 'ID')
    .replace('mil thickness w liner', 'mil thickness with liner');
  return words.charAt(0).toUpperCase() + words.slice(1) + (places[name.slice(0, Math.max(dot, 0))] ?? '');
};

/** Why something that was given for a number cannot be calculated with. */
export const faultOf = (label: string, given: unknown): string => {
  if (isBlank(given)) return `${label} is missing.`;
  if (typeof given !== 'number' || Number.isNaN(given)) return `${label} is not a number.`;
  if (given === 0) return `${label} is 0.`;
  if (given > 0 && given % 1 > 0) return `${label} is not a whole number.`;
  return given < 0 ? `${label} is negative.` : `${label} is too large to calculate with.`;
};

/** A number in a sentence: six digits are enough to read, and keep 13.370000000000001 out of it. Never calculated with. */
export const inWords = (value: number): string => String(Number(value.toPrecision(6)));

/** A fraction as percent in a sentence, with the two decimals that it is shown with everywhere. */
export const percentInWords = (value: number): string => `${Number((value * 100).toFixed(2))}%`;
