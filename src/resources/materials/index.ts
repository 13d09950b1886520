import Icon from '@mui/icons-material/LabelOutlined';
import type { ResourceDefinition } from '../../ui/resource';

const definition: ResourceDefinition = {
  name: 'materials',
  path: '/setup/materials',
  label: 'Materials',
  icon: Icon,
  list: () => null,
  recordRepresentation: 'id',
};

export default definition;
