import type { QuoteInputs, QuoteRates, RowNumber } from '../../../src/pricing';
import cases from '../cases.json';

const quantities = [1, 2.5, 5, 7.5, 15, 25, 50, 150, 300, 100];

/** One row of a quote by its number, without overrides. */
export const aRow = (row: RowNumber, m_labels: number | null): QuoteInputs => ({
  [`row_${row}_include`]: true,
  [`row_${row}_m_labels`]: m_labels,
  [`row_${row}_price_per_label_override`]: null,
  [`row_${row}_profit_override`]: null,
  [`row_${row}_margin_override`]: null,
  [`row_${row}_override_type`]: 0,
});

/** The quote of the worked example with the ten quantities of a new quote: nothing is missing, nothing to warn of. */
export const aQuote = (changes: QuoteInputs = {}): QuoteInputs => {
  const rows = quantities.map((m_labels, index) => aRow((index + 1) as RowNumber, m_labels));
  return Object.assign({}, cases.quote.quote, ...rows, changes);
};

/** The rates of the worked example. */
export const someRates = (changes: Partial<QuoteRates> = {}): QuoteRates => ({
  ...structuredClone(cases.quote.rates),
  ...changes,
});
