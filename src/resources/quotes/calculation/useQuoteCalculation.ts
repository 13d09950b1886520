import { createContext, useContext } from 'react';
import type { OpenQuote } from './useOpenQuote';

export const OpenQuoteContext = createContext<OpenQuote | null>(null);

/** The open quote with its calculation, from the `OpenQuoteProvider` around the view. */
export const useQuoteCalculation = (): OpenQuote => {
  const open = useContext(OpenQuoteContext);
  if (!open) throw new Error('No open quote is provided here');
  return open;
};
