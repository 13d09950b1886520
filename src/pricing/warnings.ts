import type { Figures } from './figures';
import type { Inputs } from './inputs';
import { amount, signed } from './numbers';
import type { PricedRow, QuoteInputs, QuoteRates, Reason, RowNumber, Warning, WarningCode } from './types';
import { faultOf, inWords, percentInWords } from './wording';

/** Far below what anybody can measure or charge, far above what binary fractions add to 0.1 + 0.2. */
const noise = 1e-9;

type Findings = {
  quote: QuoteInputs;
  figures: Figures;
  inputs: Inputs;
  rows: PricedRow[];
  lacking: Reason[];
  fullRotary: boolean;
  rates: Partial<QuoteRates>;
};

const warning = (code: WarningCode, message: string, field: string | null, row: number | null = null): Warning => ({
  code,
  message,
  field,
  row,
});

/** What to look at before a quote goes out. A figure that is not known is compared with nothing. */
export const warningsFor = ({ quote, figures, inputs, rows, lacking, fullRotary, rates }: Findings): Warning[] => {
  const warnings: Warning[] = [];
  warnOfMissingInputs(warnings, lacking, quote);
  warnOfAnEarlierOverhead(warnings, rates);
  warnOfMissingRowInputs(warnings, rows, quote);
  warnOfTheLayout(warnings, figures, inputs);
  warnOfTheDie(warnings, figures, inputs, fullRotary);
  warnOfPrices(warnings, rows, inputs.standards.minimum_margin);
  warnOfRisingPrices(warnings, rows);
  return warnings;
};

/** What only a finished roll has. */
const ofRolls = ['labels_per_roll', 'label_across', 'core_id'];

const goesOutOnSheets = ({ labels_per_sheet, labels_per_roll }: QuoteInputs): boolean =>
  amount(labels_per_sheet) > 0 && !(amount(labels_per_roll) > 0);

/** A die is not missed: a quote may go without one. Nor is a roll where the labels go out on sheets. */
const warnOfMissingInputs = (warnings: Warning[], lacking: Reason[], quote: QuoteInputs) => {
  const notMissed = ['tooling_id', ...(goesOutOnSheets(quote) ? ofRolls : [])];
  for (const { field, message } of lacking) {
    if (notMissed.includes(field)) continue;
    warnings.push(warning(field === 'overhead_total' ? 'no_overhead_for_year' : 'missing_input', message, field));
  }
};

/**
 * In January the new year's overhead may not be there yet: the newest that is there stands in for it. A quote keeps its
 * rates, so the words have to be as true once that of the year is entered.
 */
const warnOfAnEarlierOverhead = (warnings: Warning[], rates: Partial<QuoteRates>) => {
  const [overhead_year, priced_year] = [signed(rates.overhead_year), signed(rates.priced_year)];
  if (overhead_year < priced_year) {
    const message = `This is priced with the overhead of ${overhead_year}: ${priced_year} had none yet. Once it is entered (Setup > Overhead), use today’s rates.`;
    warnings.push(warning('no_overhead_for_year', message, 'overhead_total'));
  }
};

/** What is typed once and every row is priced with, where a row that goes out lacks it. */
const warnOfMissingRowInputs = (warnings: Warning[], rows: PricedRow[], quote: QuoteInputs) => {
  const lacksPrice = (row: PricedRow) => row.include && row.total_price === null;
  const lacksLabels = ({ include, m_labels, labels }: PricedRow) =>
    include && m_labels !== null && (labels === null || (labels === 0 && m_labels > 0));
  if (rows.some(lacksLabels)) {
    warnings.push(warning('missing_input', faultOf('Labels per Row', quote.labels_per_row), 'labels_per_row'));
  }
  const followsMarkup = ({ row }: PricedRow) => (quote[`row_${row as RowNumber}_override_type`] ?? 0) === 0;
  if (Number.isNaN(signed(quote.markup)) && rows.some((row) => lacksPrice(row) && followsMarkup(row))) {
    warnings.push(warning('missing_input', faultOf('Markup', quote.markup), 'markup'));
  }
};

