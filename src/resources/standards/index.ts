import Icon from '@mui/icons-material/LabelOutlined';
import type { ResourceDefinition } from '../../ui/resource';

const definition: ResourceDefinition = {
  name: 'standards',
  path: '/setup/standards',
  label: 'Standards',
  icon: Icon,
  list: () => null,
  recordRepresentation: 'id',
};

export default definition;
