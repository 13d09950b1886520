import { defineFields } from '../../fields/field';
import type { RecordOf } from '../../fields/record';
import { rowFields } from './rows';

export const detailsFields = defineFields([
  { source: 'customer_id', label: 'Customer', type: 'reference', reference: 'customers', nameSource: 'customer_name' },
  {
    source: 'customer_name',
    label: 'Customer',
    apart: 'Customer Name',
    type: 'text',
    identifies: true,
    readOnly: 'linked',
    lookup: true,
  },
  { source: 'quote_description', label: 'Description', type: 'text' },
  { source: 'tooling_id', label: 'Die', type: 'reference', reference: 'tooling', nameSource: 'die_number' },
  { source: 'die_number', label: 'Die Number', type: 'text', readOnly: 'linked', lookup: true },
  { source: 'size_across', label: 'Size AC', type: 'number', unit: 'in', decimals: 4 },
  { source: 'size_around', label: 'Size AR', type: 'number', unit: 'in', decimals: 4 },
  { source: 'across_override', label: 'Across Override', type: 'number', integer: true },
  { source: 'material_id', label: 'Material', type: 'reference', reference: 'materials', nameSource: 'material_name' },
  {
    source: 'material_name',
    label: 'Material',
    apart: 'Material Name',
    type: 'text',
    identifies: true,
    readOnly: 'linked',
  },
  {
    source: 'lamination_id',
    label: 'Lamination',
    type: 'reference',
    reference: 'materials',
    options: 'lamination',
    nameSource: 'lamination_name',
  },
  {
    source: 'lamination_name',
    label: 'Lamination',
    apart: 'Lamination Name',
    type: 'text',
    identifies: true,
    readOnly: 'linked',
  },
  { source: 'ink_cost_per_msi', label: 'Ink Cost', type: 'currency', unit: '$/MSI', decimals: 4 },
  { source: 'coating', label: 'Coating', type: 'boolean', defaultValue: true },
  { source: 'coating_is_spot', label: 'Coating Is Spot', type: 'boolean', defaultValue: false },
  { source: 'corona', label: 'Corona', type: 'boolean', defaultValue: false },
  { source: 'primer', label: 'Primer', type: 'boolean', defaultValue: false },
  { source: 'waste', label: 'Waste', type: 'percent', decimals: 2, defaultValue: 0.1 },
  { source: 'markup', label: 'Markup', type: 'percent', decimals: 2, defaultValue: 0.6 },
  {
    source: 'labels_per_row',
    label: 'Labels per Row',
    type: 'number',
    decimals: 3,
    defaultValue: 1000,
    help: 'How many labels one M stands for',
  },
  { source: 'labels_per_roll', label: 'Labels per Roll', type: 'number', decimals: 0 },
  { source: 'labels_per_sheet', label: 'Labels per Sheet', type: 'number', decimals: 0 },
]);

export const pressInfoFields = defineFields([
  { source: 'color_pin_setting', label: 'Color Pin Setting', type: 'text' },
  { source: 'white_pin_setting', label: 'White Pin Setting', type: 'text' },
  { source: 'material_height', label: 'Material Height', type: 'number', decimals: 4 },
  { source: 'y_offset_value', label: 'Y Offset Value', type: 'number', decimals: 4 },
  {
    source: 'press_press_tension',
    label: 'Press Tension',
    apart: 'Press Info: Press Tension',
    type: 'number',
    decimals: 2,
    defaultValue: 150,
  },
  {
    source: 'press_unwind_tension',
    label: 'Unwind Tension',
    apart: 'Press Info: Unwind Tension',
    type: 'number',
    decimals: 2,
    defaultValue: 110,
  },
  {
    source: 'press_rewind_tension',
    label: 'Rewind Tension',
    apart: 'Press Info: Rewind Tension',
    type: 'number',
    decimals: 2,
    defaultValue: 110,
  },
  { source: 'semi_rotary', label: 'Semi Rotary', type: 'boolean', defaultValue: false },
  { source: 'center_dancer', label: 'Center Dancer', type: 'boolean', defaultValue: false },
  { source: 'printing_mode', label: 'Printing Mode', type: 'boolean', defaultValue: false },
  { source: 'full_rotary', label: 'Full Rotary', type: 'boolean', defaultValue: false },
  { source: 'blank_web', label: 'Blank Web', type: 'boolean', defaultValue: false },
  { source: 'printed_web', label: 'Printed Web', type: 'boolean', defaultValue: false },
]);

export const finisherInfoFields = defineFields([
  {
    source: 'finisher_press_tension',
    label: 'Press Tension',
    apart: 'Finisher Info: Press Tension',
    type: 'number',
    decimals: 2,
    defaultValue: 70,
  },
  {
    source: 'finisher_unwind_tension',
    label: 'Unwind Tension',
    apart: 'Finisher Info: Unwind Tension',
    type: 'number',
    decimals: 2,
    defaultValue: 4,
  },
  {
    source: 'finisher_rewind_tension',
    label: 'Rewind Tension',
    apart: 'Finisher Info: Rewind Tension',
    type: 'number',
    decimals: 2,
    defaultValue: 4,
  },
  { source: 'dispro_trim_value', label: 'Dispro Trim Value', type: 'number', decimals: 4 },
  { source: 'varnish_description', label: 'Varnish Description', type: 'text' },
  { source: 'ink_type_per_pms_color', label: 'Ink Type per PMS Color', type: 'text' },
]);

export const rewindInfoFields = defineFields([
  { source: 'label_across', label: 'Label Across', type: 'number', integer: true, defaultValue: 1 },
  { source: 'core_id', label: 'Core ID', type: 'number', unit: 'in', decimals: 4, defaultValue: 3 },
  {
    source: 'shipping_method',
    label: 'Shipping Method',
    type: 'text',
    defaultValue: 'UPS',
    suggestions: ['UPS', 'FedEx', 'Freight', 'Will Call', 'Delivery'],
  },
]);

/** What an estimator types, and the names that follow the chosen records. */
export const quoteFields = defineFields([
  ...detailsFields,
  ...pressInfoFields,
  ...finisherInfoFields,
  ...rewindInfoFields,
  ...rowFields,
  { source: 'priced_at', label: 'Priced at', type: 'instant', readOnly: 'calculated' },
]);

export type Quote = RecordOf<typeof quoteFields>;
