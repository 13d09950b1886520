import type { StepName } from './figures';
import { cutAtNames } from './formula';
import { type FormulaName, formulaName, givenFor } from './names';
import { isRecord, known, signed } from './numbers';
import { quoteSteps } from './steps';
import type { QuoteCalculation, QuoteInputs, QuoteRates, Reason, Step } from './types';

/** A name in a formula: what it stands for in this quote, and the step that calculates it, null where it was given. */
export type ExplainedName = {
  name: string;
  label: string;
  value: number | boolean | null;
  step: StepName | null;
};

export type Explanation = {
  step: Step;
  value: number | null;
  /** Why there is no value; null where there is one. */
  reason: Reason | null;
  /** The formula in order: text as it stands, and names to put a number or a link in place of. */
  readonly terms: (string | ExplainedName)[];
};

/** All names that stand in formulas, each once. */
const formulaNames: FormulaName[] = [];

const placeOf = (name: FormulaName): number => {
  const place = formulaNames.indexOf(name);
  return place < 0 ? formulaNames.push(name) - 1 : place;
};

/** A step with the pieces of its formula, which are the same for every quote: text, and places in `formulaNames`. */
type Outline = {
  step: Step;
  terms: (string | number)[];
};

const outlines: readonly Outline[] = quoteSteps.map((step) => ({
  step,
  terms: cutAtNames(step.formula)
    .map((piece, at) => (at % 2 === 0 ? piece : placeOf(formulaName(piece))))
    .filter((term) => term !== ''),
}));

/** A given number is shown as it was given, also where it cannot be calculated with: the reason says what is wrong with it. */
const shown = (given: unknown): number | boolean | null => (typeof given === 'boolean' ? given : known(signed(given)));

/** What the names in formulas stand for in one quote. A name is looked up when somebody asks for it, and then once. */
class Meanings {
  readonly #explained: ExplainedName[] = [];
  readonly #given: QuoteInputs;
  readonly #pricedWith: Partial<QuoteRates>;

  constructor(
    readonly calculation: QuoteCalculation,
    quote: QuoteInputs | null | undefined,
    rates: Partial<QuoteRates> | null | undefined,
  ) {
    this.#given = isRecord(quote) ? quote : {};
    this.#pricedWith = isRecord(rates) ? rates : {};
  }

  at(place: number): ExplainedName | '' {
    const known = this.#explained[place];
    if (known) return known;
    const name = formulaNames[place];
    if (!name) return '';
    const value =
      name.step === null ? shown(givenFor(name, this.#given, this.#pricedWith)) : this.calculation[name.step];
    const explained = { name: name.name, label: name.label, value, step: name.step };
    this.#explained[place] = explained;
    return explained;
  }
}

/** A class, so that the formula is put together only for the steps somebody looks at. */
class ExplainedStep implements Explanation {
  readonly step: Step;
  readonly value: number | null;
  readonly reason: Reason | null;

  readonly #outline: Outline;
  readonly #meanings: Meanings;

  constructor(outline: Outline, meanings: Meanings) {
    this.#outline = outline;
    this.#meanings = meanings;
    this.step = outline.step;
    this.value = meanings.calculation[outline.step.name];
    this.reason = meanings.calculation.reasons[outline.step.name] ?? null;
  }

  get terms(): (string | ExplainedName)[] {
    return this.#outline.terms.map((term) => (typeof term === 'string' ? term : this.#meanings.at(term)));
  }
}

/**
 * How the figures of a calculated quote came about, in the order of the steps: for each its formula, and what stands
 * behind every name in it. `quote` and `rates` are what `calculateQuote` calculated it from.
 */
export const explainSteps = (
  calculation: QuoteCalculation,
  quote: QuoteInputs | null | undefined,
  rates: Partial<QuoteRates> | null | undefined,
): Explanation[] => {
  const meanings = new Meanings(calculation, quote, rates);
  return outlines.map((outline) => new ExplainedStep(outline, meanings));
};

/** As `explainSteps`, for the one figure that somebody points at; null for a name that is not a step's. */
export const explainStep = (
  name: string,
  calculation: QuoteCalculation,
  quote: QuoteInputs | null | undefined,
  rates: Partial<QuoteRates> | null | undefined,
): Explanation | null => {
  const outline = outlines.find(({ step }) => step.name === name);
  return outline === undefined ? null : new ExplainedStep(outline, new Meanings(calculation, quote, rates));
};

/** The names in an explained formula, each once. */
export const namesIn = ({ terms }: Explanation): ExplainedName[] => [
  ...new Set(terms.filter((term) => typeof term !== 'string')),
];

/** The formula of an explanation with its numbers put in, as one line of text. `format` writes a number, yes or no, or nothing known. */
export const formulaInNumbers = ({ terms }: Explanation, format: (value: ExplainedName['value']) => string): string =>
  terms.map((term) => (typeof term === 'string' ? term : format(term.value))).join('');
