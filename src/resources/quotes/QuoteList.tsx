import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import { quoteFields } from './fields';

const columns = columnsOf(quoteFields, [
  'id',
  'customer_name',
  'quote_description',
  'size_across',
  'size_around',
  'material_name',
  'lamination_name',
]);

const QuoteList = () => (
  <ResourceGrid
    title="Quotes"
    resource="quotes"
    fields={quoteFields}
    columns={columns}
    sort={{ field: 'id', order: 'DESC' }}
    emptyText="No quotes yet. A quote prices a label for a customer in up to ten quantities."
  />
);

export default QuoteList;
