import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { columnsOf } from '../../fields/column';
import { LoadingPage } from '../../ui/LoadingPage';
import { lazyView } from '../../ui/lazyView';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import { UnderstoodAddress } from '../../ui/list/UnderstoodAddress';
import type { ListViewProps } from '../../ui/resource';
import { byIn, isBoard } from './board/boardSearch';
import { DueDate } from './DueDate';
import { dueFilters } from './dueFilters';
import { jobTicketFields } from './fields';
import { NO_TICKETS } from './noTickets';
import { isOverdue } from './overdue';
import { Priority } from './Priority';
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
    id: { width: 66 },
    // Fourteen columns leave names less room than elsewhere.
    customer_name: { minWidth: 116 },
    material_name: { minWidth: 112 },
    lamination_name: { flex: 2, minWidth: 104 },
    // Ten digits, as many purchase orders have.
    po_number: { flex: 0.5, minWidth: 104 },
    job_ticket_priority: {
      width: 84,
      display: 'flex',
      renderCell: ({ formattedValue }) => <Priority text={String(formattedValue)} />,
    },
    department: { width: 108 },
    die_number: { width: 102 },
    due_date: {
      // With the sign of one that has passed beside it: a cell that is too narrow would end in an ellipsis.
      width: 128,
      minWidth: 112,
      display: 'flex',
      renderCell: ({ row, formattedValue }) =>
        isOverdue(row) ? <DueDate text={String(formattedValue)} /> : formattedValue,
    },
  },
);

const ChosenTickets = lazyView(() => import('./ChosenTickets'));
const TicketBoard = lazyView(() => import('./board/TicketBoard'));

const JobTicketGrid = ({ sort, views }: ListViewProps & { views: ReactNode }) => (
  <ResourceGrid
    title="Job Tickets"
    resource="job-tickets"
    fields={jobTicketFields}
    columns={columns}
    isNumbered
    sort={sort}
    views={views}
    quickFilters={dueFilters}
    chosenActions={(tickets, onSaved) => <ChosenTickets tickets={tickets} onSaved={onSaved} />}
    emptyText={NO_TICKETS}
  />
);

/** What the board's columns were last: a grid that is sorted or filtered keeps only its own part of the address. */
const useBoardBy = (search: string): string | null => {
  const [last, setLast] = useState<string | null>(null);
  const by = byIn(search) ?? (isBoard(search) ? null : last);
  if (by !== last) setLast(by);
  return by;
};

/** The tickets, as a grid or, where the address says so, as a board. */
const JobTicketList = (props: ListViewProps) => {
  const { search } = useLocation();
  const by = useBoardBy(search);
  const views = useMemo(() => <ViewSwitch by={by} />, [by]);
  return isBoard(search) ? (
    <UnderstoodAddress fields={jobTicketFields}>
      <Suspense fallback={<LoadingPage />}>
        <TicketBoard views={views} />
      </Suspense>
    </UnderstoodAddress>
  ) : (
    <JobTicketGrid {...props} views={views} />
  );
};

export default JobTicketList;
