import { lazy, Suspense } from 'react';
import { Route, useLocation } from 'react-router';
import { EditDialog } from '../../ui/EditDialog';
import type { FormTab } from '../../ui/FormTabs';
import { LoadingPage } from '../../ui/LoadingPage';
import type { RecordViewProps } from '../../ui/resource';
import { PartCreate, PartEdit } from '../job-ticket-parts';
import { TimesheetEntryCreate, TimesheetEntryEdit } from '../timesheets';
import { DetailsTab } from './DetailsTab';
import { jobTicketFields } from './fields';
import { PartsTab } from './PartsTab';
import { RewindTab } from './RewindTab';
import { TicketHistory } from './TicketHistory';
import { TimesheetTab } from './TimesheetTab';

/** Paper and barcode are loaded when somebody looks at them. */
const PrintableTicketTab = lazy(() => import('./PrintableTicketTab'));

const tabs: readonly FormTab[] = [
  { label: 'Details', fields: jobTicketFields, content: <DetailsTab /> },
  { label: 'Job Ticket Parts', content: <PartsTab /> },
  { label: 'Rewind', content: <RewindTab /> },
  { label: 'Timesheet', content: <TimesheetTab /> },
  {
    label: 'Printable Ticket',
    content: (
      <Suspense fallback={<LoadingPage />}>
        <PrintableTicketTab />
      </Suspense>
    ),
  },
];

/** A link to a part or an entry opens the tab it is listed on. */
const tabOf = (pathname: string): number =>
  tabs.findIndex(({ label }) =>
    pathname.includes('/parts')
      ? label === 'Job Ticket Parts'
      : pathname.includes('/timesheet')
        ? label === 'Timesheet'
        : true,
  );

const JobTicketDialog = ({ id, onClose }: RecordViewProps) => (
  <EditDialog
    id={id}
    title={`Job Ticket #${id}`}
    fields={jobTicketFields}
    size="large"
    savedMessage="Job ticket saved"
    onClose={onClose}
    tabs={tabs}
    actions={<TicketHistory />}
    initialTab={tabOf(useLocation().pathname)}
    nested={
      <>
        <Route path="parts/add" element={<PartCreate jobTicketId={id} />} />
        <Route path="parts/:partId" element={<PartEdit jobTicketId={id} />} />
        <Route path="timesheet/add" element={<TimesheetEntryCreate jobTicketId={id} />} />
        <Route path="timesheet/:entryId" element={<TimesheetEntryEdit jobTicketId={id} />} />
      </>
    }
  />
);

export default JobTicketDialog;
