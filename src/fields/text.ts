/** A value as a grid, a read-only form and a print show it. */
import type { Choice, Field } from './field';
import { ID_FIELD } from './filters';
import {
  decimalsOf,
  emptyText,
  formatCurrency,
  formatCurrency4,
  formatDay,
  formatDuration,
  formatExactCurrency,
  formatNumber,
  formatPercent,
  formatPercent2,
  MOST_DECIMALS,
} from './formats';
import { madeOnce } from './madeOnce';
import type { AnyRecord } from './record';
import { typedNumber } from './typedNumber';

/** What stands where there is no value. */
export const EMPTY = emptyText;

const instants = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

const instantText = (value: string): string => {
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? value : instants().format(instant);
};

/** The declared choice that a value stands for. */
export const choiceOf = (field: Field, value: unknown): Choice | undefined =>
  field.type === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const numberText = (field: Field, value: number): string => {
  switch (field.type) {
    case 'currency':
      return field.decimals === 4 ? formatCurrency4(value) : formatCurrency(value);
    case 'percent':
      return field.decimals === 0 ? formatPercent(value) : formatPercent2(value);
    case 'duration':
      return formatDuration(value);
    case 'number':
      // A number that names its record is not grouped: ticket 1200, the year 2026.
      return field.unique || field === ID_FIELD ? String(value) : formatNumber(value, field.decimals ?? MOST_DECIMALS);
    default:
      return String(value);
  }
};

/**
 * A number of which nothing is rounded away: where it is told what somebody typed or what is stored, 2.345 is not 2.35.
 * Other values, and numbers that the usual text shows whole, have that text.
 */
export const exactText = (field: Field, value: unknown, record?: Partial<AnyRecord>): string => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return textOf(field, value, record);
  switch (field.type) {
    case 'number':
      return decimalsOf(value) > (field.decimals ?? MOST_DECIMALS)
        ? formatNumber(value, decimalsOf(value))
        : textOf(field, value, record);
    case 'currency':
      return decimalsOf(value) > (field.decimals ?? 2)
        ? formatExactCurrency(value, decimalsOf(value))
        : textOf(field, value, record);
    case 'percent': {
      const percent = Number(typedNumber(value, 'percent'));
      return decimalsOf(percent) > (field.decimals ?? 2)
        ? `${formatNumber(percent, decimalsOf(percent))}%`
        : textOf(field, value, record);
    }
    case 'duration':
      return Number.isInteger(value) ? textOf(field, value, record) : `${formatNumber(value, decimalsOf(value))} min`;
    default:
      return textOf(field, value, record);
  }
};

/**
 * The text of a field's value, without its unit; an en dash where there is none. A reference shows the linked record's
 * name where `record` carries it, otherwise the id.
 */
export const textOf = (field: Field, value: unknown, record?: Partial<AnyRecord>): string => {
  if (field.type === 'boolean') return isEmpty(value) ? EMPTY : value === true ? 'Yes' : 'No';
  if (isEmpty(value)) return EMPTY;
  if (field.type === 'reference') {
    const name = field.nameSource ? record?.[field.nameSource] : undefined;
    return String(isEmpty(name) ? value : name);
  }
  if (typeof value === 'number' && field.type !== 'choice') return numberText(field, value);
  if (field.type === 'choice') return choiceOf(field, value)?.label ?? String(value);
  if (field.type === 'day') return formatDay(String(value));
  if (field.type === 'instant') return instantText(String(value));
  if (field.type === 'password') return '••••••••';
  return String(value);
};
