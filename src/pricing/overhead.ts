import { amountOrNone, isBlank, known } from './numbers';
import type { Overhead } from './types';

/**
 * The overhead of a year, dollars: the sum of its seven amounts. An amount left blank is a cost the shop does not have.
 * Null when all seven are blank, or when one is negative or not a number.
 * Source: the specification; hourly rates budgeted from it: printreach.com.
 */
export const overheadTotal = (overhead: Overhead | null | undefined): number | null => {
  const amounts: unknown[] = [
    overhead?.rent,
    overhead?.electric,
    overhead?.domino,
    overhead?.liberty_mutual,
    overhead?.am_trust,
    overhead?.accounting,
    overhead?.other_stuff,
  ];
  if (amounts.every(isBlank)) return null;
  return known(amounts.reduce((total: number, given) => total + amountOrNone(given), 0));
};
