import PaidOutlined from '@mui/icons-material/PaidOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../../ui/resource';

const overhead: ResourceDefinition = {
  name: 'overhead',
  path: '/setup/overhead',
  label: 'Overhead',
  icon: PaidOutlined,
  list: lazy(() => import('./OverheadList')),
  create: lazy(() => import('./OverheadCreate')),
  edit: lazy(() => import('./OverheadDialog')),
  recordRepresentation: 'calendar_year',
};

export default overhead;
