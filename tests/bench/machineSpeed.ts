/**
 * How fast this machine is beside the one on which the bounds in milliseconds were set. Machines differ, and one that is
 * shared differs from itself a minute later: what a stock react-admin list takes in the same minutes tells by how much.
 */
import type { ListWaits } from './slowedPage';
import type { BenchRow } from './table';

/** What the stock list took, in milliseconds, on the machine of the bounds. */
export const STOCK_BY_BOUNDS: ListWaits = { load: 2300, blocking: 1540, sort: 800, form: 700 };

/**
 * A time held against its bound, both in milliseconds: as it was measured, and as it were at the speed of the bounds'
 * machine.
 * @param slower how many times longer than there the stock list took here
 */
export const heldAgainst = (
  time: number,
  bound: number,
  slower: number,
): Pick<BenchRow, 'bound' | 'holds' | 'atSpeedOfBounds'> => {
  const there = time / slower;
  const digits = bound < 100 ? 1 : 0;
  return {
    bound: `${bound} ms`,
    holds: time <= bound,
    atSpeedOfBounds: { measured: `${there.toFixed(digits)} ms`, holds: there <= bound },
  };
};
