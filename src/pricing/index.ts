/*
 * What a label costs and what it is sold for. Pure: the server and the browser run the same code, and it knows neither.
 *
 * Units: inches, feet, mils (0.001 in), minutes, dollars, MSI (1000 square inches); `m_labels` is thousands of labels.
 */
export { calculateQuote } from './calculateQuote';
export { type ExplainedName, type Explanation, explainStep, explainSteps, formulaInNumbers, namesIn } from './explain';
export type { StepName } from './figures';
export { materialPrice } from './materials';
export { overheadTotal } from './overhead';
export {
  calculatePart,
  calculateRewind,
  calculateTicket,
  type PartInputs,
  type PartQuantities,
  type RewindQuantities,
  type TicketQuantities,
  type TicketQuote,
} from './parts';
export { priceRow, priceRows, quoteRowFields } from './rows';
export { type CalculationTab, calculationTabs, quoteSteps, type StepGroup } from './steps';
export type { GroupName, Unit } from './steps/step';
export { dieRepeat, gearTeeth, toolingDefaults } from './tooling';
export type {
  CalculatedFigures,
  DieRepeat,
  Given,
  GivenFlag,
  MaterialPrice,
  MaterialRates,
  Overhead,
  OverrideType,
  PricedRow,
  QuoteCalculation,
  QuoteCosts,
  QuoteInputs,
  QuoteRates,
  Reason,
  RowInputs,
  RowNumber,
  RowPricing,
  Standards,
  Step,
  ToolingRates,
  Warning,
  WarningCode,
} from './types';
export { feetFromMsi, rollLength, rollOuterDiameter, webMsi } from './web';
