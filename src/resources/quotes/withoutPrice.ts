import type { PricedRow } from '../../pricing';

/** Rows by their numbers: "Row 3", "Rows 1, 3". */
export const rowsByNumber = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Row' : 'Rows'} ${numbers.join(', ')}`;

/** The rows that are to go out and have no price, with why: those with the same reason together. */
export const withoutPrice = (rows: readonly PricedRow[]): { reason: string; numbers: readonly number[] }[] => {
  const byReason = new Map<string, number[]>();
  for (const { row, include, price_per_m_labels, error } of rows) {
    if (!include || price_per_m_labels !== null) continue;
    byReason.set(error ?? '', [...(byReason.get(error ?? '') ?? []), row]);
  }
  return [...byReason].map(([reason, numbers]) => ({ reason, numbers }));
};

/** The rows that would go without the price that they have, with why, as sentences. */
export const losesPrices = (before: readonly PricedRow[], after: readonly PricedRow[]): string[] => {
  const priced = new Set(before.filter(({ price_per_m_labels }) => price_per_m_labels !== null).map(({ row }) => row));
  return withoutPrice(after.filter(({ row }) => priced.has(row))).map(
    ({ reason, numbers }) =>
      `${rowsByNumber(numbers)} ${numbers.length === 1 ? 'has' : 'have'} no price at today’s rates, which are not used before that is mended: ${reason}`,
  );
};
