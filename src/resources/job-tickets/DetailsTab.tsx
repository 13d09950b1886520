import Box from '@mui/material/Box';
import { RecordContextProvider, useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { type Field, fieldsOf } from '../../fields/field';
import { useFormMode } from '../../fields/formMode';
import type { AnyRecord } from '../../fields/record';
import { FieldGroup } from '../../ui/form/FieldGroup';
import { RecordFields } from '../../ui/form/RecordFields';
import { jobTicketFields } from './fields';
import { OtherQuoteNotice } from './OtherQuoteNotice';
import { QuoteChangedNotice } from './QuoteChangedNotice';

const job = fieldsOf(jobTicketFields, [
  'quote_id',
  'po_number',
  'customer_name',
  'date_of_order',
  'due_date',
  'job_ticket_priority',
  'department',
  'job_ticket_status',
  'footage',
  'time',
]);

const supplies = fieldsOf(jobTicketFields, [
  'die_number',
  'material_name',
  'lamination_name',
  'die_status',
  'material_status',
  'lamination_status',
]);

const notes = fieldsOf(jobTicketFields, ['notes']);

const fields: readonly Field[] = jobTicketFields;
const namesToCome = Object.fromEntries(
  fields.filter(({ readOnly }) => readOnly === 'linked').map(({ source }) => [source, 'From the quote, once saved']),
);

/** The names of one quote would be wrong beside another: those of the other come with the save. */
const useRightNames = (): AnyRecord | undefined => {
  const ticket = useRecordContext<AnyRecord>();
  const { editing } = useFormMode();
  const chosen: unknown = useWatch({ name: 'quote_id' });
  return ticket && editing && chosen !== ticket.quote_id ? { ...ticket, ...namesToCome } : ticket;
};

/** The job itself, what it needs and whether that is there, and the notes. */
export const DetailsTab = () => (
  <>
    <QuoteChangedNotice />
    <RecordContextProvider value={useRightNames()}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FieldGroup title="Job">
          <RecordFields fields={job} />
        </FieldGroup>
        <Box>
          <FieldGroup title="Die, material and lamination">
            <RecordFields fields={supplies} rows={3} />
          </FieldGroup>
          <OtherQuoteNotice />
          <RecordFields fields={notes} />
        </Box>
      </Box>
    </RecordContextProvider>
  </>
);
