import { useGetOne } from 'ra-core';
import type { AnyRecord } from '../../fields/record';
import type { QuoteSpecification, SpecificationChange } from './quoteSpecification';
import { type ShopOnTicket, typicalShop } from './shopOnTicket';

/** A ticket as it is read alone: with what it shows of its quote and of the shop. A server without them leaves them out. */
export type WholeTicket = AnyRecord & {
  quote_specification?: QuoteSpecification | null;
  quote_changes?: readonly SpecificationChange[];
  shop?: ShopOnTicket;
};

/** What a ticket's parts are calculated from and drawn with, whatever is being typed into the ticket meanwhile. */
export const useTicketSpecification = (ticketId: number | undefined) => {
  const { data, isFetching, error, refetch } = useGetOne<WholeTicket>(
    'job-tickets',
    { id: ticketId ?? 0 },
    { enabled: ticketId !== undefined, retry: false },
  );
  return {
    /** null: the ticket has no quote; undefined: not known, or not yet. */
    specification: data?.quote_specification,
    /** Whether anything of it could be read: also what the ticket has none of. */
    isThere: data !== undefined,
    error,
    onRetry: () => void refetch(),
    /** Rejects where it cannot be read. */
    readAgain: () => refetch({ throwOnError: true }),
    /** Whether it is still on its way. */
    pending: isFetching && data?.quote_specification === undefined,
    changes: data?.quote_changes ?? [],
    shop: data?.shop ?? typicalShop,
  };
};
