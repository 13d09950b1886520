import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import type { ListViewProps } from '../../ui/resource';
import { toolingFields } from './fields';

const columns = columnsOf(
  toolingFields,
  [
    'die_number',
    'size_across',
    'size_around',
    'gap_across',
    'gap_around',
    'number_across',
    'number_around',
    'die_repeat_in',
    'die_repeat_mm',
  ],
  { die_number: { minWidth: 112 } },
);

const ToolingList = ({ sort }: ListViewProps) => (
  <ResourceGrid
    title="Tooling"
    resource="tooling"
    fields={toolingFields}
    columns={columns}
    sort={sort}
    importable
    emptyText="No dies yet. Quotes choose their die from the tooling listed here."
  />
);

export default ToolingList;
