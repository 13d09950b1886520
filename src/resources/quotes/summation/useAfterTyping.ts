import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without a change: less than lies between the keys of most, more than between those of somebody in a hurry. */
export const PAUSE = 120;

/** A value once it has stood for a moment: what follows it takes its time, and holds up neither this key nor the next. */
export const useAfterTyping = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
