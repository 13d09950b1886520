import { defineFields } from '../../fields/field';
import type { RecordOf } from '../../fields/record';

export const toolingFields = defineFields([
  { source: 'die_number', label: 'Die Number', type: 'text', unique: true, lookup: true },
  { source: 'size_across', label: 'Size AC', type: 'number', unit: 'in', minimum: 0, decimals: 4 },
  { source: 'size_around', label: 'Size AR', type: 'number', unit: 'in', minimum: 0, decimals: 4 },
  { source: 'gap_across', label: 'Gap AC', type: 'number', unit: 'in', minimum: 0, decimals: 4, defaultValue: 0.125 },
  { source: 'gap_around', label: 'Gap AR', type: 'number', unit: 'in', minimum: 0, decimals: 4, defaultValue: 0.125 },
  { source: 'number_across', label: 'Number AC', type: 'number', integer: true, minimum: 0 },
  { source: 'number_around', label: 'Number AR', type: 'number', integer: true, minimum: 0 },
  { source: 'die_repeat_in', label: 'Die Repeat (in)', type: 'number', decimals: 4, readOnly: 'calculated' },
  { source: 'die_repeat_mm', label: 'Die Repeat (mm)', type: 'number', decimals: 2, readOnly: 'calculated' },
]);

export type Tooling = RecordOf<typeof toolingFields>;
