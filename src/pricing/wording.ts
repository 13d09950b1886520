import { isBlank } from './numbers';

/** Where an input of a formula is entered, for those that are not fields of the quote itself. */
const places: Record<string, string> = {
  material: ' of the material',
  lamination: ' of the lamination',
  tooling: ' of the die',
  standards: ' in Setup > Standards',
  quote: ' of the quote',
};

/** What the screens call a field, where that is not its name: a test holds them to each other. */
const ownLabels: Readonly<Record<string, string>> = {
  size_across: 'Size AC',
  size_around: 'Size AR',
  gap_across: 'Gap AC',
  gap_around: 'Gap AR',
  number_across: 'Number AC',
  number_around: 'Number AR',
  ink_cost_per_msi: 'Ink Cost',
  labels_per_row: 'Labels per Row',
  labels_per_roll: 'Labels per Roll',
  labels_per_sheet: 'Labels per Sheet',
  label_across: 'Label Across',
  across_override: 'Across Override',
  quantity: 'Qty',
};

/** The name of a field as a person says it: `standards.press_run_speed` is "Press run speed in Setup > Standards". */
export const labelOf = (name: string): string => {
  const dot = name.indexOf('.');
  const field = name.slice(dot + 1);
  const words = (ownLabels[field] ?? field)
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

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2 });

/** A fraction as percent in a sentence, with the two decimals and the thousands that it is shown with everywhere. */
export const percentInWords = (value: number): string => percent.format(value);
