import { useRecordContext } from 'ra-core';
import { UsedBy } from '../../ui/UsedBy';
import type { Customer } from './fields';

/** How many quotes and job tickets the open customer has. */
export const CustomerUses = () => {
  const customer = useRecordContext<Customer>();
  if (!customer) return null;
  return (
    <UsedBy
      id={customer.id}
      users={[
        { resource: 'quotes', one: 'quote', many: 'quotes', path: '/quotes', filter: { customer_id: customer.id } },
        {
          resource: 'job-tickets',
          one: 'job ticket',
          many: 'job tickets',
          path: '/job-tickets',
          filter: { customer_name: customer.customer_name },
        },
      ]}
    />
  );
};
