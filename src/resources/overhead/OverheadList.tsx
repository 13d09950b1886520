import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import { overheadFields } from './fields';

const columns = columnsOf(overheadFields, ['calendar_year', 'total'], {
  calendar_year: { width: 120 },
  total: { width: 160 },
});

const OverheadList = () => (
  <ResourceGrid
    title="Overhead"
    resource="overhead"
    fields={overheadFields}
    columns={columns}
    sort={{ field: 'calendar_year', order: 'DESC' }}
    emptyText="No overhead yet. Quotes take the overhead per hour from the year they are priced in."
  />
);

export default OverheadList;
