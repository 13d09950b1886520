/** The columns of the table of quantities: what each shows, is typed as and is copied as. */
import { type Field, isNumeric } from '../../../fields/field';
import { formatCurrency, formatMargin, formatNumber } from '../../../fields/formats';
import { readNumberOf, typedNumber } from '../../../fields/typedNumber';
import type { PricedRow } from '../../../pricing';
import { overrideTypes, type RowNumber, rowFields } from '../rows';

export type TypedColumn = 'include' | 'm_labels' | 'override_type' | 'override';
export type PricedColumn = 'labels' | 'total_cost' | 'total_price' | 'price_per_m_labels' | 'profit' | 'margin';

/** What a row is worked out backwards from: typed into the cell itself. */
export type TargetColumn = Extract<PricedColumn, 'price_per_m_labels' | 'margin'>;

export type Column =
  | { name: TypedColumn; label: string; width: number }
  | {
      name: PricedColumn;
      label: string;
      width: number;
      text: (row: PricedRow) => string;
    };

/**
 * Their widths have room for figures of six digits and cents, and that of a margin for the mark of a warning, which comes
 * and goes while a markup is typed.
 */
export const columns: readonly Column[] = [
  { name: 'include', label: 'Include', width: 68 },
  { name: 'm_labels', label: 'M Labels', width: 92 },
  { name: 'override_type', label: 'Override Type', width: 132 },
  { name: 'override', label: 'Override', width: 104 },
  { name: 'labels', label: 'Labels', width: 88, text: (row) => formatNumber(row.labels, 0) },
  { name: 'total_cost', label: 'Cost', width: 108, text: (row) => formatCurrency(row.total_cost) },
  { name: 'total_price', label: 'Price', width: 112, text: (row) => formatCurrency(row.total_price) },
  {
    name: 'price_per_m_labels',
    label: 'Price per M',
    width: 110,
    text: (row) => formatCurrency(row.price_per_m_labels),
  },
  { name: 'profit', label: 'Profit', width: 108, text: (row) => formatCurrency(row.profit) },
  { name: 'margin', label: 'Margin', width: 98, text: (row) => formatMargin(row.margin) },
];

export const isPriced = (column: Column): column is Extract<Column, { name: PricedColumn }> => 'text' in column;

export const isTarget = (name: Column['name']): name is TargetColumn =>
  name === 'price_per_m_labels' || name === 'margin';

/** Whether a cell can have no input and is typed towards all the same: a target, or an override before it has a type. */
export const isAimedAt = (name: Column['name']): boolean => name === 'override' || isTarget(name);

/** The fields that hold the override's value, by its type; none where the markup decides. */
const overrideParts: Readonly<Record<number, string>> = {
  1: 'price_per_label_override',
  2: 'profit_override',
  3: 'margin_override',
};

const fields: ReadonlyMap<string, Field> = new Map(rowFields.map((field) => [field.source, field]));

/** The one field that a row's type of override is typed into; null where there is none. */
const overrideField = (row: RowNumber, type: unknown): Field | null => {
  const part = typeof type === 'number' ? overrideParts[type] : undefined;
  return (part && fields.get(`row_${row}_${part}`)) || null;
};

/** The fields that hold the values of the other types: nobody sees what is in them. */
export const unusedOverrides = (row: RowNumber, type: unknown): string[] =>
  Object.entries(overrideParts)
    .filter(([of]) => Number(of) !== type)
    .map(([, part]) => `row_${row}_${part}`);

type Values = Readonly<Record<string, unknown>>;

/** The field that a cell is typed into; null for one that cannot be. */
export const cellField = (row: RowNumber, column: Column['name'], values: Values): Field | null => {
  switch (column) {
    case 'include':
    case 'm_labels':
    case 'override_type':
      return fields.get(`row_${row}_${column}`) ?? null;
    case 'override':
      return overrideField(row, values[`row_${row}_override_type`]);
    default:
      return null;
  }
};

/** Why what is typed into a row cannot be read as a number, in the words of its cell. */
export const typedProblem = (row: RowNumber, values: Values): string | undefined => {
  for (const column of ['m_labels', 'override'] as const) {
    const field = cellField(row, column, values);
    const value = field && values[field.source];
    if (!field || !isNumeric(field) || typeof value !== 'string') continue;
    const read = readNumberOf(field, value);
    if ('problem' in read) return read.problem;
  }
  return undefined;
};

/**
 * A figure without the noise of its calculation in binary: ten digits, and no fewer than are shown; 125.46411496932868
 * is 125.464115.
 */
const withoutNoise = (value: number): number => {
  const digitsBeforePoint = Math.floor(Math.log10(Math.max(Math.abs(value), 1))) + 1;
  // What rounds to 0 is 0, not -0.
  return Number(value.toFixed(Math.max(10 - digitsBeforePoint, 2))) + 0;
};

/**
 * A cell as a spreadsheet takes it: no grouping, no currency sign. What was typed has every digit, so that it is the same
 * where it is pasted again.
 */
export const copiedText = (row: PricedRow, column: Column['name'], values: Values): string => {
  const field = cellField(row.row as RowNumber, column, values);
  const value = field ? values[field.source] : null;
  if (column === 'include') return value === true ? 'TRUE' : 'FALSE';
  if (column === 'override_type') return overrideTypes.find((type) => type.value === (value ?? 0))?.label ?? '';
  if (typeof value === 'string') return value;
  if (field || column === 'override') return typedNumber(value as number | null);
  const figure = row[column as PricedColumn];
  if (figure === null || !Number.isFinite(figure)) return '';
  return column === 'margin' ? `${typedNumber(withoutNoise(figure), 'percent')}%` : typedNumber(withoutNoise(figure));
};
