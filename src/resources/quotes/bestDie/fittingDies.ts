/** The dies that a label can be cut with, and what each would make it cost. */
import type { PricedRow, QuoteInputs, QuoteRates, RowNumber } from '../../../pricing';
import { calculateQuote } from '../../../pricing';
import type { Tooling } from '../../tooling/fields';
import { toolingRatesOf } from '../rates';

type Size = { size_across: number; size_around: number };

/** What somebody measures twice differs by more than this. */
const NOISE = 1e-9;

/** How a die fits: as the label is typed, or with the label turned by a quarter. */
export type Fit = 'as typed' | 'turned';

const fits = (die: Tooling, across: number, around: number, tolerance: number): boolean =>
  die.size_across !== null &&
  die.size_around !== null &&
  Math.abs(die.size_across - across) <= tolerance + NOISE &&
  Math.abs(die.size_around - around) <= tolerance + NOISE;

/** How a die fits a label within a tolerance in inches; null where it does not. A square label is not turned. */
export const fitOf = (die: Tooling, { size_across, size_around }: Size, tolerance: number): Fit | null => {
  if (fits(die, size_across, size_around, tolerance)) return 'as typed';
  return fits(die, size_around, size_across, tolerance) ? 'turned' : null;
};

/** The filters that find every die that may fit: one for each orientation. */
export const fitFilters = ({ size_across, size_around }: Size, tolerance: number) => {
  const between = (field: keyof Size, size: number) => ({
    [`${field}_gte`]: size - tolerance - NOISE,
    [`${field}_lte`]: size + tolerance + NOISE,
  });
  const oriented = (across: number, around: number) => ({
    ...between('size_across', across),
    ...between('size_around', around),
  });
  return { asTyped: oriented(size_across, size_around), turned: oriented(size_around, size_across) };
};

export type PricedDie = {
  die: Tooling;
  fit: Fit;
  number_across: number | null;
  web_width: number | null;
  row: PricedRow;
  /** Why the press cannot run it; null where it can. */
  obstacle: string | null;
};

const OBSTACLES: readonly string[] = [
  'print_width_exceeds_press',
  'web_width_exceeds_press',
  'number_across_exceeds_web',
];

/** What choosing a die changes in the quote: its size is cut, and its own number of labels across. */
export const choiceOf = (die: Tooling) => ({
  tooling_id: die.id,
  size_across: die.size_across,
  size_around: die.size_around,
  across_override: null,
});

type DieChoice = {
  quote: QuoteInputs;
  rates: QuoteRates;
  /** The die that the quote has, which keeps the rates that it has. */
  currentId: unknown;
  rowNumber: RowNumber;
  tolerance: number;
};

const byPrice = (one: PricedDie, other: PricedDie): number => {
  const priceOf = ({ row }: PricedDie) => row.price_per_m_labels ?? Number.POSITIVE_INFINITY;
  const costOf = ({ row }: PricedDie) => row.total_cost ?? Number.POSITIVE_INFINITY;
  const obstructed = Number(one.obstacle !== null) - Number(other.obstacle !== null);
  // Where a price is set by hand all dies have the same; then what is left of it counts.
  return obstructed || priceOf(one) - priceOf(other) || costOf(one) - costOf(other) || one.die.id - other.die.id;
};

/** Of these dies the ones that fit, each priced at the quantity of a row, the cheapest first; what the press cannot run comes last. */
export const pricedDies = (dies: readonly Tooling[], size: Size, choice: DieChoice): PricedDie[] => {
  const { quote, rates, currentId, rowNumber, tolerance } = choice;
  return dies
    .flatMap((die): PricedDie[] => {
      const fit = fitOf(die, size, tolerance);
      if (!fit) return [];
      const tooling = die.id === currentId ? rates.tooling : toolingRatesOf(die);
      const calculation = calculateQuote({ ...quote, ...choiceOf(die) }, { ...rates, tooling });
      const row = calculation.rows[rowNumber - 1];
      if (!row) return [];
      return [
        {
          die,
          fit,
          number_across: calculation.number_across,
          web_width: calculation.web_width,
          row,
          obstacle: calculation.warnings.find(({ code }) => OBSTACLES.includes(code))?.message ?? null,
        },
      ];
    })
    .toSorted(byPrice);
};
