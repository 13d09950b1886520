import { useRecordContext } from 'ra-core';
import { UsedBy } from '../../ui/UsedBy';
import type { Tooling } from './fields';

/** By how many quotes and job tickets the open die is used. */
export const ToolingUses = () => {
  const die = useRecordContext<Tooling>();
  if (!die) return null;
  return (
    <UsedBy
      id={die.id}
      users={[
        { resource: 'quotes', one: 'quote', many: 'quotes', path: '/quotes', filter: { tooling_id: die.id } },
        {
          resource: 'job-tickets',
          one: 'job ticket',
          many: 'job tickets',
          path: '/job-tickets',
          filter: { die_number: die.die_number },
        },
      ]}
      note="Quotes keep their prices when it is changed."
    />
  );
};
