import { Navigate, useParams } from 'react-router';
import { EditDialog } from '../../ui/dialog/EditDialog';
import { useLeaveTo } from '../../ui/dialog/useLeaveTo';
import { isRecordId } from '../../ui/paths';
import { useListPath } from '../../ui/resource';
import { jobTicketPartFields } from './fields';
import { PartForm } from './PartForm';
import { partName } from './partName';

export const PartDialog = ({ jobTicketId }: { jobTicketId: number }) => {
  const ticketPath = `${useListPath()}/${jobTicketId}`;
  const leave = useLeaveTo(ticketPath);
  const { partId = '' } = useParams();
  if (!isRecordId(partId)) return <Navigate to="/" replace />;
  return (
    <EditDialog
      key={partId}
      resource="job-ticket-parts"
      path={`${ticketPath}/parts/${partId}`}
      id={Number(partId)}
      meta={{ job_ticket_id: jobTicketId }}
      title={partName}
      fields={jobTicketPartFields}
      size="small"
      savedMessage="Part saved"
      onClose={leave}
    >
      <PartForm jobTicketId={jobTicketId} />
    </EditDialog>
  );
};
