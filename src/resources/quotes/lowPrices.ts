import { formatPercent2 } from '../../fields/formats';
import type { QuoteCalculation, QuoteRates, Warning, WarningCode } from '../../pricing';
import { rowsByNumber } from './withoutPrice';

/** What a price can be below, the worst first. */
const limits: readonly (readonly [WarningCode, inWords: (whose: string, minimum: string) => string])[] = [
  ['price_below_zero', () => 'zero'],
  ['price_below_cost', (whose) => `${whose} cost`],
  ['margin_below_minimum', (_whose, minimum) => `the shop’s minimum margin of ${minimum}`],
];

/**
 * The warnings of prices that are too low, summed up for where no row is shown to say them at: one for each kind, each row
 * in that of the worst it is warned of.
 */
export const lowPrices = (
  { rows, warnings }: Pick<QuoteCalculation, 'rows' | 'warnings'>,
  rates: QuoteRates | null,
): Warning[] => {
  const minimum = formatPercent2(rates?.standards?.minimum_margin ?? null);
  const included = rows.filter(({ include }) => include).length;
  const told = new Set<number>();
  return limits.flatMap(([code, inWords]) => {
    const numbers = warnings.flatMap((warning) =>
      warning.code === code && warning.row !== null && !told.has(warning.row) ? [warning.row] : [],
    );
    if (numbers.length === 0) return [];
    for (const number of numbers) told.add(number);
    const isAll = numbers.length === included && included > 1;
    const subject = isAll ? `All ${included} rows` : rowsByNumber(numbers);
    const limit = numbers.length === 1 ? inWords('its', minimum) : inWords('their', minimum);
    const message = `${subject} ${numbers.length === 1 ? 'is' : 'are'} priced below ${limit}.`;
    return [{ code, message, field: null, row: null }];
  });
};
