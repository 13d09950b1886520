import type { ReactNode } from 'react';
import { type OpenRates, useOpenQuote, useOpenRates } from './useOpenQuote';
import { OpenQuoteContext } from './useQuoteCalculation';

const PricedQuote = ({ open, children }: { open: OpenRates; children: ReactNode }) => (
  <OpenQuoteContext.Provider value={useOpenQuote(open)}>{children}</OpenQuoteContext.Provider>
);

/**
 * Calculates the open quote once for all that stands in it. A keystroke draws only what uses the result anew; what
 * becomes of the rates is asked once for all keys.
 */
export const OpenQuoteProvider = ({ children }: { children: ReactNode }) => (
  <PricedQuote open={useOpenRates()}>{children}</PricedQuote>
);
