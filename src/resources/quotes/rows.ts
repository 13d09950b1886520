/** The ten quantity rows of a quote. A row's fields carry its number: `row_1_m_labels`, `row_1_override_type`, ... */
import { type Choice, defineFields } from '../../fields/field';

export const ROW_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type RowNumber = (typeof ROW_NUMBERS)[number];

/** What decides a row's price in place of the quote's markup. */
export const overrideTypes = [
  { value: 0, label: 'None' },
  { value: 1, label: 'Price Per Label' },
  { value: 2, label: 'Profit' },
  { value: 3, label: 'Margin' },
] as const satisfies readonly Choice[];

const row = <N extends RowNumber>(n: N, m_labels: number) =>
  defineFields([
    { source: `row_${n}_include`, label: `Row ${n} Include`, type: 'boolean', defaultValue: true },
    { source: `row_${n}_m_labels`, label: `Row ${n} M Labels`, type: 'number', decimals: 3, defaultValue: m_labels },
    {
      source: `row_${n}_override_type`,
      label: `Row ${n} Override Type`,
      type: 'choice',
      choices: overrideTypes,
      defaultValue: 0,
    },
    {
      source: `row_${n}_price_per_label_override`,
      label: `Row ${n} Price per Label`,
      type: 'currency',
      decimals: 4,
    },
    { source: `row_${n}_profit_override`, label: `Row ${n} Profit`, type: 'currency', decimals: 2 },
    // Typed in whole percent, unlike waste and markup: the specification's formula divides it by 100. Just below 100 % it
    // has a price, and 100 % has none: it is shown as it was typed.
    { source: `row_${n}_margin_override`, label: `Row ${n} Margin`, type: 'number', unit: '%', decimals: 6 },
  ]);

/** The quantities, in thousands of labels, that a new quote offers. */
export const rowFields = defineFields([
  ...row(1, 1),
  ...row(2, 2.5),
  ...row(3, 5),
  ...row(4, 7.5),
  ...row(5, 15),
  ...row(6, 25),
  ...row(7, 50),
  ...row(8, 150),
  ...row(9, 300),
  ...row(10, 100),
]);
