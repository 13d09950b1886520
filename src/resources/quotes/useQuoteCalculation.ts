import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnyRecord } from '../../fields/record';
import type { QuoteCalculation, QuoteRates } from '../../pricing';
import { calculateOpenQuote } from './calculateOpenQuote';
import { type PricedQuote, ratesFor } from './rates';
import { useTodaysRates } from './useQuoteRates';

export type OpenQuote = {
  /** What stands in the form, typed or saved, over what the record has besides. */
  values: Readonly<Record<string, unknown>>;
  calculation: QuoteCalculation;
  /** The rates it is calculated with; null where there are none. */
  rates: QuoteRates | null;
  /** The rates that Setup has today for what is chosen. */
  today: QuoteRates | null;
  /** The quote as it is stored with its rates; null for a new one. */
  kept: PricedQuote | null;
  /** Why today's rates are not there. */
  error: Error | null;
  retry: () => void;
};

/**
 * The quote that is open, calculated from what stands in its form, also from what was just typed, with the rates that
 * the server will price it with when it is saved.
 */
export const useQuoteCalculation = (): OpenQuote => {
  const { control } = useFormContext();
  const record = useRecordContext<AnyRecord>();
  const typed = useWatch({ control });
  const values = useMemo(() => ({ ...record, ...typed }) as Record<string, unknown>, [record, typed]);
  const { data: today = null, error, refetch } = useTodaysRates(values);

  return useMemo(() => {
    const kept = record?.rates ? { quote: record, rates: record.rates as QuoteRates } : null;
    const rates = today ? ratesFor(values, kept, today) : (kept?.rates ?? null);
    return {
      values,
      calculation: calculateOpenQuote(values, rates),
      rates,
      today,
      kept,
      error,
      retry: () => void refetch(),
    };
  }, [values, record, today, error, refetch]);
};
