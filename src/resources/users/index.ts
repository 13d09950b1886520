import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../../ui/resource';

const users: ResourceDefinition = {
  name: 'users',
  path: '/setup/users',
  label: 'Users',
  icon: GroupOutlined,
  list: lazy(() => import('./UserList')),
  create: lazy(() => import('./UserCreate')),
  edit: lazy(() => import('./UserDialog')),
  recordRepresentation: 'user',
};

export default users;
