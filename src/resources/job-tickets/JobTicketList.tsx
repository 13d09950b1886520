import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { columnsOf } from '../../fields/column';
import { LoadingPage } from '../../ui/LoadingPage';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import { UnderstoodAddress } from '../../ui/list/UnderstoodAddress';
import type { ListViewProps } from '../../ui/resource';
import { isBoard } from './board/boardSearch';
import { DueDate } from './DueDate';
import { dueFilters } from './dueFilters';
import { jobTicketFields } from './fields';
import { isOverdue } from './overdue';
import { ViewSwitch } from './ViewSwitch';

const columns = columnsOf(
  jobTicketFields,
  [
    'id',
    'quote_id',
    'po_number',
    'customer_name',
    'date_of_order',
    'due_date',
    'job_ticket_priority',
    'department',
    'job_ticket_status',
    'die_number',
    'material_name',
    'lamination_name',
    'footage',
    'time',
  ],
  {
    // Fourteen columns leave names less room than elsewhere.
    customer_name: { minWidth: 120 },
    material_name: { minWidth: 120 },
    lamination_name: { flex: 2, minWidth: 104 },
    // Ten digits, as many purchase orders have.
    po_number: { flex: 0.5, minWidth: 104 },
    job_ticket_priority: { flex: undefined, width: 84 },
    department: { flex: undefined, width: 104 },
    die_number: { flex: undefined, width: 102 },
    due_date: {
      width: 114,
      renderCell: ({ row, formattedValue }) =>
        isOverdue(row) ? <DueDate text={String(formattedValue)} /> : formattedValue,
    },
  },
);

const ChosenTickets = lazy(() => import('./ChosenTickets'));
const TicketBoard = lazy(() => import('./board/TicketBoard'));

const JobTicketGrid = ({ sort }: ListViewProps) => (
  <ResourceGrid
    title="Job Tickets"
    resource="job-tickets"
    fields={jobTicketFields}
    columns={columns}
    sort={sort}
    views={<ViewSwitch />}
    quickFilters={dueFilters}
    chosenActions={(tickets, onSaved) => <ChosenTickets tickets={tickets} onSaved={onSaved} />}
    emptyText="No job tickets yet. A ticket takes a job through the shop, from its quote to shipping."
  />
);

/** The tickets, as a grid or, where the address says so, as a board. */
const JobTicketList = (props: ListViewProps) =>
  isBoard(useLocation().search) ? (
    <UnderstoodAddress fields={jobTicketFields}>
      <Suspense fallback={<LoadingPage />}>
        <TicketBoard />
      </Suspense>
    </UnderstoodAddress>
  ) : (
    <JobTicketGrid {...props} />
  );

export default JobTicketList;
