import { columnsOf } from '../../fields/column';
import { ResourceGrid } from '../../ui/ResourceGrid';
import { materialFields } from './fields';

const columns = columnsOf(materialFields, [
  'material_name',
  'material_type',
  'mil_thickness_w_liner',
  'material_price',
  'fuel_price',
  'freight_price',
  'other_surcharges',
  'markup',
  'calculated_subtotal',
]);

const MaterialList = () => (
  <ResourceGrid
    title="Materials"
    resource="materials"
    fields={materialFields}
    columns={columns}
    sort={{ field: 'material_name', order: 'ASC' }}
    importable
    emptyText="No materials yet. Quotes choose material and lamination from those listed here."
  />
);

export default MaterialList;
