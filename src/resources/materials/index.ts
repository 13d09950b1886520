import LayersOutlined from '@mui/icons-material/LayersOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../../ui/resource';

const materials: ResourceDefinition = {
  name: 'materials',
  path: '/setup/materials',
  label: 'Materials',
  icon: LayersOutlined,
  list: lazy(() => import('./MaterialList')),
  create: lazy(() => import('./MaterialCreate')),
  edit: lazy(() => import('./MaterialDialog')),
  importer: lazy(() => import('./MaterialImport')),
  recordRepresentation: 'material_name',
};

export default materials;
