import { materialPrice } from '../../src/pricing';
import { materialFields } from '../../src/resources/materials/fields';
import { defineResource } from '../records/resource';

/** Stock and laminations. A material whose type nobody has said is offered as stock. */
export const materials = defineResource({
  name: 'materials',
  singular: 'material',
  fields: materialFields,
  nameField: 'material_name',
  importable: true,
  strayBrace: true,
  options: [
    { path: '/materials/options', only: { field: 'material_type', values: ['Material', null] } },
    { path: '/lamination/options', only: { field: 'material_type', values: ['Lamination'] } },
  ],
  calculate: materialPrice,
});
