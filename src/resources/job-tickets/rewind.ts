/** What the rewinder is told: one line for the ticket, calculated from its parts and its quote. */
import { defineFields } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { calculateRewind, type PartInputs } from '../../pricing';
import { type CopyPositionChart, copyPositionOf } from '../../ui/drawings/copyPositionGeometry';
import type { QuoteSpecification } from './quoteSpecification';

export const rewindFields = defineFields([
  { source: 'total_qty', label: 'Total Qty', type: 'number', decimals: 0 },
  { source: 'items', label: '# of Items', type: 'number', decimals: 0 },
  { source: 'footage', label: 'Footage', type: 'number', decimals: 0 },
  { source: 'core_id', label: 'Core ID', type: 'number', decimals: 4 },
  { source: 'total_rolls', label: 'Total Rolls', type: 'number', decimals: 0 },
  { source: 'labels_per_roll', label: 'Qty Per Roll', type: 'number', decimals: 0 },
  { source: 'label_across', label: 'Labels AC', type: 'number', decimals: 0 },
  { source: 'lead_rw_count', label: 'Lead RW Count', type: 'number', decimals: 0 },
  { source: 'rw_note', label: 'RW Note', type: 'text' },
  { source: 'shipping_method', label: 'Ship Method', type: 'text' },
]);

const positive = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/**
 * How often the rewinder is led in: one pass winds as many rolls as lie beside each other on the web, and rolls of
 * different parts never share a pass. Null where the quote does not say how many do.
 */
export const rewindLeads = (parts: readonly AnyRecord[], quote: QuoteSpecification): number | null => {
  const across = positive(quote.number_across);
  const labelAcross = positive(quote.label_across);
  const perRoll = positive(quote.labels_per_roll);
  if (across === null || labelAcross === null || perRoll === null) return null;
  const rollsAtOnce = Math.max(Math.floor(across / labelAcross), 1);
  return parts.reduce((leads, { quantity }) => {
    const rolls = Math.ceil((positive(quantity) ?? 0) / perRoll);
    return leads + Math.ceil(rolls / rollsAtOnce);
  }, 0);
};

/** How the parts are wound: "Position 4: wound out, left edge first", each position once. */
const windingOf = (parts: readonly AnyRecord[], chart: CopyPositionChart): string | null => {
  const positions = [...new Set(parts.map(({ copy_position }) => copy_position))].filter(
    (position): position is number => typeof position === 'number',
  );
  return (
    positions
      .sort((one, other) => one - other)
      .map((position) => `Position ${position}: ${copyPositionOf(position, chart).text.toLowerCase()}`)
      .join('; ') || null
  );
};

/** The rewind line of a ticket; none while it has no parts or no quote to calculate from. */
export const rewindRows = (
  parts: readonly AnyRecord[],
  quote: QuoteSpecification | null | undefined,
  chart: CopyPositionChart,
): AnyRecord[] => {
  if (parts.length === 0 || !quote) return [];
  const { reasons: _, ...quantities } = calculateRewind(parts as readonly PartInputs[], quote);
  return [
    {
      id: 1,
      ...quantities,
      core_id: quote.core_id ?? null,
      labels_per_roll: quote.labels_per_roll ?? null,
      label_across: quote.label_across ?? null,
      lead_rw_count: rewindLeads(parts, quote),
      rw_note: windingOf(parts, chart),
      shipping_method: quote.shipping_method ?? null,
    },
  ];
};
