import { overheadTotal } from '../../src/pricing';
import { overheadFields } from '../../src/resources/overhead/fields';
import { defineResource } from '../records/resource';

/** A year's overhead. The year is the record's id. */
export const overhead = defineResource({
  name: 'overhead',
  singular: 'overhead',
  fields: overheadFields,
  key: 'calendar_year',
  paths: { list: '/overheads' },
  calculate: (record) => ({ total: overheadTotal(record) }),
});
