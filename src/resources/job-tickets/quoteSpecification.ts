/**
 * What a ticket shows of its quote, and its parts are calculated from: how the label is made, without a price. The
 * server answers with it beside a single ticket, because those who make the label may not read the quote.
 */
import { defineFields, type Field, fieldsOf } from '../../fields/field';
import type { TicketQuote } from '../../pricing';
import { quoteFields } from '../quotes/fields';

/** As they stand in the quote. */
export const specifiedFields: readonly Field[] = fieldsOf(quoteFields, [
  'quote_description',
  'size_across',
  'size_around',
  'die_number',
  'material_name',
  'lamination_name',
  'coating',
  'coating_is_spot',
  'corona',
  'primer',
  'labels_per_roll',
  'labels_per_sheet',
  'waste',
  'color_pin_setting',
  'white_pin_setting',
  'material_height',
  'y_offset_value',
  'press_press_tension',
  'press_unwind_tension',
  'press_rewind_tension',
  'semi_rotary',
  'center_dancer',
  'printing_mode',
  'full_rotary',
  'blank_web',
  'printed_web',
  'finisher_press_tension',
  'finisher_unwind_tension',
  'finisher_rewind_tension',
  'dispro_trim_value',
  'varnish_description',
  'ink_type_per_pms_color',
  'label_across',
  'core_id',
  'shipping_method',
]);

/** As they were calculated when the quote was priced. */
export const figureFields = defineFields([
  { source: 'number_across', label: 'Number Across', type: 'number', decimals: 0 },
  { source: 'gap_across', label: 'Gap AC', type: 'number', unit: 'in', decimals: 4 },
  { source: 'gap_around', label: 'Gap AR', type: 'number', unit: 'in', decimals: 4 },
  { source: 'label_repeat', label: 'Label Repeat', type: 'number', unit: 'in', decimals: 4 },
  { source: 'web_width', label: 'Web Width', type: 'number', unit: 'in', decimals: 4 },
  { source: 'print_width', label: 'Print Width', type: 'number', unit: 'in', decimals: 4 },
  { source: 'core_od', label: 'Core OD', type: 'number', unit: 'in', decimals: 4 },
  { source: 'footage_per_roll', label: 'Footage per Roll', type: 'number', unit: 'ft', decimals: 1 },
  { source: 'outer_diameter', label: 'Outer Diameter', type: 'number', unit: 'in', decimals: 2 },
  { source: 'setup_footage', label: 'Setup Footage', type: 'number', unit: 'ft', decimals: 0 },
]);

/** Of the press that the quote was priced with, and of the die as it is. */
export const machineFields = defineFields([
  { source: 'press_setup_time', label: 'Press Setup Time', type: 'number', unit: 'min', decimals: 2 },
  { source: 'press_run_speed', label: 'Press Run Speed', type: 'number', unit: 'ft/min', decimals: 2 },
  { source: 'die_repeat_in', label: 'Die Repeat', type: 'number', unit: 'in', decimals: 4 },
  { source: 'die_repeat_mm', label: 'Die Repeat', type: 'number', unit: 'mm', decimals: 2 },
  { source: 'gear_teeth', label: 'Gear Teeth', type: 'number', decimals: 2 },
]);

export const specificationFields: readonly Field[] = [...specifiedFields, ...figureFields, ...machineFields];

/** A change of one of these, after a ticket was made, is a change of what the shop is to make. */
export const watchedFields: readonly Field[] = [
  ...specifiedFields,
  ...fieldsOf(figureFields, ['number_across', 'gap_across', 'gap_around', 'label_repeat']),
];

export type QuoteSpecification = TicketQuote & { readonly [source: string]: unknown };

/** One field of the quote that is no longer what it was when the ticket was made. */
export type SpecificationChange = { field: string; old: unknown; new: unknown };

/** The fields in which two specifications differ. */
export const specificationChanges = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): SpecificationChange[] =>
  watchedFields
    .map(({ source }) => ({ field: source, old: before[source] ?? null, new: after[source] ?? null }))
    .filter((change) => change.old !== change.new);
