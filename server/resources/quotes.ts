import { quoteFields } from '../../src/resources/quotes/fields';
import { defineResource } from './resource';

export const quotes = defineResource({
  name: 'quotes',
  singular: 'quote',
  fields: quoteFields,
  options: [{ path: '/quotes/options', label: ['id', 'customer_name', 'quote_description'] }],
  ownColumns: ['calculation', 'rates'],
});
