/** The order in which the rows are shown. What is stored keeps its own. */
import type { PricedRow, RowNumber } from '../../../pricing';
import { overrideTypes, ROW_NUMBERS } from '../rows';
import type { Column } from './columns';

export type Sorting = { column: Column['name']; descending: boolean } | null;

type Values = Readonly<Record<string, unknown>>;

const keyOf = (row: PricedRow, column: Column['name'], values: Values): number | null => {
  if (column === 'include') return Number(!row.include);
  if (column === 'override' || column === 'override_type') {
    const type = values[`row_${row.row}_override_type`];
    return overrideTypes.findIndex(({ value }) => value === (type ?? 0));
  }
  return row[column];
};

/** The rows' numbers in the order of a column; what has no value there comes last, what is equal in stored order. */
export const displayOrder = (rows: readonly PricedRow[], sorting: Sorting, values: Values): readonly RowNumber[] => {
  if (!sorting) return ROW_NUMBERS;
  return rows
    .map((row) => ({ number: row.row as RowNumber, key: keyOf(row, sorting.column, values) }))
    .toSorted((one, other) => {
      if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
      return (one.key - other.key) * (sorting.descending ? -1 : 1) || one.number - other.number;
    })
    .map(({ number }) => number);
};

/** What a press on a heading does: up, down, and back to the stored order. */
export const nextSorting = (sorting: Sorting, column: Column['name']): Sorting => {
  if (sorting?.column !== column) return { column, descending: false };
  return sorting.descending ? null : { column, descending: true };
};
