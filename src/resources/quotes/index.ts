import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../../ui/resource';

const quotes: ResourceDefinition = {
  name: 'quotes',
  path: '/quotes',
  label: 'Quote',
  icon: RequestQuoteOutlined,
  list: lazy(() => import('./QuoteList')),
  create: lazy(() => import('./QuoteCreate')),
  edit: lazy(() => import('./QuoteDialog')),
  recordRepresentation: ({ id }) => `Quote #${id}`,
};

export default quotes;
