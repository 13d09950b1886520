import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const NARROWEST = 320;
const WIDEST = 640;
/** Before the container is measured, and where nothing is (on the server). */
const UNMEASURED = 480;
/** Smaller changes only scale the drawing: a scroll bar that comes and goes must not lay it out again and again. */
const STEP = 24;

/**
 * The width to lay a drawing out in, so that its texts keep their size while its container grows and shrinks: that of
 * the element the ref is given to, within bounds.
 */
export const useDrawingWidth = (fixed?: number): [RefObject<HTMLDivElement | null>, number] => {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(UNMEASURED);

  useLayoutEffect(() => {
    const element = container.current;
    if (fixed !== undefined || !element) return;
    const measure = () => {
      const available = element.clientWidth;
      // A hidden tab has no width; it is measured when it is shown.
      if (available === 0) return;
      const next = Math.min(Math.max(available, NARROWEST), WIDEST);
      setWidth((current) => (Math.abs(next - current) < STEP ? current : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [fixed]);

  return [container, fixed ?? width];
};
