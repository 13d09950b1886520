import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { lazyView } from '../../ui/lazyView';
import type { ResourceDefinition } from '../../ui/resource';

const quotes: ResourceDefinition = {
  name: 'quotes',
  path: '/quotes',
  label: 'Quote',
  icon: RequestQuoteOutlined,
  sort: { field: 'id', order: 'DESC' },
  list: lazyView(() => import('./QuoteList')),
  create: lazyView(() => import('./QuoteCreate')),
  edit: lazyView(() => import('./QuoteDialog')),
  recordRepresentation: ({ id }) => `Quote #${id}`,
};

export default quotes;
