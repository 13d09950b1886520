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

const inches = (value: unknown): string => (typeof value === 'number' ? `${formatNumber(value, 4)} in` : emptyText);

const sizeText = ({ size_across, size_around }: Values): string =>
  typeof size_across === 'number' || typeof size_around === 'number'
    ? `${inches(size_across)} across x ${inches(size_around)} around`
    : emptyText;

const number = (value: unknown): string => (typeof value === 'number' ? formatNumber(value, 4) : emptyText);

export type LinkedNames = { material: string; lamination: string };

/** The lines that describe what is quoted. A label that is not printed on has no colors to tell of. */
export const itemLines = (
  quote: Values,
  { material, lamination }: LinkedNames,
): readonly (readonly [string, string])[] => [
  ['Description', typeof quote.quote_description === 'string' ? quote.quote_description : emptyText],
  ['Label size', sizeText(quote)],
  ['Material', material || emptyText],
  ['Lamination', lamination || 'None'],
  ['Coating', coatingText(quote)],
  ...(typeof quote.ink_type_per_pms_color === 'string' ? ([['Colors', quote.ink_type_per_pms_color]] as const) : []),
  ['Core', inches(quote.core_id)],
  ['Labels per roll', number(quote.labels_per_roll)],
];

/** The rows that are to go out and cannot, with why. */
export const leftOut = (rows: readonly PricedRow[]): string[] =>
  withoutPrice(rows).map(({ reason, numbers }) =>
    numbers.length === 1
      ? `${rowsByNumber(numbers)} is included but has no price, and is left out: ${reason}`
      : `${rowsByNumber(numbers)} are included but have no price, and are left out: ${reason}`,
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
