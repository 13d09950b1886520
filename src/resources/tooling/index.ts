import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../../ui/resource';

const tooling: ResourceDefinition = {
  name: 'tooling',
  path: '/setup/tooling',
  label: 'Tooling',
  icon: HandymanOutlined,
  list: lazy(() => import('./ToolingList')),
  create: lazy(() => import('./ToolingCreate')),
  edit: lazy(() => import('./ToolingDialog')),
  importer: lazy(() => import('./ToolingImport')),
  recordRepresentation: 'die_number',
};

export default tooling;
