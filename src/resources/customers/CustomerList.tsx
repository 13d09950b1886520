import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import type { ListViewProps } from '../../ui/resource';
import { customerFields } from './fields';

const columns = columnsOf(customerFields, ['customer_name', 'address', 'city_state_zip', 'phone_number']);

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
