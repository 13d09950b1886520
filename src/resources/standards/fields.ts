import { defineFields } from '../../fields/field';
import type { RecordOf } from '../../fields/record';

/** One record for the whole shop. The first values are typical figures; `confirmed` says that somebody saved their own. */
export const STANDARDS_ID = 1;

export const pressStandardFields = defineFields([
  {
    source: 'press_setup_time',
    label: 'Press Setup Time',
    type: 'number',
    unit: 'min',
    minimum: 0,
    decimals: 2,
    defaultValue: 20,
  },
  {
    source: 'press_setup_footage',
    label: 'Press Setup Footage',
    type: 'number',
    unit: 'ft',
    minimum: 0,
    decimals: 2,
    defaultValue: 150,
  },
  {
    source: 'press_run_speed',
    label: 'Press Run Speed',
    type: 'number',
    unit: 'ft/min',
    minimum: 1,
    decimals: 2,
    defaultValue: 100,
  },
  {
    source: 'press_labor_per_hour',
    label: 'Press Labor',
    type: 'currency',
    unit: '$/h',
    minimum: 0,
    decimals: 2,
    defaultValue: 30,
  },
]);

export const finishingStandardFields = defineFields([
  {
    source: 'finishing_setup_time',
    label: 'Finishing Setup Time',
    type: 'number',
    unit: 'min',
    minimum: 0,
    decimals: 2,
    defaultValue: 30,
  },
  {
    source: 'finishing_setup_footage',
    label: 'Finishing Setup Footage',
    type: 'number',
    unit: 'ft',
    minimum: 0,
    decimals: 2,
    defaultValue: 50,
  },
  {
    source: 'finishing_run_speed',
    label: 'Finishing Run Speed',
    type: 'number',
    unit: 'ft/min',
    minimum: 1,
    decimals: 2,
    defaultValue: 65,
  },
  {
    source: 'finishing_labor_per_hour',
    label: 'Finishing Labor',
    type: 'currency',
    unit: '$/h',
    minimum: 0,
    decimals: 2,
    defaultValue: 30,
  },
]);

export const rewindStandardFields = defineFields([
  {
    source: 'rewind_setup_time',
    label: 'Rewind Setup Time',
    type: 'number',
    unit: 'min',
    minimum: 0,
    decimals: 2,
    defaultValue: 10,
  },
  {
    source: 'rewind_setup_footage',
    label: 'Rewind Setup Footage',
    type: 'number',
    unit: 'ft',
    minimum: 0,
    decimals: 2,
    defaultValue: 0,
  },
  {
    source: 'rewind_run_speed',
    label: 'Rewind Run Speed',
    type: 'number',
    unit: 'ft/min',
    minimum: 1,
    decimals: 2,
    defaultValue: 200,
  },
  {
    source: 'rewind_labor_per_hour',
    label: 'Rewind Labor',
    type: 'currency',
    unit: '$/h',
    minimum: 0,
    decimals: 2,
    defaultValue: 30,
  },
  {
    source: 'rewind_changeover_time',
    label: 'Rewind Changeover Time',
    type: 'number',
    unit: 'min',
    minimum: 0,
    decimals: 2,
    defaultValue: 1.5,
  },
  { source: 'core_wall', label: 'Core Wall', type: 'number', unit: 'in', minimum: 0, decimals: 4, defaultValue: 0.125 },
]);

/** Of all machines together: what a year's overhead is spread over. */
export const hoursStandardFields = defineFields([
  {
    source: 'productive_hours_per_year',
    label: 'Productive Hours per Year',
    type: 'number',
    unit: 'h',
    minimum: 1,
    decimals: 1,
    defaultValue: 2000,
  },
]);

export const inkAndCoatingStandardFields = defineFields([
  {
    source: 'primer_cost_per_msi',
    label: 'Primer Cost',
    type: 'currency',
    unit: '$/MSI',
    minimum: 0,
    decimals: 4,
    defaultValue: 0.04,
  },
  {
    source: 'coating_cost_per_msi',
    label: 'Coating Cost',
    type: 'currency',
    unit: '$/MSI',
    minimum: 0,
    decimals: 4,
    defaultValue: 0.08,
  },
]);

