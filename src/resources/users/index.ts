import Icon from '@mui/icons-material/LabelOutlined';
import type { ResourceDefinition } from '../../ui/resource';

const definition: ResourceDefinition = {
  name: 'users',
  path: '/setup/users',
  label: 'Users',
  icon: Icon,
  list: () => null,
  recordRepresentation: 'id',
};

export default definition;
