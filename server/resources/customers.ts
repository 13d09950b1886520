import { customerFields, customerSummary } from '../../src/resources/customers/fields';
import { defineResource } from '../records/resource';

export const customers = defineResource({
  name: 'customers',
  singular: 'customer',
  fields: customerFields,
  nameField: 'customer_name',
  importable: true,
  options: [{ path: '/customers/options' }],
  calculate: customerSummary,
});
