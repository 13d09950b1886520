import { useGetManyReference, useRecordContext } from 'ra-core';
import type { AnyRecord } from '../../fields/record';

/** More than any ticket has: what belongs to a ticket is always shown whole. */
const ALL = { page: 1, perPage: 10_000 };

/** What belongs to the ticket that is open: its parts or its timesheet entries. */
export const useTicketRows = (resource: 'job-ticket-parts' | 'timesheets', sortedBy: string) => {
  const ticket = useRecordContext<AnyRecord>();
  const { data, error, isFetching, refetch } = useGetManyReference<AnyRecord>(
    resource,
    { target: 'job_ticket_id', id: ticket?.id ?? 0, pagination: ALL, sort: { field: sortedBy, order: 'ASC' } },
    { enabled: ticket?.id !== undefined, retry: false },
  );
  return { ticketId: ticket?.id, rows: data ?? [], error, loading: isFetching && !data, onRetry: () => void refetch() };
};
