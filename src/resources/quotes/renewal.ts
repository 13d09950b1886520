/** What is said of a quote that was priced at today's rates: which of them are new, and which prices moved. */
import type { Field } from '../../fields/field';
import type { PricedRow, QuoteRates } from '../../pricing';
import type { AlsoTold } from '../../ui/conflicts/mergeRecords';
import { changedRates, rateFields, ratesFor } from './rates';
import { ROW_NUMBERS } from './rows';

type Change = { field: string; old: number | null; new: number | null };

const rateSource = (path: string): string => `rates.${path}`;
const priceSource = (row: number): string => `rows.${row}.total_price`;

/** The rates and prices as the history names them. */
export const renewalFields: readonly Field[] = [
  ...rateFields.map((field) => ({ ...field, source: rateSource(field.source) })),
  ...ROW_NUMBERS.map(
    (row): Field => ({ source: priceSource(row), label: `Row ${row} Price`, type: 'currency', decimals: 2 }),
  ),
];

/** The rates that are not what they were. */
export const renewedRates = (kept: QuoteRates, today: QuoteRates): Change[] =>
  changedRates(kept, today).map((rate) => ({ field: rateSource(rate.path), old: rate.kept, new: rate.today }));

/** The prices, of rows that go out, that are not what they were. */
export const movedPrices = (before: readonly PricedRow[], after: readonly PricedRow[]): Change[] =>
  after
    .filter(({ include }) => include)
    .map(({ row, total_price }) => ({
      field: priceSource(row),
      old: before.find((earlier) => earlier.row === row)?.total_price ?? null,
      new: total_price,
    }))
    .filter((change) => change.old !== change.new);

const ratesIn = ({ rates }: Readonly<Record<string, unknown>>) => (rates ?? null) as QuoteRates | null;

/** For whoever had the quote open meanwhile. The rates of a material chosen since are no renewed ones: that is told. */
export const renewal: AlsoTold = {
  source: 'rates',
  label: 'Prices at today’s rates',
  isChanged: (before, now) => {
    const [rates, current] = [ratesIn(before), ratesIn(now)];
    if (!rates || !current) return false;
    return changedRates(ratesFor(now, { quote: before, rates }, current), current).length > 0;
  },
};
