import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { lazyView } from '../../ui/lazyView';
import type { ResourceDefinition } from '../../ui/resource';

const customers: ResourceDefinition = {
  name: 'customers',
  path: '/setup/customers',
  label: 'Customers',
  icon: BusinessOutlined,
  sort: { field: 'customer_name', order: 'ASC' },
  list: lazyView(() => import('./CustomerList')),
  create: lazyView(() => import('./CustomerCreate')),
  edit: lazyView(() => import('./CustomerDialog')),
  importer: lazyView(() => import('./CustomerImport')),
  recordRepresentation: 'customer_name',
};

export default customers;
