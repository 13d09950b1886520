import type { Column } from '../../fields/column';
import { RelatedGrid } from '../../ui/RelatedGrid';

const column = (field: string, headerName: string, align: 'left' | 'right' = 'right'): Column => ({
  field,
  headerName,
  align,
  headerAlign: align,
  flex: 1,
  minWidth: 40 + headerName.length * 6.6,
  sortable: false,
});

const columns: readonly Column[] = [
  column('total_qty', 'Total Qty'),
  column('items', '# of Items'),
  column('footage', 'Footage'),
  column('core_id', 'Core ID'),
  column('total_rolls', 'Total Rolls'),
  column('qty_per_roll', 'Qty Per Roll'),
  column('labels_ac', 'Labels AC'),
  column('lead_rw_count', 'Lead RW Count'),
  column('rw_note', 'RW Note', 'left'),
  column('ship_method', 'Ship Method', 'left'),
];

export const RewindTab = () => (
  <RelatedGrid label="Rewind" rows={[]} columns={columns} emptyText="No rewind specification for this ticket yet." />
);
