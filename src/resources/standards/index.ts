import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { lazyView } from '../../ui/lazyView';
import type { ResourceDefinition } from '../../ui/resource';

const standards: ResourceDefinition = {
  name: 'standards',
  path: '/setup/standards',
  label: 'Standards',
  icon: TuneOutlined,
  list: lazyView(() => import('./StandardsPage')),
  recordRepresentation: () => 'Standards',
};

export default standards;
