import Icon from '@mui/icons-material/LabelOutlined';
import type { ResourceDefinition } from '../../ui/resource';

const definition: ResourceDefinition = {
  name: 'tooling',
  path: '/setup/tooling',
  label: 'Tooling',
  icon: Icon,
  list: () => null,
  recordRepresentation: 'id',
};

export default definition;
