import type { PricedRow } from '../../pricing';

/** The rows that are to go out and have no price, with why: those with the same reason together. */
export const withoutPrice = (rows: readonly PricedRow[]): { reason: string; numbers: readonly number[] }[] => {
  const byReason = new Map<string, number[]>();
  for (const { row, include, price_per_m_labels, error } of rows) {
    if (!include || price_per_m_labels !== null) continue;
    byReason.set(error ?? '', [...(byReason.get(error ?? '') ?? []), row]);
  }
  return [...byReason].map(([reason, numbers]) => ({ reason, numbers }));
};
