import { emptyText, formatCurrency4, formatNumber } from '../../../fields/formats';
import type { ExplainedName, Unit } from '../../../pricing';

/** A figure of a quote with its unit: "$0.8094/MSI", "48.6979 ft". */
export const figureText = (value: number | null, unit: Unit): string => {
  if (value === null) return emptyText;
  if (unit.startsWith('$')) return `${formatCurrency4(value)}${unit.slice(1)}`;
  return `${formatNumber(value, 4)} ${unit}`.trim();
};

/** What stands in a formula for one of its names. Enough digits to follow the calculation. */
export const termText = (value: ExplainedName['value']): string => {
  if (value === null) return '?';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : formatNumber(value, 6);
};
