import { calculateQuote, explainSteps } from '../../src/pricing';
import { aQuote, someRates } from '../pricing/support/builders';
import { quoteByHand } from './quoteByHand';
import type { BenchRow } from './table';

const runsPerSample = 5_000;
const samples = 40;

/** Kept outside, so that no compiler finds that the results are not needed. */
let result: unknown;

function microseconds(work: () => unknown): number {
  const start = process.hrtime.bigint();
  for (let run = 0; run < runsPerSample; run++) result = work();
  return Number(process.hrtime.bigint() - start) / 1000 / runsPerSample;
}

/** The best of many samples taken in turn: what else the machine does slows all of them, and makes none faster. */
function best(works: (() => unknown)[]): number[] {
  let times = works.map(microseconds);
  for (let sample = 1; sample < samples; sample++) {
    times = works.map((work, at) => Math.min(microseconds(work), times[at] ?? Number.POSITIVE_INFINITY));
  }
  return times;
}

/** How long a whole quote with ten rows takes, beside the same figures written out by hand. */
export function pricingBench(): BenchRow[] {
  const quote = aQuote();
  const rates = someRates();
  const [byHand = Number.NaN, engine = Number.NaN, explained = Number.NaN] = best([
    () => quoteByHand(quote, rates),
    () => calculateQuote(quote, rates),
    () => explainSteps(calculateQuote(quote, rates), quote, rates),
  ]);
  if (result === undefined) throw new Error('Nothing was calculated');

  const times = engine / byHand;
  return [
    {
      figure: 'quote of ten rows, figures inlined by hand',
      measured: `${byHand.toFixed(2)} us`,
      bound: '',
      holds: null,
    },
    {
      figure: 'quote of ten rows, steps, reasons and warnings',
      measured: `${engine.toFixed(2)} us, ${times.toFixed(1)} times by hand`,
      bound: '5 times',
      holds: times <= 5,
    },
    {
      figure: 'the same with every step explained',
      measured: `${explained.toFixed(2)} us, ${(explained / byHand).toFixed(1)} times by hand`,
      bound: '5 times, 20 us',
      holds: explained <= 5 * byHand && explained <= 20,
    },
  ];
}
