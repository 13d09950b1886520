import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { QuoteRates } from '../../../pricing';
import type { LabelShopDataProvider } from '../../../providers/dataProvider';
import { type RateLinks, rateLinks } from '../rates';

/** The parts of a quote appear one after the other, and each takes what has just been read for the one before. */
const OPENING = 5000;

/** What is asked for the rates of today: once for each choice of these records. */
export const todaysRatesQuery = (dataProvider: LabelShopDataProvider, links: RateLinks) => {
  const chosen = Object.fromEntries(rateLinks.map((field) => [field, links[field] ?? null]));
  return {
    queryKey: ['quotes', 'rates', chosen],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      ((await dataProvider.priceQuote(chosen, { signal })).data.rates ?? null) as QuoteRates | null,
    retry: false,
    staleTime: OPENING,
  };
};

/**
 * What a quote with these records would be priced with today: asked once for each choice of them, not while typing. While
 * those of a new choice are on their way, the ones before.
 */
export const useTodaysRates = (links: RateLinks) => {
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  return useQuery({ ...todaysRatesQuery(dataProvider, links), placeholderData: keepPreviousData });
};
