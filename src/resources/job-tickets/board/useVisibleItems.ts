import { type RefObject, useEffect, useState } from 'react';

/** So many beyond both ends are there already when they are scrolled to. */
const BEYOND = 4;

/** The part of a long column that is in sight, by the places of its first item and of the one after its last. */
export const useVisibleItems = (scroller: RefObject<HTMLElement | null>, count: number, itemHeight: number) => {
  const [range, setRange] = useState({ first: 0, end: 20 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const first = Math.max(Math.floor(element.scrollTop / itemHeight) - BEYOND, 0);
      const end = Math.ceil((element.scrollTop + element.clientHeight) / itemHeight) + BEYOND;
      setRange((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller, itemHeight]);
  return { first: Math.min(range.first, count), end: Math.min(range.end, count) };
};
