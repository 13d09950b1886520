import Icon from '@mui/icons-material/LabelOutlined';
import type { ResourceDefinition } from '../../ui/resource';

const definition: ResourceDefinition = {
  name: 'job-tickets',
  path: '/job-tickets',
  label: 'Job Ticket',
  icon: Icon,
  list: () => null,
  recordRepresentation: 'id',
};

export default definition;
