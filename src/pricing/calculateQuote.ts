import { unknownFigures } from './figures';
import { readInputs } from './inputs';
import { isRecord, known } from './numbers';
import { noReasons, reasonsFor } from './reasons';
import { priceRows } from './rows';
import { quoteSteps } from './steps';
import type { QuoteCalculation, QuoteInputs, QuoteRates } from './types';
import { warningsFor } from './warnings';

/**
 * Calculates a quote: every figure in the order of `quoteSteps`, its ten rows, and what to look at before it goes out.
 *
 * Units are those of the steps; money is dollars, nothing is rounded. Never throws, whatever a form or an API sends: a
 * figure that cannot be calculated is null, and `reasons` says what it lacks.
 */
export const calculateQuote = (
  quote: QuoteInputs | null | undefined,
  rates: Partial<QuoteRates> | null | undefined,
): QuoteCalculation => {
  const given: QuoteInputs = isRecord(quote) ? quote : {};
  const pricedWith: Partial<QuoteRates> = isRecord(rates) ? rates : {};

  const inputs = readInputs(given, pricedWith);
  const figures = unknownFigures();
  let complete = true;
  for (const step of quoteSteps) {
    const value = step.compute(figures, inputs);
    // An infinite figure is as unknown as a missing one: left in, it would make a later division by it 0.
    if (Number.isFinite(value)) figures[step.name] = value;
    else complete = false;
  }

  const { reasons, lacking } = complete ? noReasons() : reasonsFor(figures, inputs, given, pricedWith);
  const rows = priceRows(given, figures, reasons);
  const warnings = warningsFor({
    quote: given,
    figures,
    inputs,
    rows,
    lacking,
    fullRotary: given.full_rotary === true,
    rates: pricedWith,
  });
  const calculation: QuoteCalculation = Object.assign(figures, { rows, warnings, reasons });
  if (!complete) {
    for (const { name } of quoteSteps) calculation[name] = known(figures[name]);
  }
  return calculation;
};
