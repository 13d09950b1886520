/** Backwards from a price or a margin to the markup that would make it. */

import { type Field, fieldOf } from '../../../fields/field';
import { formatCurrency, formatNumber, MOST_DECIMALS } from '../../../fields/formats';
import { readNumber } from '../../../fields/typedNumber';
import type { PricedRow } from '../../../pricing';
import { ROW_NUMBERS, type RowNumber } from '../rows';
import type { TargetColumn } from './columns';

/** What somebody would like a row to come to, as it was typed. */
export type Target = { row: RowNumber; column: TargetColumn; text: string };

/** Whether there is anything in it to take over or to lose. */
export const isTried = (target: Target | null): target is Target => target !== null && target.text.trim() !== '';

/** Why another target is not begun while this one is tried: what was typed would be lost with it. */
export const comesFirst = ({ row }: Target, editing: boolean): string =>
  editing ? `Take over the target of row ${row} first, or empty it` : `Empty the target of row ${row} first`;

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

/** What the tab is called that targets are typed on. */
export const SUMMATION_TAB = 'Summation/Override';

/** Why a quote is not saved with a target in a row, true on whichever tab it is read; undefined where none is left. */
export const notTakenOver = (target: Target, row: PricedRow): string | undefined => {
  if (!isTried(target)) return undefined;
  const result = markupFor(target, row);
  const { label } = targetField(target.row);
  if ('problem' in result) return `${label} cannot be taken over: type another or empty it on the tab ${SUMMATION_TAB}`;
  return `${label}, a ${targetInWords(target, result.value)}: take it over or empty it on the tab ${SUMMATION_TAB}`;
};

/** The override that gives this row alone what was typed. */
export const overrideFor = ({ row, column }: Target, value: number): Record<string, number> =>
  column === 'margin'
    ? { [`row_${row}_override_type`]: 3, [`row_${row}_margin_override`]: value }
    : {
        [`row_${row}_override_type`]: 1,
        [`row_${row}_price_per_label_override`]: Number((value / 1000).toPrecision(12)),
      };
