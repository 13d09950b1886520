/** What people in a label shop write on a ticket. */
import type { Random } from './random';

const ART = [
  'New art, do not print before the customer has signed the proof.',
  'Exact reprint, no changes.',
  'Reprint with new barcode - check against the sample in the job bag.',
  'Art on file. Date code area stays blank.',
  'Match the previous run, they like the red on the heavy side.',
  'Customer wants to see a press proof of the first version only.',
  'Nutrition panel changed on two versions, see email.',
];
const PRESS = [
  'Watch registration on the white.',
  'Keep density up on the black, last run was light.',
  'Run all versions without stopping, changeovers on the fly.',
  'Use the short roll on the rack first.',
  'Check dyne level before start.',
  'Ran 92 ft/min last time without trouble.',
];
const FINISHING = [
  'Die is due for sharpening - check the strip every 500 ft.',
  'Matrix breaks at the corners, keep speed under 60.',
  'No splices.',
  'Flag splices, no more than 2 per roll.',
  'Laminate wrinkles on the operator side, ease the unwind tension.',
];
const REWIND = [
  'Tag each core with part number and lot.',
  'Rolls cannot exceed 8 in OD.',
  'Customer supplies cores, they are on pallet 6.',
  'Exact count on the last roll, no overs.',
  'Send 10 samples of each version with the invoice.',
  'Perf every 500 labels.',
];
const SHIPPING = [
  'Ship partial as soon as the first two versions are done.',
  'Blind ship.',
  'Dock closes at 2:30, call before.',
  'Hold for pickup, they will call.',
  'Ship on their UPS account.',
  'Combine with the other open order for this customer.',
];

/** Half of the tickets carry no note at all; few carry more than two. */
export const sampleNotes = (random: Random, rush: boolean): string | null => {
  const count = random.weighted([
    [0, 50],
    [1, 33],
    [2, 13],
    [3, 4],
  ]);
  const lines = random.sample([ART, PRESS, FINISHING, REWIND, SHIPPING], count).map((kind) => random.pick(kind));
  if (rush && random.chance(0.6)) lines.unshift('RUSH - customer is out of labels.');
  return lines.join('\n') || null;
};

export const PRESS_TEST_NOTES = [
  'Press test, no customer. Color bars and drawdown only.',
  'Sample rolls for the trade show.',
  'Make-ready training for the second shift.',
] as const;
