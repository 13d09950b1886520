import type { StepName } from './figures';
import { cutAtNames } from './formula';
import { type FormulaName, formulaName, givenFor } from './names';
import { isRecord, known, signed } from './numbers';
import { quoteSteps } from './steps';
import type { QuoteCalculation, QuoteInputs, QuoteRates, Reason, Step } from './types';

/** A name in a formula: what it stands for in this quote, and the step that calculates it, null where it was given. */
export interface ExplainedName {
  name: string;
  label: string;
  value: number | boolean | null;
  step: StepName | null;
}

export interface Explanation {
  step: Step;
  value: number | null;
  /** Why there is no value; null where there is one. */
  reason: Reason | null;
  /** The formula in order: text as it stands, and names to put a number or a link in place of. */
  terms: (string | ExplainedName)[];
}

/** All names that stand in formulas, each once. */
const formulaNames: FormulaName[] = [];

function placeOf(name: FormulaName): number {
  const place = formulaNames.indexOf(name);
  return place < 0 ? formulaNames.push(name) - 1 : place;
}

/** A step with the pieces of its formula, which are the same for every quote: text, and places in `formulaNames`. */
interface Outline {
  step: Step;
  terms: (string | number)[];
}

const outlines: readonly Outline[] = quoteSteps.map((step) => ({
  step,
  terms: cutAtNames(step.formula)
    .map((piece, at) => (at % 2 === 0 ? piece : placeOf(formulaName(piece))))
    .filter((term) => term !== ''),
}));

/** A given number is shown as it was given, also where it cannot be calculated with: the reason says what is wrong with it. */
function shown(given: unknown): number | boolean | null {
  return typeof given === 'boolean' ? given : known(signed(given));
}

/** Explains the steps of one quote; a name that stands in several formulas is looked up once. */
function explainer(
  calculation: QuoteCalculation,
  quote: QuoteInputs | null | undefined,
  rates: Partial<QuoteRates> | null | undefined,
): (outline: Outline) => Explanation {
  const given: QuoteInputs = isRecord(quote) ? quote : {};
  const pricedWith: Partial<QuoteRates> = isRecord(rates) ? rates : {};
  const explained = formulaNames.map(
    (name): ExplainedName => ({
      name: name.name,
      label: name.label,
      value: name.step === null ? shown(givenFor(name, given, pricedWith)) : calculation[name.step],
      step: name.step,
    }),
  );
  return ({ step, terms }) => ({
    step,
    value: calculation[step.name],
    reason: calculation.reasons[step.name] ?? null,
    terms: terms.map((term) => (typeof term === 'string' ? term : (explained[term] ?? ''))),
  });
}

/**
 * How the figures of a calculated quote came about, in the order of the steps: for each its formula, and what stands
 * behind every name in it. `quote` and `rates` are what `calculateQuote` calculated it from.
 */
export function explainSteps(
  calculation: QuoteCalculation,
  quote: QuoteInputs | null | undefined,
  rates: Partial<QuoteRates> | null | undefined,
): Explanation[] {
  return outlines.map(explainer(calculation, quote, rates));
}

/** As `explainSteps`, for the one figure that somebody points at; null for a name that is not a step's. */
export function explainStep(
  name: string,
  calculation: QuoteCalculation,
  quote: QuoteInputs | null | undefined,
  rates: Partial<QuoteRates> | null | undefined,
): Explanation | null {
  const outline = outlines.find(({ step }) => step.name === name);
  return outline === undefined ? null : explainer(calculation, quote, rates)(outline);
}

/** The names in an explained formula, each once. */
export function namesIn({ terms }: Explanation): ExplainedName[] {
  return [...new Set(terms.filter((term) => typeof term !== 'string'))];
}

/** The formula of an explanation with its numbers put in, as one line of text. `format` writes a number, yes or no, or nothing known. */
export function formulaInNumbers({ terms }: Explanation, format: (value: ExplainedName['value']) => string): string {
  return terms.map((term) => (typeof term === 'string' ? term : format(term.value))).join('');
}
