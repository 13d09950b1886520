import { CreateDialog } from '../../ui/dialog/CreateDialog';
import { useLeaveTo } from '../../ui/dialog/useLeaveTo';
import { useListPath } from '../../ui/resource';
import { timesheetFields } from './fields';
import { TimesheetEntryForm } from './TimesheetEntryForm';

export const TimesheetEntryCreate = ({ jobTicketId }: { jobTicketId: number }) => {
  const ticketPath = `${useListPath()}/${jobTicketId}`;
  const leave = useLeaveTo(ticketPath);
  return (
    <CreateDialog
      resource="timesheets"
      path={`${ticketPath}/timesheet/add`}
      initial={{ job_ticket_id: jobTicketId }}
      title="Create New Timesheet Entry"
      fields={timesheetFields}
      size="small"
      savedMessage="Timesheet entry added"
      onClose={leave}
    >
      <TimesheetEntryForm />
    </CreateDialog>
  );
};
