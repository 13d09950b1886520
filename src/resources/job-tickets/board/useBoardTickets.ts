import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AnyRecord } from '../../../fields/record';

/** As many as one call brings, and the most that a board is of any use for. */
const PAGE = 1000;
const MOST = 5000;

/** Milliseconds. */
const REFRESHED_EVERY = 60_000;

type Filter = Readonly<Record<string, unknown>>;
type Tickets = { tickets: AnyRecord[]; total: number };

/** All tickets that match the filter, the first due first, and a function that shows one changed before it is saved. */
export const useBoardTickets = (filter: Filter) => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const queryKey = ['job-tickets', 'board', filter];
  const { data, error, isFetching, refetch } = useQuery<Tickets>({
    queryKey,
    queryFn: async ({ signal }) => {
      const tickets: AnyRecord[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await dataProvider.getList<AnyRecord>('job-tickets', {
          filter,
          sort: { field: 'due_date', order: 'ASC' },
          pagination: { page, perPage: PAGE },
          signal,
        });
        tickets.push(...answer.data);
        const total = answer.total ?? tickets.length;
        if (answer.data.length < PAGE || tickets.length >= Math.min(total, MOST)) return { tickets, total };
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
    // It hangs on the wall of a shop: nobody looks into its window to bring it up to date.
    refetchInterval: REFRESHED_EVERY,
  });
  const show = (changed: AnyRecord, isStill: (ticket: AnyRecord) => boolean = () => true) =>
    queryClient.setQueryData<Tickets>(
      queryKey,
      (before) =>
        before && {
          ...before,
          tickets: before.tickets.map((ticket) => (ticket.id === changed.id && isStill(ticket) ? changed : ticket)),
        },
    );
  return { data, error, isFetching, refetch, show };
};
