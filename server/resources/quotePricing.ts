/** What a quote keeps beside its fields: the rates that it was priced with, and all that was calculated with them. */
import { type Field, isNumeric } from '../../src/fields/field';
import {
  overheadTotal,
  type QuoteCalculation,
  type QuoteInputs,
  type QuoteRates,
  type TicketQuote,
} from '../../src/pricing';
import { materialFields } from '../../src/resources/materials/fields';
import {
  finishingStandardFields,
  inkAndCoatingStandardFields,
  limitStandardFields,
  pressStandardFields,
  rewindStandardFields,
} from '../../src/resources/standards/fields';
import { toolingFields } from '../../src/resources/tooling/fields';

type Values = Readonly<Record<string, unknown>>;

/** The numbers that a person typed into a record: names and calculated values are no rates. */
const numbersOf = (fields: readonly Field[], record: Values | null): Record<string, number | null> | null =>
  record &&
  Object.fromEntries(
    fields
      .filter((field) => isNumeric(field) && !field.readOnly)
      .map(({ source }) => [source, (record[source] ?? null) as number | null]),
  );

const costingFields = [
  ...pressStandardFields,
  ...finishingStandardFields,
  ...rewindStandardFields,
  ...inkAndCoatingStandardFields,
  ...limitStandardFields,
];

/** The records that a quote is priced with; null where it has none. */
export type RateRecords = {
  material: Values | null;
  lamination: Values | null;
  tooling: Values | null;
  /** The overhead of the year in which the quote is priced. */
  overhead: Values | null;
  standards: Values | null;
};

/** The rates as a quote keeps them, so that no change in Setup moves a price that a customer has. */
export const ratesOf = ({ material, lamination, tooling, overhead, standards }: RateRecords): QuoteRates => ({
  material: numbersOf(materialFields, material),
  lamination: numbersOf(materialFields, lamination),
  tooling: numbersOf(toolingFields, tooling),
  overhead_total: overhead && overheadTotal(overhead),
  standards: numbersOf(costingFields, standards),
});

/** What a ticket needs of its quote: how its labels lie on web and roll, and the press that the quote was priced with. */
export const ticketQuoteOf = (
  quote: QuoteInputs & TicketQuote,
  calculation: Partial<QuoteCalculation>,
  rates: Partial<QuoteRates> | null,
): TicketQuote => ({
  number_across: calculation.number_across ?? null,
  label_repeat: calculation.label_repeat ?? null,
  label_across: quote.label_across ?? null,
  labels_per_roll: quote.labels_per_roll ?? null,
  labels_per_sheet: quote.labels_per_sheet ?? null,
  press_setup_time: rates?.standards?.press_setup_time ?? null,
  press_run_speed: rates?.standards?.press_run_speed ?? null,
});

export const sameTicketQuote = (one: TicketQuote, other: TicketQuote): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
