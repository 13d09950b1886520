/** The rates that a quote is priced with: pure, so that the browser shows while typing what the server stores on Save. */
import { type Field, fieldOf, isNumeric } from '../../fields/field';
import { overheadTotal, type QuoteRates } from '../../pricing';
import { materialFields } from '../materials/fields';
import { overheadFields } from '../overhead/fields';
import {
  finishingStandardFields,
  hoursStandardFields,
  inkAndCoatingStandardFields,
  limitStandardFields,
  pressStandardFields,
  rewindStandardFields,
} from '../standards/fields';
import { toolingFields } from '../tooling/fields';

type Values = Readonly<Record<string, unknown>>;

/** The numbers that a person typed into a record: names and calculated values are no rates. */
const numbersOf = (fields: readonly Field[], record: Values | null): Record<string, number | null> | null =>
  record &&
  Object.fromEntries(
    fields
      .filter((field) => isNumeric(field) && !field.readOnly)
      .map(({ source }) => [source, (record[source] ?? null) as number | null]),
  );

const costingFields: readonly Field[] = [
  ...pressStandardFields,
  ...finishingStandardFields,
  ...rewindStandardFields,
  ...hoursStandardFields,
  ...inkAndCoatingStandardFields,
  ...limitStandardFields,
];

/** The records that a quote is priced with; null where it has none. */
export type RateRecords = {
  material: Values | null;
  lamination: Values | null;
  tooling: Values | null;
  /** The overhead of the year in which the quote is priced, or of the newest before it. */
  overhead: Values | null;
  standards: Values | null;
};

/** What a quote keeps of a die. */
export const toolingRatesOf = (tooling: Values | null): QuoteRates['tooling'] => numbersOf(toolingFields, tooling);

/**
 * The rates as a quote keeps them, so that no change in Setup moves a price that a customer has.
 * @param year in which it is priced
 */
export const ratesOf = (
  { material, lamination, tooling, overhead, standards }: RateRecords,
  year: number,
): QuoteRates => ({
  material: numbersOf(materialFields, material),
  lamination: numbersOf(materialFields, lamination),
  tooling: toolingRatesOf(tooling),
  overhead_total: overhead && overheadTotal(overhead),
  overhead_year: (overhead?.calendar_year ?? null) as number | null,
  priced_year: year,
  standards: numbersOf(costingFields, standards),
});

/** The fields that link the records of a quote's rates. */
export const rateLinks = ['material_id', 'lamination_id', 'tooling_id'] as const;

/** A quote, or of one what `rateLinks` names. */
export type RateLinks = Values;

/** A quote as it was priced, and the rates that it keeps from then. */
export type PricedQuote = { quote: RateLinks; rates: QuoteRates };

/**
 * The rates for a quote: those it keeps, with today's for a material, lamination or die that was chosen since; all of
 * them today's for a quote that keeps none.
 */
export const ratesFor = (quote: RateLinks, kept: PricedQuote | null, today: QuoteRates): QuoteRates => {
  if (!kept) return today;
  const stays = (field: (typeof rateLinks)[number]): boolean => (kept.quote[field] ?? null) === (quote[field] ?? null);
  return {
    ...kept.rates,
    ...(stays('material_id') ? {} : { material: today.material }),
    ...(stays('lamination_id') ? {} : { lamination: today.lamination }),
    ...(stays('tooling_id') ? {} : { tooling: today.tooling }),
  };
};

/**
 * The rates of a quote, kept for another one that is priced with them today. As long as Setup has no newer overhead, they
 * stand in for today's year, and are warned of as such.
 */
export const ratesKeptToday = (kept: QuoteRates, { overhead_year, priced_year }: QuoteRates): QuoteRates =>
  kept.overhead_year === overhead_year ? { ...kept, priced_year } : kept;

/** One rate that is not what it was: `kept` is what the quote has, `today` what Setup has. */
export type ChangedRate = {
  /** The record that it comes from, for a person. */
  record: string;
  field: Field;
  /** Its place among the rates of a quote: `material.freight_price`. */
  path: string;
  kept: number | null;
  today: number | null;
};

const OVERHEAD_TOTAL: Field = { source: 'overhead_total', label: 'Total of the year', type: 'currency', decimals: 2 };
const OVERHEAD_YEAR: Field = { ...fieldOf(overheadFields, 'calendar_year'), source: 'overhead_year' };

/** The records of a quote's rates, and the fields of which one or the other is a rate. */
const rateRecords: readonly {
  name: 'material' | 'lamination' | 'tooling' | 'standards';
  label: string;
  fields: readonly Field[];
}[] = [
  { name: 'material', label: 'Material', fields: materialFields },
  { name: 'lamination', label: 'Lamination', fields: materialFields },
  { name: 'tooling', label: 'Die', fields: toolingFields },
  { name: 'standards', label: 'Standards', fields: costingFields },
];

/** How many rates of a quote are older than the records they came from, as a sentence. */
export const changedRatesText = (count: number): string =>
  `${count === 1 ? 'One rate of this quote has' : `${count} rates of this quote have`} changed in Setup since it was priced.`;

/** Which rates a quote keeps that are older than the records they came from: those that the records have other values for by now. */
export const changedRates = (kept: QuoteRates, today: QuoteRates): ChangedRate[] => {
  const changed = rateRecords.flatMap(({ name, label, fields }) => {
    const before: Values = kept[name] ?? {};
    const after: Values = today[name] ?? {};
    return fields
      .filter(({ source }) => source in before || source in after)
      .map((field) => ({
        record: label,
        field,
        path: `${name}.${field.source}`,
        kept: (before[field.source] ?? null) as number | null,
        today: (after[field.source] ?? null) as number | null,
      }));
  });
  // Rates that say no year have not changed theirs.
  const saysYear = (kept.overhead_year ?? null) !== null;
  const overhead = (saysYear ? [OVERHEAD_YEAR, OVERHEAD_TOTAL] : [OVERHEAD_TOTAL]).map((field) => ({
    record: 'Overhead',
    field,
    path: field.source,
    kept: (kept[field.source as 'overhead_year'] ?? null) as number | null,
    today: (today[field.source as 'overhead_year'] ?? null) as number | null,
  }));
  return [...changed, ...overhead].filter((rate) => rate.kept !== rate.today);
};

/** Every rate as a field of its own, named by its path and by the record that it comes from. */
export const rateFields: readonly Field[] = [
  ...rateRecords.flatMap(({ name, label, fields }) =>
    fields.map((field) => ({ ...field, source: `${name}.${field.source}`, label: `${label}: ${field.label}` })),
  ),
  ...[OVERHEAD_YEAR, OVERHEAD_TOTAL].map((field) => ({ ...field, label: `Overhead: ${field.label}` })),
];
