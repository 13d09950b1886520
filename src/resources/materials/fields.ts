import { defineFields } from '../../fields/field';
import type { RecordOf } from '../../fields/record';

export const materialFields = defineFields([
  { source: 'material_name', label: 'Material', type: 'text', identifies: true, lookup: true },
  {
    source: 'material_type',
    label: 'Type',
    type: 'choice',
    choices: [
      { value: 'Material', label: 'Material' },
      { value: 'Lamination', label: 'Lamination' },
    ],
    defaultValue: 'Material',
  },
  {
    source: 'mil_thickness_w_liner',
    label: 'Mil Thickness with Liner',
    type: 'number',
    unit: 'mil',
    minimum: 0,
    decimals: 3,
  },
  { source: 'material_price', label: 'Price', type: 'currency', unit: '$/MSI', minimum: 0, decimals: 4 },
  // Surcharges have no minimum: what a supplier credits is one below 0.
  { source: 'fuel_price', label: 'Fuel', type: 'currency', unit: '$/MSI', decimals: 4, defaultValue: 0.001 },
  { source: 'freight_price', label: 'Freight', type: 'currency', unit: '$/MSI', decimals: 4, defaultValue: 0.0344 },
  {
    source: 'other_surcharges',
    label: 'Other Surcharges',
    type: 'currency',
    unit: '$/MSI',
    decimals: 4,
    defaultValue: 0.04,
  },
  { source: 'markup', label: 'Markup', type: 'percent', decimals: 2, defaultValue: 0 },
  {
    source: 'calculated_subtotal',
    label: 'Subtotal',
    type: 'currency',
    unit: '$/MSI',
    decimals: 4,
    readOnly: 'calculated',
  },
  {
    source: 'customer_price',
    label: 'Customer Price',
    type: 'currency',
    unit: '$/MSI',
    decimals: 4,
    readOnly: 'calculated',
  },
]);

export type Material = RecordOf<typeof materialFields>;
