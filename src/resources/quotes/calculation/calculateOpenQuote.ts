import {
  calculateQuote,
  priceRows,
  type QuoteCalculation,
  type QuoteInputs,
  type QuoteRates,
  quoteSteps,
} from '../../../pricing';

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
  const known = { ...calculation, ...Object.fromEntries(figures), reasons };
  return { ...known, rows: priceRows(quote, known) };
};