export const limitStandardFields = defineFields([
  {
    source: 'railing_per_side',
    label: 'Railing per Side',
    type: 'number',
    unit: 'in',
    minimum: 0,
    decimals: 4,
    defaultValue: 0.25,
  },
  {
    source: 'max_web_width',
    label: 'Max Web Width',
    type: 'number',
    unit: 'in',
    minimum: 0,
    decimals: 4,
    defaultValue: 13.39,
  },
  {
    source: 'max_print_width',
    label: 'Max Print Width',
    type: 'number',
    unit: 'in',
    minimum: 0,
    decimals: 4,
    defaultValue: 13.11,
  },
  {
    source: 'max_outer_diameter',
    label: 'Max Outer Diameter',
    type: 'number',
    unit: 'in',
    minimum: 0,
    decimals: 4,
    defaultValue: 16,
  },
  { source: 'minimum_margin', label: 'Minimum Margin', type: 'percent', decimals: 2, defaultValue: 0.2 },
]);

export const letterheadStandardFields = defineFields([
  { source: 'shop_name', label: 'Shop Name', type: 'text' },
  { source: 'shop_address', label: 'Shop Address', type: 'longText', rows: 3 },
  { source: 'shop_phone', label: 'Shop Phone', type: 'text' },
  { source: 'shop_email', label: 'Shop Email', type: 'text' },
  {
    source: 'quote_valid_days',
    label: 'Quote Valid for',
    type: 'number',
    integer: true,
    unit: 'days',
    minimum: 0,
    defaultValue: 30,
  },
  { source: 'terms', label: 'Terms', type: 'longText', rows: 5 },
]);

/**
 * Which edge of the label leaves the roll first, per copy-position digit. Printers disagree on the digits, so a shop
 * sets its own; 1 to 4 are wound out and 5 to 8 wound in.
 */
const leadingEdges = [
  { value: 'top', label: 'Top' },
  { value: 'bottom', label: 'Bottom' },
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const;

export const copyPositionStandardFields = defineFields([
  { source: 'copy_position_1', label: 'Position 1 (out)', type: 'choice', choices: leadingEdges, defaultValue: 'top' },
  {
    source: 'copy_position_2',
    label: 'Position 2 (out)',
    type: 'choice',
    choices: leadingEdges,
    defaultValue: 'bottom',
  },
  {
    source: 'copy_position_3',
    label: 'Position 3 (out)',
    type: 'choice',
    choices: leadingEdges,
    defaultValue: 'right',
  },
  { source: 'copy_position_4', label: 'Position 4 (out)', type: 'choice', choices: leadingEdges, defaultValue: 'left' },
  { source: 'copy_position_5', label: 'Position 5 (in)', type: 'choice', choices: leadingEdges, defaultValue: 'top' },
  {
    source: 'copy_position_6',
    label: 'Position 6 (in)',
    type: 'choice',
    choices: leadingEdges,
    defaultValue: 'bottom',
  },
  { source: 'copy_position_7', label: 'Position 7 (in)', type: 'choice', choices: leadingEdges, defaultValue: 'right' },
  { source: 'copy_position_8', label: 'Position 8 (in)', type: 'choice', choices: leadingEdges, defaultValue: 'left' },
]);

export const standardsFields = defineFields([
  ...pressStandardFields,
  ...finishingStandardFields,
  ...rewindStandardFields,
  ...hoursStandardFields,
  ...inkAndCoatingStandardFields,
  ...limitStandardFields,
  ...letterheadStandardFields,
  ...copyPositionStandardFields,
  { source: 'confirmed', label: 'Confirmed', type: 'boolean', readOnly: 'calculated' },
]);

export type Standards = RecordOf<typeof standardsFields>;
