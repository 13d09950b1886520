import { defaultsOf } from '../../src/fields/payload';
import { STANDARDS_ID, standardsFields } from '../../src/resources/standards/fields';
import type { Database } from '../database/database';
import { toRow } from '../database/rows';
import { defineResource } from '../records/resource';

/** The shop's standards: one record, there from the start. Saving it says that the figures are the shop's own. */
export const standards = defineResource({
  name: 'standards',
  singular: 'standards record',
  fields: standardsFields,
  paths: { list: null, one: '/standards', update: '/standards/update', add: null },
  calculate: () => ({ confirmed: true }),
});

/** Puts the typical figures that a new shop starts from into a database that has none yet. */
export const ensureStandards = async (database: Database): Promise<void> => {
  const row = toRow(standardsFields, { ...defaultsOf(standardsFields, ''), confirmed: false });
  await database
    .insertInto('standards')
    .values({ ...row, id: STANDARDS_ID, version: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
};
