/**
 * Does something once the browser has nothing better to do, and `pause` milliseconds from now at the earliest; the
 * returned function calls it off.
 */
export const whenIdle = (work: () => void, pause = 0): (() => void) => {
  if (pause > 0) {
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => {
      callOff = whenIdle(work);
    }, pause);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
};
