import { useLocation, useNavigate } from 'react-router';
import { CreateDialog } from '../../ui/dialog/CreateDialog';
import { useListPath } from '../../ui/resource';
import { jobTicketPartFields } from './fields';
import { PartForm } from './PartForm';

export const PartCreate = ({ jobTicketId }: { jobTicketId: number }) => {
  const ticketPath = `${useListPath()}/${jobTicketId}`;
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <CreateDialog
      resource="job-ticket-parts"
      path={`${ticketPath}/parts/add`}
      initial={{ job_ticket_id: jobTicketId }}
      title="Create New Part"
      fields={jobTicketPartFields}
      size="small"
      savedMessage="Part added"
      onClose={(saved) => navigate({ pathname: ticketPath, search }, { replace: saved !== undefined })}
    >
      <PartForm jobTicketId={jobTicketId} />
    </CreateDialog>
  );
};
