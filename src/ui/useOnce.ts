import { useRef } from 'react';

/**
 * A function that does nothing while it is still at it: the second click of a double click starts no second save, whatever
 * has been drawn by then.
 */
export const useOnce = (action: () => Promise<unknown>): (() => void) => {
  const busy = useRef(false);
  return () => {
    if (busy.current) return;
    busy.current = true;
    void action().finally(() => {
      busy.current = false;
    });
  };
};
