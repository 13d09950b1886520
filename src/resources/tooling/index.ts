import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import { lazyView } from '../../ui/lazyView';
import type { ResourceDefinition } from '../../ui/resource';

const tooling: ResourceDefinition = {
  name: 'tooling',
  path: '/setup/tooling',
  label: 'Tooling',
  icon: HandymanOutlined,
  sort: { field: 'die_number', order: 'ASC' },
  list: lazyView(() => import('./ToolingList')),
  create: lazyView(() => import('./ToolingCreate')),
  edit: lazyView(() => import('./ToolingDialog')),
  importer: lazyView(() => import('./ToolingImport')),
  recordRepresentation: 'die_number',
};

export default tooling;
