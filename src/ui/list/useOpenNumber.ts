import { useDataProvider, useEvent } from 'ra-core';
import { useNavigate } from 'react-router';
import { ID_FIELD } from '../../fields/filters';
import { useListPath } from '../resource';

/**
 * Opens the record of a number over its list.
 * @returns whether there is one. Where the server cannot say, there is none: the search for it that follows tells why
 */
export const useOpenNumber = (resource: string): ((number: number) => Promise<boolean>) => {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const path = useListPath();

  return useEvent(async (number: number) => {
    // The first list is the page that the shop begins with, too.
    const asked = window.location.pathname;
    const { data } = await dataProvider
      .getList(resource, {
        filter: { [ID_FIELD.source]: number },
        pagination: { page: 1, perPage: 1 },
        sort: { field: ID_FIELD.source, order: 'ASC' },
      })
      .catch(() => ({ data: [] }));
    // Whoever has gone elsewhere meanwhile stays there.
    if (data.length === 0 || window.location.pathname !== asked) return false;
    await navigate({ pathname: `${path}/${number}`, search: window.location.search });
    return true;
  });
};
