import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import type { ListViewProps } from '../../ui/resource';
import { overheadFields } from './fields';

const columns = columnsOf(overheadFields, ['calendar_year', 'total'], {
  calendar_year: { width: 120 },
  total: { width: 160 },
});

const OverheadList = ({ sort }: ListViewProps) => (
  <ResourceGrid
    title="Overhead"
    resource="overhead"
    fields={overheadFields}
    columns={columns}
    sort={sort}
    emptyText="No overhead yet. Quotes take the overhead per hour from the year they are priced in."
  />
);

export default OverheadList;
