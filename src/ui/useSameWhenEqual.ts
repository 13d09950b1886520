import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** A value as the object that it was before, and so its parts, wherever they are equal: what shows them is not drawn anew. */
export const useSameWhenEqual = <Value>(value: Value): Value => {
  const [kept, setKept] = useState(value);
  const same = replaceEqualDeep(kept, value);
  if (same !== kept) setKept(same);
  return same;
};
