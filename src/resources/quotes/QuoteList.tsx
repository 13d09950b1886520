import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import type { ListViewProps } from '../../ui/resource';
import { quoteFields } from './fields';

const columns = columnsOf(
  quoteFields,
  ['id', 'customer_name', 'quote_description', 'size_across', 'size_around', 'material_name', 'lamination_name'],
  {
    quote_description: { flex: 3, minWidth: 140 },
    customer_name: { minWidth: 160 },
    material_name: { minWidth: 160 },
    lamination_name: { flex: 2, minWidth: 104 },
  },
);

const QuoteList = ({ sort }: ListViewProps) => (
  <ResourceGrid
    title="Quotes"
    resource="quotes"
    fields={quoteFields}
    columns={columns}
    isNumbered
    sort={sort}
    emptyText="No quotes yet. A quote prices a label for a customer in up to ten quantities."
  />
);

export default QuoteList;
