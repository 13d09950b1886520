import { type SortPayload, useEvent, useGetList } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnyRecord } from '../../fields/record';
import { underLayer } from '../dialog/useLayer';
import { useSameWhenEqual } from '../useSameWhenEqual';
import { type ListState, listAddressOf, readListAddress } from './listAddress';

type ListPageOptions = { resource: string; sort: SortPayload; perPage: number };

/** The rows of the last answer and where in the list they stand. */
export type ShownRows = {
  rows: AnyRecord[];
  first: number;
  total: number;
  page: number;
  perPage: number;
  sort: SortPayload;
};

/**
 * The page of a list that the address asks for. Unlike react-admin's list controller it stays on that page when the
 * page cannot be loaded, so that Retry asks for it again; past the end of the list it goes to the last page. What is
 * `shown` is what an answer brought, and it stays until the next answer, also where that never comes.
 */
export const useListPage = ({ resource, sort, perPage }: ListPageOptions) => {
  const { search, key: visit, state } = useLocation();
  const navigate = useNavigate();
  // The console takes its time to follow an address. The rows are asked for at once, and need not wait for it.
  const [asked, setAsked] = useState<{ search: string; at: string } | null>(null);
  // Once it has, the address alone says what is asked for, also when somebody comes back to where they asked from.
  if (asked && asked.at !== visit) setAsked(null);
  const current = asked?.at === visit ? asked.search : search;
  // What is asked for as before stays the same object: what shows the filter is not drawn anew by another order.
  const params = useSameWhenEqual(useMemo(() => readListAddress(current, { sort, perPage }), [current, sort, perPage]));
  /** Other rows, or another order of them, begin with their first page. */
  const ask = useEvent((changes: Partial<ListState>, options?: { replace: true }) => {
    const address = listAddressOf({ ...params, page: 1, ...changes });
    setAsked({ search: address, at: visit });
    return navigate({ search: address }, { ...options, ...underLayer(state) });
  });
  const { data, total, error, isFetching, isPlaceholderData, refetch } = useGetList<AnyRecord>(
    resource,
    {
      pagination: { page: params.page, perPage: params.perPage },
      sort: params.sort,
      filter: params.filter,
    },
    { placeholderData: (previous) => previous, retry: false },
  );

  const [shown, setShown] = useState<ShownRows | null>(null);
  const isAnswer = data !== undefined && total !== undefined && !isPlaceholderData;
  if (isAnswer && (data !== shown?.rows || total !== shown.total)) {
    const { page, perPage, sort } = params;
    setShown({ rows: data, total, page, perPage, first: (page - 1) * perPage, sort });
  }

  const lastPage = total === undefined ? params.page : Math.max(1, Math.ceil(total / params.perPage));
  const isPastTheEnd = !isFetching && !error && params.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) void ask({ page: lastPage }, { replace: true });
  }, [isPastTheEnd, lastPage, ask]);

  return {
    shown,
    /** Whether what is `shown` is what was there before, because what is asked for now could not be read. */
    isEarlier: Boolean(error) && data === undefined && shown !== null,
    error,
    isFetching,
    refetch,
    ...params,
    ask,
  };
};
