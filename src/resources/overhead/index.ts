import PaidOutlined from '@mui/icons-material/PaidOutlined';
import { lazyView } from '../../ui/lazyView';
import type { ResourceDefinition } from '../../ui/resource';

const overhead: ResourceDefinition = {
  name: 'overhead',
  path: '/setup/overhead',
  label: 'Overhead',
  icon: PaidOutlined,
  sort: { field: 'calendar_year', order: 'DESC' },
  list: lazyView(() => import('./OverheadList')),
  create: lazyView(() => import('./OverheadCreate')),
  edit: lazyView(() => import('./OverheadDialog')),
  recordRepresentation: 'calendar_year',
};

export default overhead;
