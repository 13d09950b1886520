import { useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AnyRecord } from '../../../fields/record';
import type { QuoteCalculation, QuoteRates } from '../../../pricing';
import { type PricedQuote, rateLinks, ratesFor } from '../rates';
import { useTodaysRates } from '../todaysRates/useTodaysRates';
import { calculateOpenQuote } from './calculateOpenQuote';

export type OpenRates = {
  /** The rates that the quote is calculated with; null where there are none. */
  rates: QuoteRates | null;
  /** The rates that Setup has today for what is chosen. */
  today: QuoteRates | null;
  /** The quote as it is stored with its rates; null for a new one. */
  kept: PricedQuote | null;
  /** Why today's rates are not there. */
  error: Error | null;
  /** Reads today's rates anew. */
  readAgain: () => Promise<{ data?: QuoteRates | null; error: Error | null }>;
};

export type OpenQuote = OpenRates & {
  /** What stands in the form, typed or saved, over what the record has besides. */
  values: Readonly<Record<string, unknown>>;
  calculation: QuoteCalculation;
};

/** The rates that the server will price the open quote with when it is saved: they change with what is chosen, not with each key. */
export const useOpenRates = (): OpenRates => {
  const { control } = useFormContext();
  const record = useRecordContext<AnyRecord>();
  const chosen = useWatch({ control, name: rateLinks });
  const [material_id, lamination_id, tooling_id] = chosen;
  const links = useMemo(() => ({ material_id, lamination_id, tooling_id }), [material_id, lamination_id, tooling_id]);
  const { data: today = null, error, refetch } = useTodaysRates(links);
  return useMemo(() => {
    const kept = record?.rates ? { quote: record, rates: record.rates as QuoteRates } : null;
    const rates = today ? ratesFor(links, kept, today) : (kept?.rates ?? null);
    return { rates, today, kept, error, readAgain: () => refetch() };
  }, [links, record, today, error, refetch]);
};

/** The quote that is open at these rates, calculated from what stands in its form, also from what was just typed. */
export const useOpenQuote = (open: OpenRates): OpenQuote => {
  const { control } = useFormContext();
  const record = useRecordContext<AnyRecord>();
  const typed = useWatch({ control });
  return useMemo(() => {
    const values: Record<string, unknown> = { ...record, ...typed };
    return { ...open, values, calculation: calculateOpenQuote(values, open.rates) };
  }, [record, typed, open]);
};