const warnOfTheLayout = (warnings: Warning[], figures: Figures, { standards }: Inputs) => {
  const { print_width, web_width, outer_diameter, number_across, calculated_number_across } = figures;
  if (print_width > standards.max_print_width + noise) {
    const message = `The labels across are ${inWords(print_width)} in wide, the press prints ${inWords(standards.max_print_width)} in.`;
    warnings.push(warning('print_width_exceeds_press', message, 'print_width'));
  }
  if (web_width > standards.max_web_width + noise) {
    const message = `The web is ${inWords(web_width)} in wide, the press takes ${inWords(standards.max_web_width)} in.`;
    warnings.push(warning('web_width_exceeds_press', message, 'web_width'));
  }
  if (number_across > calculated_number_across) {
    const message = `${inWords(number_across)} labels across do not fit the press: it has room for ${inWords(calculated_number_across)}.`;
    warnings.push(warning('number_across_exceeds_web', message, 'number_across'));
  }
  if (outer_diameter > standards.max_outer_diameter + noise) {
    const message = `The diameter of a roll becomes ${inWords(outer_diameter)} in, more than ${inWords(standards.max_outer_diameter)} in: put fewer labels on it.`;
    warnings.push(warning('outer_diameter_exceeds_limit', message, 'outer_diameter'));
  }
};

const warnOfTheDie = (warnings: Warning[], figures: Figures, inputs: Inputs, fullRotary: boolean) => {
  const { size_across, size_around, tooling } = inputs;
  const differsAcross = Math.abs(size_across - tooling.size_across) > noise;
  const isKnown = [size_across, size_around, tooling.size_across, tooling.size_around].every(Number.isFinite);
  if (isKnown && (differsAcross || Math.abs(size_around - tooling.size_around) > noise)) {
    const cut = `${inWords(tooling.size_across)} x ${inWords(tooling.size_around)}`;
    const message = `The die cuts labels of ${cut} in, the quote is for ${inWords(size_across)} x ${inWords(size_around)} in.`;
    warnings.push(warning('label_size_differs_from_die', message, differsAcross ? 'size_across' : 'size_around'));
  }
  const { gear_teeth } = figures;
  if (fullRotary && Math.abs(gear_teeth - Math.round(gear_teeth)) > noise) {
    const message = `The die repeat makes ${inWords(gear_teeth)} gear teeth; a full rotary press needs a whole number.`;
    warnings.push(warning('gear_teeth_not_whole', message, 'gear_teeth'));
  }
};

/** Only of rows that go out. */
const warnOfPrices = (warnings: Warning[], rows: PricedRow[], minimumMargin: number) => {
  for (const { row, include, total_price, total_cost, margin } of rows) {
    if (!include || total_price === null || total_cost === null) continue;
    if (total_price < -noise) {
      // Its margin means nothing either: the profit is below zero too, and one divided by the other is not.
      warnings.push(warning('price_below_zero', `Row ${row}: the price is below zero.`, 'total_price', row));
      continue;
    }
    if (total_price < total_cost - noise) {
      const message = `Row ${row}: the price is below the cost.`;
      warnings.push(warning('price_below_cost', message, 'total_price', row));
    }
    if (margin !== null && margin < minimumMargin - noise) {
      const message = `Row ${row}: a margin of ${percentInWords(margin)} is below the shop’s minimum of ${percentInWords(minimumMargin)}.`;
      warnings.push(warning('margin_below_minimum', message, 'margin', row));
    }
  }
};

/** Who buys more expects to pay less for a thousand: each row that goes out is held against the next smaller quantity. */
const warnOfRisingPrices = (warnings: Warning[], rows: PricedRow[]) => {
  for (const larger of rows) {
    const smaller = nextSmaller(larger, rows);
    if (smaller === null || larger.price_per_m_labels === null || smaller.price_per_m_labels === null) continue;
    if (larger.price_per_m_labels > smaller.price_per_m_labels * (1 + noise)) {
      const message = `Row ${larger.row}: 1000 labels have a higher price than in row ${smaller.row}, which is for fewer.`;
      warnings.push(warning('price_per_m_rises_with_quantity', message, 'price_per_m_labels', larger.row));
    }
  }
};

const nextSmaller = (than: PricedRow, rows: PricedRow[]): PricedRow | null => {
  let found: PricedRow | null = null;
  if (!than.include || than.labels === null) return null;
  for (const row of rows) {
    if (!row.include || row.labels === null || row.price_per_m_labels === null || row.labels >= than.labels) continue;
    if (found === null || row.labels > (found.labels ?? 0)) found = row;
  }
  return found;
};
