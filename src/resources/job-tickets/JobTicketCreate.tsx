import { CreateDialog } from '../../ui/CreateDialog';
import type { CreateViewProps } from '../../ui/resource';
import { DetailsTab } from './DetailsTab';
import { jobTicketFields } from './fields';

const tabs = [{ label: 'Details', fields: jobTicketFields, content: <DetailsTab /> }];

const JobTicketCreate = ({ onClose }: CreateViewProps) => (
  <CreateDialog
    title="Create New Job Ticket"
    fields={jobTicketFields}
    size="medium"
    savedMessage="Job ticket added"
    onClose={onClose}
    tabs={tabs}
  />
);

export default JobTicketCreate;
