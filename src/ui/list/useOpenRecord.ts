import { useDataProvider, useEvent, useResourceDefinitions } from 'ra-core';
import { useRef } from 'react';
import { ID_FIELD } from '../../fields/filters';
import { useOpenOver } from '../dialog/useOpenOver';
import { useListPath } from '../resource';
import type { SoughtRecord } from './soughtRecord';

/**
 * Opens a record over its list: one of `resource`, or the one at an address. It takes the place of one that lies there.
 * @returns whether there is one, or nobody waits for it any more. Where the server cannot say, there is none: the search
 * for it that follows tells why
 */
export const useOpenRecord = (resource: string): ((sought: SoughtRecord) => Promise<boolean>) => {
  const dataProvider = useDataProvider();
  const definitions = useResourceDefinitions();
  const listPath = useListPath();
  const open = useOpenOver(listPath);
  /** Counts what was sought: a scanner may read the next paper before the first is found. */
  const sought = useRef(0);

  return useEvent(async ({ number, path = listPath }: SoughtRecord) => {
    sought.current += 1;
    const turn = sought.current;
    const isHere = path === listPath;
    const owner = isHere ? resource : Object.values(definitions).find(({ options }) => options?.path === path)?.name;
    if (owner === undefined) return false;
    // The first list is the page that the shop begins with, too.
    const asked = window.location.pathname;
    const { data } = await dataProvider
      .getList(owner, {
        filter: { [ID_FIELD.source]: number },
        pagination: { page: 1, perPage: 1 },
        sort: { field: ID_FIELD.source, order: 'ASC' },
      })
      .catch(() => ({ data: [] }));
    // The last one counts, and whoever has gone elsewhere meanwhile stays there.
    if (turn !== sought.current || window.location.pathname !== asked) return true;
    if (data.length === 0) return false;
    await open({ pathname: `${path}/${number}`, search: isHere ? window.location.search : '' });
    return true;
  });
};
