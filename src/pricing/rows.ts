import { amount, isRecord, known, signed } from './numbers';
import type {
  OverrideType,
  PricedRow,
  QuoteCalculation,
  QuoteCosts,
  QuoteInputs,
  Reason,
  RowInputs,
  RowNumber,
  RowPricing,
} from './types';
import { faultOf } from './wording';

/** What the price of a row is made from, and the field that must hold it. */
const overrides = {
  0: { source: 'Markup', field: null },
  1: { source: 'Price per label', field: 'price_per_label_override' },
  2: { source: 'Profit', field: 'profit_override' },
  3: { source: 'Margin', field: 'margin_override' },
} as const;

/** A row without a type has no override; any other type than the four is not one. */
const overrideTypeOf = (given: unknown): OverrideType | null => {
  if (given === null || given === undefined) return 0;
  return given === 0 || given === 1 || given === 2 || given === 3 ? given : null;
};

/** Dollars for the whole row; NaN where there is no price. */
const priceOf = (
  type: OverrideType | null,
  cost: number,
  labels: number,
  row: RowInputs,
  pricing: RowPricing,
): number => {
  switch (type) {
    case 0:
      return (1 + signed(pricing.markup)) * cost;
    case 1:
      return signed(row.price_per_label_override) * labels;
    case 2:
      return cost + signed(row.profit_override);
    case 3: {
      // At 100 % the whole price would be profit, however high it is.
      const margin = signed(row.margin_override);
      return margin < 100 ? cost / (1 - margin / 100) : Number.NaN;
    }
    default:
      return Number.NaN;
  }
};

/** Why the figures of the quote are not known, where that is known. */
type Reasons = QuoteCalculation['reasons'];

const unknownCost = (label: string, reason: Reason | undefined): string =>
  [`The ${label} of the quote is not known.`, ...(reason ? [reason.message] : [])].join(' ');

/** Why a row is not priced through and through: the first thing that stands in the way. */
const errorOf = (
  row: RowInputs,
  pricing: RowPricing,
  type: OverrideType | null,
  price: number,
  reasons: Reasons,
): string => {
  const quantity = row.m_labels;
  if (Number.isNaN(amount(quantity))) return faultOf('M Labels', quantity);
  if (Number.isNaN(amount(pricing.labels_per_row))) return faultOf('Labels per Row', pricing.labels_per_row);
  if (type === null) return 'The override type is not one of None, Price Per Label, Profit, Margin.';

  const { source, field } = overrides[type];
  const override = field === null ? pricing.markup : row[field];
  if (Number.isNaN(signed(override))) return faultOf(field === null ? source : `${source} override`, override);
  if (type === 3 && signed(override) >= 100) return 'A margin of 100 % or more has no price: it must be less.';

  if (Number.isNaN(signed(pricing.setup_time_and_material_cost)))
    return unknownCost('setup cost', reasons.setup_time_and_material_cost);
  if (Number.isNaN(signed(pricing.time_and_material_cost_per_m_labels)))
    return unknownCost('cost per 1000 labels', reasons.time_and_material_cost_per_m_labels);

  if (quantity === 0 || pricing.labels_per_row === 0) {
    const zero = quantity === 0 ? 'M Labels' : 'Labels per Row';
    return `${zero} is 0: the row has no labels, so there is no price per 1000.`;
  }
  if (price <= 0) return `The price is ${price === 0 ? '0' : 'below zero'}, so there is no margin.`;
  return 'The price is too large to calculate.';
};

/**
 * Prices one quantity of a quote from its two costs, calculated or stored: dollars, the margin a fraction of the price.
 * What cannot be calculated is null, the rest of the row is not, and `error` says why, in the words of `reasons` where
 * that is a cost of the quote.
 * Source: the specification.
 */
export const priceRow = (
  givenRow: RowInputs | null | undefined,
  givenPricing: RowPricing | null | undefined,
  reasons: Reasons = {},
): PricedRow => {
  const row: RowInputs = isRecord(givenRow) ? givenRow : {};
  const pricing: RowPricing = isRecord(givenPricing) ? givenPricing : {};
  const type = overrideTypeOf(row.override_type);
  const mLabels = amount(row.m_labels);
  const labels = mLabels * amount(pricing.labels_per_row);
  const runCost = (labels * signed(pricing.time_and_material_cost_per_m_labels)) / 1000;
  const cost = signed(pricing.setup_time_and_material_cost) + runCost;
  const price = priceOf(type, cost, labels, row, pricing);
  const pricePerM = (1000 * price) / labels;
  const profit = price - cost;
  // A loss on a price below 0 would look like a margin.
  const margin = price > 0 ? profit / price : Number.NaN;
  // With both of these, every amount they were calculated from is there too.
  const complete = Number.isFinite(margin) && Number.isFinite(pricePerM);
  return {
    row: known(signed(row.row)) ?? 0,
    include: row.include === true,
    m_labels: known(mLabels),
    labels: known(labels),
    run_cost: known(runCost),
    total_cost: known(cost),
    total_price: known(price),
    price_per_m_labels: known(pricePerM),
    profit: known(profit),
    margin: known(margin),
    error: complete ? null : errorOf(row, pricing, type, price, reasons),
  };
};

const rowFields = <N extends RowNumber>(row: N) =>
  ({
    row,
    include: `row_${row}_include`,
    m_labels: `row_${row}_m_labels`,
    price_per_label_override: `row_${row}_price_per_label_override`,
    profit_override: `row_${row}_profit_override`,
    margin_override: `row_${row}_margin_override`,
    override_type: `row_${row}_override_type`,
  }) as const;

/** The fields of each of the ten rows of a quote, put together once. */
export const quoteRowFields = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((row) => rowFields(row));

/**
 * Prices all ten rows of a quote, in stored order. The costs are its calculated ones, or the quote itself where its
 * stored `setup_time_and_material_cost` and `time_and_material_cost_per_m_labels` are all there is. `reasons` says why
 * one of them is not known.
 */
export const priceRows = (
  givenQuote: QuoteInputs | null | undefined,
  costs: QuoteCosts | null | undefined,
  reasons: Reasons = {},
): PricedRow[] => {
  const quote: QuoteInputs = isRecord(givenQuote) ? givenQuote : {};
  const pricing: RowPricing = {
    labels_per_row: quote.labels_per_row,
    markup: quote.markup,
    setup_time_and_material_cost: costs?.setup_time_and_material_cost,
    time_and_material_cost_per_m_labels: costs?.time_and_material_cost_per_m_labels,
  };
  return quoteRowFields.map((fields) =>
    priceRow(
      {
        row: fields.row,
        include: quote[fields.include],
        m_labels: quote[fields.m_labels],
        price_per_label_override: quote[fields.price_per_label_override],
        profit_override: quote[fields.profit_override],
        margin_override: quote[fields.margin_override],
        override_type: quote[fields.override_type],
      },
      pricing,
      reasons,
    ),
  );
};
