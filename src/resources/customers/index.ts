import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../../ui/resource';

const customers: ResourceDefinition = {
  name: 'customers',
  path: '/setup/customers',
  label: 'Customers',
  icon: BusinessOutlined,
  list: lazy(() => import('./CustomerList')),
  create: lazy(() => import('./CustomerCreate')),
  edit: lazy(() => import('./CustomerDialog')),
  importer: lazy(() => import('./CustomerImport')),
  recordRepresentation: 'customer_name',
};

export default customers;
