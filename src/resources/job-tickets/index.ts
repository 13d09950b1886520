import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import { lazyView } from '../../ui/lazyView';
import type { ResourceDefinition } from '../../ui/resource';

const jobTickets: ResourceDefinition = {
  name: 'job-tickets',
  path: '/job-tickets',
  label: 'Job Ticket',
  icon: ConfirmationNumberOutlined,
  sort: { field: 'id', order: 'DESC' },
  list: lazyView(() => import('./JobTicketList')),
  create: lazyView(() => import('./JobTicketCreate')),
  edit: lazyView(() => import('./JobTicketDialog')),
  recordRepresentation: ({ id }) => `Job Ticket #${id}`,
};

export default jobTickets;
