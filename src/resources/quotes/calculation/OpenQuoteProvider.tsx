import type { ReactNode } from 'react';
import { useOpenQuote } from './useOpenQuote';
import { OpenQuoteContext } from './useQuoteCalculation';

/** Calculates the open quote once for all that stands in it. A keystroke draws only what uses the result anew. */
export const OpenQuoteProvider = ({ children }: { children: ReactNode }) => (
  <OpenQuoteContext.Provider value={useOpenQuote()}>{children}</OpenQuoteContext.Provider>
);
