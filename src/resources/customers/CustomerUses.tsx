import { useRecordContext } from 'ra-core';
import { UsedBy } from '../../ui/UsedBy';
import { quotesAndTickets } from '../quotesAndTickets';
import type { Customer } from './fields';

/** How many quotes and job tickets the open customer has. */
export const CustomerUses = () => {
  const customer = useRecordContext<Customer>();
  if (!customer) return null;
  return (
    <UsedBy
      id={customer.id}
      users={quotesAndTickets({ customer_id: customer.id }, { customer_name: customer.customer_name })}
    />
  );
};
