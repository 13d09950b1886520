import type { Figures } from './figures';
import { divisorsUsed, type Formula, namesUsed, readFormula } from './formula';
import type { Inputs } from './inputs';
import { type FormulaName, fieldOf, formulaName, givenFor, missingRecords } from './names';
import { amount, isBlank, isRecord } from './numbers';
import { quoteSteps } from './steps';
import type { QuoteCalculation, QuoteInputs, QuoteRates, Reason, Step } from './types';
import { faultOf, inWords } from './wording';

/** A quote keeps its rates, so the words have to be as true once the overhead of the year is entered. */
const noOverhead: Reason = {
  field: 'overhead_total',
  message:
    'The rates of this quote have no overhead for the year, so its share in the price is not known. Once it is entered (Setup > Overhead), use today’s rates.',
};

const formulas = new Map<string, Formula>();

/** Read when a figure is missing for the first time, which most quotes never need. */
const formulaOf = (step: Step): Formula => {
  let formula = formulas.get(step.name);
  if (formula === undefined) {
    formula = readFormula(step.formula);
    formulas.set(step.name, formula);
  }
  return formula;
};

/** Why something given cannot be calculated with. */
const faultOfGiven = (name: FormulaName, quote: QuoteInputs, rates: Partial<QuoteRates>): Reason => {
  const given = givenFor(name, quote, rates);
  if (name.record !== null && !isRecord(rates[name.record])) return missingRecords[name.record];
  if (name.name === noOverhead.field && isBlank(given)) return noOverhead;
  return { field: name.name, message: faultOf(name.label, given) };
};

/** Why not one label fits across a press without a die: a number that nobody has typed. */
const noRoomAcross = ({ size_across, standards }: Inputs): Reason => {
  const { max_print_width, max_web_width, railing_per_side } = standards;
  const label = `A label of ${inWords(size_across)} in`;
  const message =
    size_across > max_print_width
      ? `${label} is wider than the press prints (${inWords(max_print_width)} in).`
      : `${label} and ${inWords(railing_per_side)} in of railing on each side are wider than the web that the press takes (${inWords(max_web_width)} in).`;
  return { field: 'size_across', message };
};

export type Reasons = {
  /** For each figure that is not known, what it lacks at its root. */
  reasons: QuoteCalculation['reasons'];
  /** Everything that is lacking, each once. */
  lacking: Reason[];
};

/** Of a quote that lacks nothing. */
export const noReasons = (): Reasons => ({ reasons: {}, lacking: [] });

/**
 * Why each figure that is not known is not known. Every one is traced to its root: the cost of a quote without a size
 * says that the size is missing, not that the material cost is.
 */
export const reasonsFor = (
  figures: Figures,
  inputs: Inputs,
  quote: QuoteInputs,
  rates: Partial<QuoteRates>,
): Reasons => {
  const reasons: QuoteCalculation['reasons'] = {};
  const lacking = new Map<string, Reason>();

  function numberFor(text: string): unknown {
    const { step, record, field } = formulaName(text);
    if (step !== null) return figures[step];
    return fieldOf(record === null ? inputs : inputs[record], field);
  }

  function holds(text: string): boolean {
    const value = numberFor(text);
    if (Number.isNaN(value)) return !isBlank(givenFor(formulaName(text), quote, rates));
    return value === true || amount(value) > 0;
  }

  /** Once for each thing that is lacking, so that the same sentence is not said twice. */
  function root(reason: Reason): Reason {
    const told = lacking.get(reason.field) ?? reason;
    lacking.set(told.field, told);
    return told;
  }

  function reasonOf(step: Step): Reason {
    const formula = formulaOf(step);
    const causes = namesUsed(formula, holds)
      .filter((text) => Number.isNaN(numberFor(text)))
      .map((text) => {
        const name = formulaName(text);
        return name.step === null ? root(faultOfGiven(name, quote, rates)) : reasons[name.step];
      });
    const [first] = causes;
    if (first !== undefined) return first;
    const zero = divisorsUsed(formula, holds).find((text) => numberFor(text) === 0);
    if (zero === undefined) return root({ field: step.name, message: `${step.label} is too large to calculate.` });
    const isCalculated = zero === 'number_across' && !inputs.die_chosen && inputs.across_override === 0;
    return root(isCalculated ? noRoomAcross(inputs) : { field: zero, message: faultOf(formulaName(zero).label, 0) });
  }

  for (const step of quoteSteps) {
    if (Number.isNaN(figures[step.name])) reasons[step.name] = reasonOf(step);
  }
  return { reasons, lacking: [...lacking.values()] };
};
