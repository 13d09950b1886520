import { useRecordContext } from 'ra-core';
import { UsedBy } from '../../ui/UsedBy';
import { quotesAndTickets } from '../quotesAndTickets';
import type { Tooling } from './fields';

/** By how many quotes and job tickets the open die is used. */
export const ToolingUses = () => {
  const die = useRecordContext<Tooling>();
  if (!die) return null;
  return (
    <UsedBy
      id={die.id}
      users={quotesAndTickets({ tooling_id: die.id }, { die_number: die.die_number })}
      note="Quotes keep their prices when it is changed."
    />
  );
};
