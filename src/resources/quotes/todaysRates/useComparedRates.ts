import { useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { useQuoteCalculation } from '../calculation/useQuoteCalculation';
import { changedRates } from '../rates';

/**
 * The rates of the open quote beside today's, for whoever is about to choose between them. What was read with the quote
 * may be an hour old by then: today's are read anew first, and nothing is said of them where that fails.
 */
export const useComparedRates = () => {
  const { rates, today, error, readAgain } = useQuoteCalculation();
  const [isRead, setRead] = useState(false);
  const read = useEvent(() => void readAgain().then(() => setRead(true)));
  useEffect(read, [read]);
  return {
    /** The rates that differ; null while they are not known. */
    changed: isRead && !error && rates && today ? changedRates(rates, today) : null,
    isReading: !isRead,
    /** Why today's rates could not be read. */
    unread: isRead ? error : null,
    read,
  };
};
