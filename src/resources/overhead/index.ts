import Icon from '@mui/icons-material/LabelOutlined';
import type { ResourceDefinition } from '../../ui/resource';

const definition: ResourceDefinition = {
  name: 'overhead',
  path: '/setup/overhead',
  label: 'Overhead',
  icon: Icon,
  list: () => null,
  recordRepresentation: 'id',
};

export default definition;
