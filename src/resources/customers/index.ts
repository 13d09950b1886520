import Icon from '@mui/icons-material/LabelOutlined';
import type { ResourceDefinition } from '../../ui/resource';

const definition: ResourceDefinition = {
  name: 'customers',
  path: '/setup/customers',
  label: 'Customers',
  icon: Icon,
  list: () => null,
  recordRepresentation: 'id',
};

export default definition;
