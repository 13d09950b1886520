import type { SortPayload } from 'ra-core';
import { useState } from 'react';
import type { Field } from '../../fields/field';
import { QUICK_SEARCH } from '../../fields/filters';
import { SIZE_SEARCH, type SizeSearch } from '../../fields/sizeSearch';
import { firstPageOf } from './gridLayout';
import { useGridLayout } from './useGridLayout';
import { useListPage } from './useListPage';

type ResourceListOptions = { resource: string; fields: readonly Field[]; sort: SortPayload };

/** A list as a person last arranged it: its page, what is asked of it, and how both are changed. */
export const useResourceList = ({ resource, fields, sort }: ResourceListOptions) => {
  const [layout, changeLayout] = useGridLayout(resource);
  // What a person chose last counts for the next visit; during this one the address says it.
  const [first] = useState(() => firstPageOf(layout, sort));
  const usualSort = [{ source: 'id' }, ...fields].some(({ source }) => source === first.sort.field) ? first.sort : sort;
  const list = useListPage({ resource, sort: usualSort, perPage: first.perPage });

  const { filter, ask } = list;
  const changeFilter = (changed: Readonly<Record<string, unknown>>) => {
    // There is no nearest without something to be near to.
    const isNearest = list.sort.field === SIZE_SEARCH && !(SIZE_SEARCH in changed);
    return ask({ filter: changed, ...(isNearest && { sort: usualSort }) });
  };
  const changeSort = (order: SortPayload) => {
    void ask({ sort: order });
    changeLayout({ sort: order });
  };
  const changePage = (page: number) => void ask({ page });
  const changePerPage = (perPage: number) => {
    void ask({ perPage });
    changeLayout({ perPage });
  };
  const search = (text: string) => changeFilter({ ...filter, [QUICK_SEARCH]: text });
  /** The size searched for, the nearest first; null: none is. */
  const searchSize = (size: SizeSearch | null) => {
    const { [SIZE_SEARCH]: _, ...others } = filter;
    if (size) void ask({ filter: { ...others, [SIZE_SEARCH]: size }, sort: { field: SIZE_SEARCH, order: 'ASC' } });
    else changeFilter(others);
  };
  return { ...list, layout, changeLayout, changeFilter, changeSort, changePage, changePerPage, search, searchSize };
};

export type ResourceList = ReturnType<typeof useResourceList>;
