import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../../ui/resource';

const standards: ResourceDefinition = {
  name: 'standards',
  path: '/setup/standards',
  label: 'Standards',
  icon: TuneOutlined,
  list: lazy(() => import('./StandardsPage')),
  recordRepresentation: () => 'Standards',
};

export default standards;
