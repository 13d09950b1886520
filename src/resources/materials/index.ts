import LayersOutlined from '@mui/icons-material/LayersOutlined';
import { lazyView } from '../../ui/lazyView';
import type { ResourceDefinition } from '../../ui/resource';

const materials: ResourceDefinition = {
  name: 'materials',
  path: '/setup/materials',
  label: 'Materials',
  icon: LayersOutlined,
  sort: { field: 'material_name', order: 'ASC' },
  list: lazyView(() => import('./MaterialList')),
  create: lazyView(() => import('./MaterialCreate')),
  edit: lazyView(() => import('./MaterialDialog')),
  importer: lazyView(() => import('./MaterialImport')),
  recordRepresentation: 'material_name',
};

export default materials;
