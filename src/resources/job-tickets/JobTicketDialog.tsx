import { Suspense, useEffect } from 'react';
import { Route, useLocation } from 'react-router';
import { EditDialog } from '../../ui/dialog/EditDialog';
import type { FormTab } from '../../ui/form/FormTabs';
import { LoadingPage } from '../../ui/LoadingPage';
import { lazyView } from '../../ui/lazyView';
import type { RecordViewProps } from '../../ui/resource';
import { whenIdle } from '../../ui/whenIdle';
import { PartCreate, PartDialog } from '../job-ticket-parts/views';
import { TimesheetEntryCreate, TimesheetEntryDialog } from '../timesheets/views';
import { DetailsTab } from './DetailsTab';
import { jobTicketFields } from './fields';
import { TicketHistory } from './TicketHistory';

/** Tables, paper and barcode come once the ticket itself is there. */
const PartsTab = lazyView(() => import('./PartsTab'));
const RewindTab = lazyView(() => import('./RewindTab'));
const TimesheetTab = lazyView(() => import('./TimesheetTab'));
const PrintableTicketTab = lazyView(() => import('./printed/PrintableTicketTab'));

const lookedAt = [
  { label: 'Job Ticket Parts', Tab: PartsTab },
  { label: 'Rewind', Tab: RewindTab },
  { label: 'Timesheet', Tab: TimesheetTab },
  { label: 'Printable Ticket', Tab: PrintableTicketTab },
];

const tabs: readonly FormTab[] = [
  { label: 'Details', fields: jobTicketFields, content: <DetailsTab /> },
  ...lookedAt.map(({ label, Tab }) => ({
    label,
    content: (
      <Suspense fallback={<LoadingPage />}>
        <Tab />
      </Suspense>
    ),
  })),
];

/** Fetches the tabs that are not in front. */
const usePreloadedTabs = () => {
  useEffect(
    () =>
      whenIdle(() => {
        for (const { Tab } of lookedAt) void Tab.preload();
      }),
    [],
  );
};

/** A link to a part or an entry opens the tab it is listed on. */
const tabOf = (pathname: string): number =>
  tabs.findIndex(({ label }) =>
    pathname.includes('/parts')
      ? label === 'Job Ticket Parts'
      : pathname.includes('/timesheet')
        ? label === 'Timesheet'
        : true,
  );

const JobTicketDialog = ({ id, onClose }: RecordViewProps) => {
  const { pathname } = useLocation();
  usePreloadedTabs();
  return (
    <EditDialog
      id={id}
      title={`Job Ticket #${id}`}
      fields={jobTicketFields}
      size="large"
      savedMessage="Job ticket saved"
      onClose={onClose}
      tabs={tabs}
      actions={<TicketHistory />}
      initialTab={tabOf(pathname)}
      nested={
        <>
          <Route path="parts/add" element={<PartCreate jobTicketId={id} />} />
          <Route path="parts/:partId" element={<PartDialog jobTicketId={id} />} />
          <Route path="timesheet/add" element={<TimesheetEntryCreate jobTicketId={id} />} />
          <Route path="timesheet/:entryId" element={<TimesheetEntryDialog jobTicketId={id} />} />
        </>
      }
    />
  );
};

export default JobTicketDialog;
