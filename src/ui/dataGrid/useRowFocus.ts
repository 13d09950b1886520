import type { GridApiCommunity } from '@mui/x-data-grid/internals';
import { type RefObject, useEffect, useRef } from 'react';
import { useMatch } from 'react-router';
import type { AnyRecord } from '../../fields/record';

/**
 * The row whose record was open has the focus when its dialog closes, also after a deep link; and so has a record that
 * was added, where it is among the rows.
 */
export const useRowFocus = (
  apiRef: RefObject<GridApiCommunity | null>,
  path: string,
  rows: readonly AnyRecord[],
  firstField: string,
) => {
  const openId = useMatch(`${path}/:id/*`)?.params.id;
  /** What was closed a moment ago: its row gets the focus once it is there. */
  const closed = useRef<string>(undefined);
  const lastOpen = useRef(openId);
  const known = useRef<ReadonlySet<number>>(new Set());

  useEffect(() => {
    if (openId !== undefined) {
      const begins = lastOpen.current !== 'add' || known.current.size === 0;
      if (openId === 'add' && begins) known.current = new Set(rows.map(({ id }) => id));
      closed.current = undefined;
    } else if (lastOpen.current !== undefined) closed.current = lastOpen.current;
    lastOpen.current = openId;
    if (closed.current === undefined) return;
    const isNew = ({ id }: AnyRecord) =>
      closed.current === 'add' ? !known.current.has(id) : String(id) === closed.current;
    const row = rows.find(isNew);
    if (!row) return;
    closed.current = undefined;
    // What the second click of a double one has marked in the row: the next click would be taken for one that marks text.
    document.getSelection()?.removeAllRanges();
    apiRef.current?.setCellFocus(row.id, firstField);
  }, [apiRef, openId, rows, firstField]);
};
