/** Backwards from a price or a margin to the markup that would make it. */

import { type Field, fieldOf } from '../../../fields/field';
import { formatCurrency, formatNumber, MOST_DECIMALS } from '../../../fields/formats';
import { readNumber } from '../../../fields/typedNumber';
import type { PricedRow } from '../../../pricing';
import { ROW_NUMBERS, type RowNumber } from '../rows';
import type { TargetColumn } from './columns';

/** What somebody would like a row to come to, as it was typed. */
export type Target = { row: RowNumber; column: TargetColumn; text: string };

export type TargetResult =
  | {
      /** The number typed: dollars per 1000 labels, or percent. */
      value: number;
      /** A fraction. */
      markup: number;
    }
  | { problem: string };

/** Enough digits to come back to the target to the cent, few enough to read. */
const rounded = (markup: number): number => Number(markup.toFixed(8));

/** The markup (a fraction) that a target of a row means. */
export const markupFor = ({ column, text }: Target, row: PricedRow): TargetResult => {
  const read = readNumber(text, 'number', { unit: '%' });
  if ('problem' in read) return read;
  const { value } = read;
  if (value === null) return { problem: 'Type a number' };
  if (column === 'margin') {
    if (value >= 100) return { problem: 'A margin of 100 % or more has no price: it must be less.' };
    return { value, markup: rounded(1 / (1 - value / 100) - 1) };
  }
  if (value < 0) return { problem: 'A price cannot be below zero.' };
  const { total_cost, labels } = row;
  if (total_cost === null || labels === null || !(total_cost > 0)) {
    return { problem: row.error ?? 'The cost of the row is not known.' };
  }
  return { value, markup: rounded((value * labels) / 1000 / total_cost - 1) };
};

/**
 * Where a form says that a row's target is not taken over. No value is kept under these names, and none is saved: a target
 * is only tried.
 */
export const targetFields: readonly Field[] = ROW_NUMBERS.map((row) => ({
  source: `row_${row}_target`,
  label: `Row ${row} target`,
  type: 'text',
}));

export const targetField = (row: RowNumber): Field => fieldOf(targetFields, `row_${row}_target`);

/** A target in words, by the number that was typed: "margin of 50%". */
export const targetInWords = ({ column }: Target, value: number): string =>
  column === 'margin' ? `margin of ${formatNumber(value, MOST_DECIMALS)}%` : `price of ${formatCurrency(value)} per M`;

/** Why a quote is not saved with a target in a row; undefined where none is left. */
export const notTakenOver = (target: Target, row: PricedRow): string | undefined => {
  if (target.text.trim() === '') return undefined;
  const result = markupFor(target, row);
  if ('problem' in result) return 'This target cannot be taken over: type another, or empty it';
  return `Take over the ${targetInWords(target, result.value)} with a button below, or empty it`;
};

/** The override that gives this row alone what was typed. */
export const overrideFor = ({ row, column }: Target, value: number): Record<string, number> =>
  column === 'margin'
    ? { [`row_${row}_override_type`]: 3, [`row_${row}_margin_override`]: value }
    : {
        [`row_${row}_override_type`]: 1,
        [`row_${row}_price_per_label_override`]: Number((value / 1000).toPrecision(12)),
      };
