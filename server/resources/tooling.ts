import { dieRepeat } from '../../src/pricing';
import { toolingFields } from '../../src/resources/tooling/fields';
import { defineResource } from '../records/resource';

export const tooling = defineResource({
  name: 'tooling',
  singular: 'die',
  fields: toolingFields,
  nameField: 'die_number',
  importable: true,
  strayBrace: true,
  options: [{ path: '/tooling/options' }],
  calculate: dieRepeat,
});
