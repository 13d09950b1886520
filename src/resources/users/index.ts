import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { lazyView } from '../../ui/lazyView';
import type { ResourceDefinition } from '../../ui/resource';

const users: ResourceDefinition = {
  name: 'users',
  path: '/setup/users',
  label: 'Users',
  icon: GroupOutlined,
  sort: { field: 'user', order: 'ASC' },
  list: lazyView(() => import('./UserList')),
  create: lazyView(() => import('./UserCreate')),
  edit: lazyView(() => import('./UserDialog')),
  recordRepresentation: 'user',
};

export default users;
