import type { PricedRow } from '../../pricing';

/** Rows by their numbers: "Row 3", "Rows 1, 3". */
export const rowsByNumber = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Row' : 'Rows'} ${numbers.join(', ')}`;

/** Rows that are to go out and cannot, for one reason: of no labels there is a price, but none per M. */
type RowsWithoutPrice = { reason: string; numbers: readonly number[]; lacking: 'price' | 'price per M' };

/** The rows that are to go out and have no price per M, with why: those with the same reason together. */
export const withoutPrice = (rows: readonly PricedRow[]): readonly RowsWithoutPrice[] => {
  const found: RowsWithoutPrice[] = [];
  for (const { row, include, total_price, price_per_m_labels, error } of rows) {
    if (!include || price_per_m_labels !== null) continue;
    const reason = error ?? '';
    const lacking = total_price === null ? 'price' : 'price per M';
    const same = found.findIndex((other) => other.reason === reason && other.lacking === lacking);
    const numbers = [...(found[same]?.numbers ?? []), row];
    found.splice(same < 0 ? found.length : same, 1, { reason, numbers, lacking });
  }
  return found;
};

/** The rows that would go without the price that they have, with why, as sentences. */
export const losesPrices = (before: readonly PricedRow[], after: readonly PricedRow[]): string[] => {
  const priced = new Set(before.filter(({ price_per_m_labels }) => price_per_m_labels !== null).map(({ row }) => row));
  return withoutPrice(after.filter(({ row }) => priced.has(row))).map(
    ({ reason, numbers }) =>
      `${rowsByNumber(numbers)} ${numbers.length === 1 ? 'has' : 'have'} no price at today’s rates, which are not used before that is mended: ${reason}`,
  );
};
