import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Measures an element at once, and whenever it is scrolled or changes its size.
 * @param again what else it must be measured anew for: a part of the board that comes, goes or grows
 */
export const useMeasured = (
  scroller: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => void,
  again: unknown,
): void => {
  const measured = useEffectEvent(measure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `again` is the reason to measure.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => measured(element);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, again]);
};
