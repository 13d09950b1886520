import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { EditDialog } from '../../ui/dialog/EditDialog';
import { isRecordId } from '../../ui/paths';
import { useListPath } from '../../ui/resource';
import { timesheetFields } from './fields';
import { TimesheetEntryForm } from './TimesheetEntryForm';

export const TimesheetEntryDialog = ({ jobTicketId }: { jobTicketId: number }) => {
  const ticketPath = `${useListPath()}/${jobTicketId}`;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { entryId = '' } = useParams();
  if (!isRecordId(entryId)) return <Navigate to="/" replace />;
  return (
    <EditDialog
      key={entryId}
      resource="timesheets"
      path={`${ticketPath}/timesheet/${entryId}`}
      id={Number(entryId)}
      meta={{ job_ticket_id: jobTicketId }}
      title={`Timesheet Entry #${entryId}`}
      fields={timesheetFields}
      size="small"
      savedMessage="Timesheet entry saved"
      onClose={() => navigate({ pathname: ticketPath, search })}
    >
      <TimesheetEntryForm />
    </EditDialog>
  );
};
