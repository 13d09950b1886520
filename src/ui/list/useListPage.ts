import { type SortPayload, useGetList, useListParams } from 'ra-core';
import { useEffect, useState } from 'react';
import type { AnyRecord } from '../../fields/record';

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
  const [params, { setFilters, setPage, setPerPage, setSort }] = useListParams({
    resource,
    sort,
    perPage,
    storeKey: false,
  });
  const { data, total, error, isFetching, isPlaceholderData, refetch } = useGetList<AnyRecord>(
    resource,
    {
      pagination: { page: params.page, perPage: params.perPage },
      sort: { field: params.sort, order: params.order },
      filter: params.filter,
    },
    { placeholderData: (previous) => previous, retry: false },
  );

  const [shown, setShown] = useState<ShownRows | null>(null);
  const isAnswer = data !== undefined && total !== undefined && !isPlaceholderData;
  if (isAnswer && (data !== shown?.rows || total !== shown.total)) {
    const { page, perPage } = params;
    const order = { field: params.sort, order: params.order };
    setShown({ rows: data, total, page, perPage, first: (page - 1) * perPage, sort: order });
  }

  const lastPage = total === undefined ? params.page : Math.max(1, Math.ceil(total / params.perPage));
  const isPastTheEnd = !isFetching && !error && params.page > lastPage;
  useEffect(() => {
    if (isPastTheEnd) setPage(lastPage);
  }, [isPastTheEnd, lastPage, setPage]);

  return {
    shown,
    error,
    isFetching,
    refetch,
    page: params.page,
    perPage: params.perPage,
    sort: { field: params.sort, order: params.order },
    filterValues: params.filterValues as Readonly<Record<string, unknown>>,
    setFilters,
    setPage,
    setPerPage,
    setSort,
  };
};
