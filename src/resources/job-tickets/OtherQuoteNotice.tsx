import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useFormMode } from '../../fields/formMode';
import type { AnyRecord } from '../../fields/record';

const SUPPLY_STATUSES = ['die_status', 'material_status', 'lamination_status'];
const WATCHED = ['quote_id', ...SUPPLY_STATUSES];

/**
 * Says that the statuses are still about the die and materials of the quote before, where another one was chosen and nobody
 * has set one of them since: a die that reads as staged may be another one.
 */
export const OtherQuoteNotice = () => {
  const ticket = useRecordContext<AnyRecord>();
  const { editing } = useFormMode();
  const [chosen, ...statuses] = useWatch({ name: WATCHED });
  const before = SUPPLY_STATUSES.map((source) => ticket?.[source] ?? null);
  const quoteBefore = ticket?.quote_id;
  const isOther = typeof quoteBefore === 'number' && typeof chosen === 'number' && chosen !== quoteBefore;
  const areAsBefore = before.some(Boolean) && before.every((status, index) => status === (statuses[index] ?? null));
  if (!editing || !isOther || !areAsBefore) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      These statuses were set for quote #{quoteBefore}. Check them: the other quote may have another die or material.
    </Alert>
  );
};
