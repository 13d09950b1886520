import { useGetManyReference } from 'ra-core';
import type { AnyRecord } from '../../fields/record';

/** More than any ticket has: what belongs to a ticket is always shown whole. */
const ALL = { page: 1, perPage: 10_000 };

const NONE: AnyRecord[] = [];

/** What belongs to a ticket: its parts or its timesheet entries. */
export const useTicketRows = (
  resource: 'job-ticket-parts' | 'timesheets',
  ticketId: number | undefined,
  sortedBy: string,
) => {
  const { data, error, isFetching, refetch } = useGetManyReference<AnyRecord>(
    resource,
    { target: 'job_ticket_id', id: ticketId ?? 0, pagination: ALL, sort: { field: sortedBy, order: 'ASC' } },
    { enabled: ticketId !== undefined, retry: false },
  );
  return {
    rows: data ?? NONE,
    isThere: data !== undefined,
    error,
    loading: isFetching && !data,
    onRetry: () => void refetch(),
    /** Rejects where they cannot be read. */
    readAgain: () => refetch({ throwOnError: true }),
  };
};
