import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import type { ListViewProps } from '../../ui/resource';
import { customerFields } from './fields';

/** Each gets what it usually needs: a phone number is as long as any other, an address nearly as long as a name. */
const columns = columnsOf(customerFields, ['customer_name', 'address', 'city_state_zip', 'phone_number'], {
  address: { flex: 3, minWidth: 180 },
  city_state_zip: { flex: 2.5, minWidth: 180 },
  phone_number: { width: 136 },
});

const CustomerList = ({ sort }: ListViewProps) => (
  <ResourceGrid
    title="Customers"
    resource="customers"
    fields={customerFields}
    columns={columns}
    sort={sort}
    importable
    emptyText="No customers yet. Quotes are made out to the customers listed here."
  />
);

export default CustomerList;
