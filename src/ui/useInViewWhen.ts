import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view whenever there is something new in it: `what` names that, null while there is nothing. */
export const useInViewWhen = <E extends HTMLElement>(what: string | null): RefObject<E | null> => {
  const element = useRef<E>(null);
  useEffect(() => {
    if (what !== null) element.current?.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return element;
};
