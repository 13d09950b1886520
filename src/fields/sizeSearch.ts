/**
 * The search for a label size, for every resource whose records have one: across and around within a tolerance, the label
 * either way round. `{ "size": { "across": 3, "around": 2, "tolerance": 0.06 } }` in a list's filter asks for it, and
 * `["size", "ASC"]` as its sort has the nearest first. The server's SQL and the provider's own lists both follow this.
 */
import type { Field } from './field';

/** The filter's key, and the sort's. */
export const SIZE_SEARCH = 'size';

/** Inches. */
export type SizeSearch = { across: number; around: number; tolerance: number };

/** The fields of a size. */
export const SIZE_ACROSS = 'size_across';
export const SIZE_AROUND = 'size_around';

/** No label is larger, and no search is wider. */
const LARGEST = 1000;

/** 3 and 0.06 make a little less than 3.06: what rounding takes away is given back. */
export const ROUNDING = 1e-9;

const isMeasure = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= LARGEST;

/** A filter's value as the search it asks for, or null where it is none. */
export const readSizeSearch = (value: unknown): SizeSearch | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { across, around, tolerance, ...rest } = value as Record<string, unknown>;
  return isMeasure(across) && isMeasure(around) && isMeasure(tolerance) && Object.keys(rest).length === 0
    ? { across, around, tolerance }
    : null;
};

/** Whether records of these fields have a size to search for. */
export const hasSize = (fields: readonly Field[]): boolean =>
  [SIZE_ACROSS, SIZE_AROUND].every((source) => fields.some((field) => field.source === source));

/** How far a record is from the size, inches: the larger of its two deviations, the better way round. */
export const sizeDeviation = (record: Readonly<Record<string, unknown>>, wanted: SizeSearch): number => {
  const { [SIZE_ACROSS]: across, [SIZE_AROUND]: around } = record;
  if (typeof across !== 'number' || typeof around !== 'number') return Number.POSITIVE_INFINITY;
  const deviation = (first: number, second: number) => Math.max(Math.abs(across - first), Math.abs(around - second));
  return Math.min(deviation(wanted.across, wanted.around), deviation(wanted.around, wanted.across));
};

export const isNearSize = (record: Readonly<Record<string, unknown>>, wanted: SizeSearch): boolean =>
  sizeDeviation(record, wanted) <= wanted.tolerance + ROUNDING;
