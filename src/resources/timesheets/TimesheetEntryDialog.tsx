import { Navigate, useParams } from 'react-router';
import { EditDialog } from '../../ui/dialog/EditDialog';
import { useLeaveTo } from '../../ui/dialog/useLeaveTo';
import { isRecordId } from '../../ui/paths';
import { useListPath } from '../../ui/resource';
import { timesheetFields } from './fields';
import { TimesheetEntryForm } from './TimesheetEntryForm';

export const TimesheetEntryDialog = ({ jobTicketId }: { jobTicketId: number }) => {
  const ticketPath = `${useListPath()}/${jobTicketId}`;
  const leave = useLeaveTo(ticketPath);
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
      onClose={leave}
    >
      <TimesheetEntryForm />
    </EditDialog>
  );
};
