import { startTransition, useEffect, useState } from 'react';

/** A value as it was painted: what follows it takes its time in the next frame and never holds up the one before. */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
};
