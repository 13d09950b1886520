import { defineFields } from '../../fields/field';

/** A record's id is its calendar year. */
export const overheadFields = defineFields([
  {
    source: 'calendar_year',
    label: 'Year',
    type: 'number',
    integer: true,
    minimum: 1900,
    maximum: 2999,
    required: true,
    unique: true,
    onlyOnCreate: true,
  },
  { source: 'rent', label: 'Rent', type: 'currency', minimum: 0, decimals: 2 },
  { source: 'electric', label: 'Electric', type: 'currency', minimum: 0, decimals: 2 },
  { source: 'domino', label: 'Domino', type: 'currency', minimum: 0, decimals: 2 },
  { source: 'liberty_mutual', label: 'Liberty Mutual', type: 'currency', minimum: 0, decimals: 2 },
  { source: 'am_trust', label: 'AmTrust', type: 'currency', minimum: 0, decimals: 2 },
  { source: 'accounting', label: 'Accounting', type: 'currency', minimum: 0, decimals: 2 },
  { source: 'other_stuff', label: 'Other Stuff', type: 'currency', minimum: 0, decimals: 2 },
  { source: 'total', label: 'Total', type: 'currency', decimals: 2, readOnly: 'calculated' },
]);
