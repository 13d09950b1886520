import type { SortPayload } from 'ra-core';
import { useState } from 'react';
import type { Field } from '../../fields/field';
import { QUICK_SEARCH } from '../../fields/filters';
import { SIZE_SEARCH } from '../../fields/sizeSearch';
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

  const filter = list.filterValues;
  const changeFilter = (changed: Readonly<Record<string, unknown>>) => {
    list.setFilters({ ...changed }, undefined, false);
    // There is no nearest without something to be near to.
    if (list.sort.field === SIZE_SEARCH && !(SIZE_SEARCH in changed)) list.setSort(usualSort);
  };
  const changeSort = (order: SortPayload) => {
    list.setSort(order);
    if (order.field !== SIZE_SEARCH) changeLayout({ sort: order });
  };
  const changePerPage = (perPage: number) => {
    list.setPerPage(perPage);
    changeLayout({ perPage });
  };
  const search = (text: string) => changeFilter({ ...filter, [QUICK_SEARCH]: text });
  return { ...list, layout, changeLayout, filter, changeFilter, changeSort, changePerPage, search };
};

export type ResourceList = ReturnType<typeof useResourceList>;
