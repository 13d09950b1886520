import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/list/ResourceGrid';
import type { ListViewProps } from '../../ui/resource';
import { materialFields } from './fields';

/** Cents per thousand square inches are short; the room is the name's. */
const AMOUNT = { width: 92 };

const columns = columnsOf(
  materialFields,
  [
    'material_name',
    'material_type',
    'mil_thickness_w_liner',
    'material_price',
    'fuel_price',
    'freight_price',
    'other_surcharges',
    'markup',
    'calculated_subtotal',
  ],
  {
    material_name: { minWidth: 260 },
    material_price: AMOUNT,
    fuel_price: AMOUNT,
    freight_price: AMOUNT,
    calculated_subtotal: AMOUNT,
  },
);

const MaterialList = ({ sort }: ListViewProps) => (
  <ResourceGrid
    title="Materials"
    resource="materials"
    fields={materialFields}
    columns={columns}
    sort={sort}
    importable
    emptyText="No materials yet. Quotes choose material and lamination from those listed here."
  />
);

export default MaterialList;
