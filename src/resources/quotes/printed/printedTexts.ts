/** What a customer reads on a printed quote: never a cost, a profit or a margin. */
import { emptyText, formatCurrency, formatNumber } from '../../../fields/formats';
import type { PricedRow } from '../../../pricing';
import { rowsByNumber, withoutPrice } from '../withoutPrice';

type Values = Readonly<Record<string, unknown>>;

/** How the label is coated, in words. */
export const coatingText = ({ coating, coating_is_spot, varnish_description }: Values): string => {
  if (coating !== true) return 'None';
  const kind = coating_is_spot === true ? 'Spot' : 'Flood';
  return typeof varnish_description === 'string' && varnish_description !== ''
    ? `${kind}, ${varnish_description}`
    : kind;
};

const inches = (value: unknown): string | null => (typeof value === 'number' ? `${formatNumber(value, 4)} in` : null);

const sizeText = ({ size_across, size_around }: Values): string | null =>
  typeof size_across === 'number' || typeof size_around === 'number'
    ? `${inches(size_across) ?? emptyText} across x ${inches(size_around) ?? emptyText} around`
    : null;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** How many labels come together; nobody orders rolls or sheets of none. */
const count = (value: unknown): string | null =>
  typeof value === 'number' && value > 0 ? formatNumber(value, 4) : null;

/** Whether the labels come on rolls: those that come on sheets have neither a core nor an unwind. */
export const isOnRolls = ({ labels_per_roll, labels_per_sheet }: Values): boolean =>
  count(labels_per_roll) !== null || count(labels_per_sheet) === null;

export type LinkedNames = { material: string; lamination: string };

type ItemLine = readonly [label: string, text: string];

/** The lines that describe what is quoted: only those that have something to tell. */
export const itemLines = (quote: Values, { material, lamination }: LinkedNames): readonly ItemLine[] => {
  const lines: readonly (readonly [string, string | null])[] = [
    ['Description', text(quote.quote_description)],
    ['Label size', sizeText(quote)],
    ['Material', material],
    ['Lamination', lamination || 'None'],
    ['Coating', coatingText(quote)],
    ['Colors', text(quote.ink_type_per_pms_color)],
    ['Core', isOnRolls(quote) ? inches(quote.core_id) : null],
    ['Labels per roll', count(quote.labels_per_roll)],
    ['Labels per sheet', count(quote.labels_per_sheet)],
  ];
  return lines.flatMap(([label, told]) => (told ? [[label, told] as const] : []));
};

/** The rows that are to go out and cannot, with why. */
export const leftOut = (rows: readonly PricedRow[]): string[] =>
  withoutPrice(rows).map(({ reason, numbers, lacking }) =>
    numbers.length === 1
      ? `${rowsByNumber(numbers)} is included but has no ${lacking}, and is left out: ${reason}`
      : `${rowsByNumber(numbers)} are included but have no ${lacking}, and are left out: ${reason}`,
  );

const isPrinted = ({ include, total_price, price_per_m_labels }: PricedRow): boolean =>
  include && total_price !== null && price_per_m_labels !== null;

/** That rows go out with a price that nobody can mean; null where none does. */
export const notAboveZero = (rows: readonly PricedRow[]): string | null => {
  const numbers = rows.filter((row) => isPrinted(row) && Number(row.total_price) <= 0).map(({ row }) => row);
  if (numbers.length === 0) return null;
  return numbers.length === 1
    ? `${rowsByNumber(numbers)} goes out with a price that is not above zero.`
    : `${rowsByNumber(numbers)} go out with prices that are not above zero.`;
};

export type PrintedPrice = { row: number; quantity: string; per_m: string; total: string };

/** The prices that go out: included rows that have one, by quantity. */
export const printedPrices = (rows: readonly PricedRow[]): PrintedPrice[] =>
  rows
    .filter(isPrinted)
    .toSorted((one, other) => (one.labels ?? 0) - (other.labels ?? 0))
    .map((row) => ({
      row: row.row,
      quantity: formatNumber(row.labels, 0),
      per_m: formatCurrency(row.price_per_m_labels),
      total: formatCurrency(row.total_price),
    }));
