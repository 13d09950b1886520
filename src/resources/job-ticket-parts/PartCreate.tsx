import { CreateDialog } from '../../ui/dialog/CreateDialog';
import { useLeaveTo } from '../../ui/dialog/useLeaveTo';
import { useListPath } from '../../ui/resource';
import { jobTicketPartFields } from './fields';
import { PartForm } from './PartForm';

export const PartCreate = ({ jobTicketId }: { jobTicketId: number }) => {
  const ticketPath = `${useListPath()}/${jobTicketId}`;
  const leave = useLeaveTo(ticketPath);
  return (
    <CreateDialog
      resource="job-ticket-parts"
      path={`${ticketPath}/parts/add`}
      initial={{ job_ticket_id: jobTicketId }}
      title="Create New Part"
      fields={jobTicketPartFields}
      size="small"
      savedMessage="Part added"
      onClose={leave}
    >
      <PartForm jobTicketId={jobTicketId} />
    </CreateDialog>
  );
};
