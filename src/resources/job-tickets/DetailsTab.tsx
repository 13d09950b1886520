import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { type Field, fieldsOf } from '../../fields/field';
import type { AnyRecord } from '../../fields/record';
import { FieldGroup } from '../../ui/form/FieldGroup';
import { LiveRecord } from '../../ui/form/LiveRecord';
import { RecordFields } from '../../ui/form/RecordFields';
import { jobTicketFields } from './fields';
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
const ofQuote = fields.filter(({ readOnly }) => readOnly === 'linked').map(({ source }) => source);

/** The names of one quote would be wrong beside another: those of the other come with the save. */
const namesBeside = (saved: AnyRecord | undefined) => (values: Readonly<Record<string, unknown>>) =>
  values.quote_id === saved?.quote_id
    ? {}
    : Object.fromEntries(ofQuote.map((source) => [source, 'From the quote, once saved']));

/** The job itself, what it needs and whether that is there, and the notes. */
export const DetailsTab = () => {
  const saved = useRecordContext<AnyRecord>();
  return (
    <>
      <QuoteChangedNotice />
      <LiveRecord calculate={namesBeside(saved)}>
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
            <RecordFields fields={notes} />
          </Box>
        </Box>
      </LiveRecord>
    </>
  );
};
