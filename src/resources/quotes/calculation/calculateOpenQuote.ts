import {
  calculateQuote,
  priceRows,
  type QuoteCalculation,
  type QuoteInputs,
  type QuoteRates,
  quoteSteps,
} from '../../../pricing';

/** What a quote is warned to lack that comes with its rates: without them it is not missing, only not read. */
const COMES_WITH_RATES: readonly (string | null)[] = ['material_id', 'standards', 'overhead_total'];

type Values = Readonly<Record<string, unknown>>;

/**
 * A quote's calculation. Where no rates are to be had, as on a server that keeps none, its figures are those stored with
 * it, and the rows are priced from its stored costs.
 */
export const calculateOpenQuote = (values: Values, rates: QuoteRates | null): QuoteCalculation => {
  const quote = values as QuoteInputs;
  const calculation = calculateQuote(quote, rates);
  if (rates) return calculation;

  const reasons = { ...calculation.reasons };
  const figures = quoteSteps.flatMap(({ name }) => {
    const stored = values[name];
    if (calculation[name] !== null || typeof stored !== 'number') return [];
    delete reasons[name];
    return [[name, stored] as const];
  });
  const warnings = calculation.warnings.filter(({ field }) => !COMES_WITH_RATES.includes(field));
  const known = { ...calculation, ...Object.fromEntries(figures), reasons, warnings };
  return { ...known, rows: priceRows(quote, known, reasons) };
};
