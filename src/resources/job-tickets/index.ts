import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import { lazy } from 'react';
import type { ResourceDefinition } from '../../ui/resource';

const jobTickets: ResourceDefinition = {
  name: 'job-tickets',
  path: '/job-tickets',
  label: 'Job Ticket',
  icon: ConfirmationNumberOutlined,
  list: lazy(() => import('./JobTicketList')),
  create: lazy(() => import('./JobTicketCreate')),
  edit: lazy(() => import('./JobTicketDialog')),
  recordRepresentation: ({ id }) => `Job Ticket #${id}`,
};

export default jobTickets;
