import { type RefObject, useState } from 'react';
import { useMeasured } from './useMeasured';

/** So many beyond both ends are there already when they are scrolled to. */
const BEYOND = 4;

/** The part of a long column that is in sight, by the places of its first item and of the one after its last. */
export const useVisibleItems = (scroller: RefObject<HTMLElement | null>, count: number, itemHeight: number) => {
  const [range, setRange] = useState({ first: 0, end: 20 });
  useMeasured(
    scroller,
    ({ scrollTop, clientHeight }) => {
      const first = Math.max(Math.floor(scrollTop / itemHeight) - BEYOND, 0);
      const end = Math.ceil((scrollTop + clientHeight) / itemHeight) + BEYOND;
      setRange((before) => (before.first === first && before.end === end ? before : { first, end }));
    },
    itemHeight,
  );
  return { first: Math.min(range.first, count), end: Math.min(range.end, count) };
};
