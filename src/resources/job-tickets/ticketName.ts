import type { AnyRecord } from '../../fields/record';

/** How a ticket is called where it is mentioned. */
export const ticketName = ({ id }: Pick<AnyRecord, 'id'>): string => `Ticket #${id}`;
