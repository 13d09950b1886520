import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import { customerFields } from './fields';

const columns = columnsOf(customerFields, ['customer_name', 'address', 'city_state_zip', 'phone_number']);

const CustomerList = () => (
  <ResourceGrid
    title="Customers"
    resource="customers"
    fields={customerFields}
    columns={columns}
    sort={{ field: 'customer_name', order: 'ASC' }}
    importable
    emptyText="No customers yet. Quotes are made out to the customers listed here."
  />
);

export default CustomerList;
