import Icon from '@mui/icons-material/LabelOutlined';
import type { ResourceDefinition } from '../../ui/resource';

const definition: ResourceDefinition = {
  name: 'quotes',
  path: '/quotes',
  label: 'Quote',
  icon: Icon,
  list: () => null,
  recordRepresentation: 'id',
};

export default definition;
