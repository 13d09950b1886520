import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldText } from '../../fields/FieldText';
import { fieldOf, fieldsOf } from '../../fields/field';
import { useFormMode } from '../../fields/formMode';
import { RecordField } from '../../fields/RecordField';
import type { AnyRecord } from '../../fields/record';
import { textOf } from '../../fields/text';
import type { TicketQuote } from '../../pricing';
import { FieldGroup } from '../../ui/form/FieldGroup';
import { FormGrid } from '../../ui/form/FormGrid';
import { jobTicketFields } from '../job-tickets/fields';
import { ticketTotals, withoutQuantityText } from '../job-tickets/ticketTotals';
import { useTicketRows } from '../job-tickets/useTicketRows';
import { useTicketSpecification } from '../job-tickets/useTicketSpecification';
import { CopyPositionField } from './CopyPosition';
import { jobTicketPartFields } from './fields';
import { calculatedFields, partQuantities } from './partQuantities';

const labels = fieldsOf(jobTicketPartFields, ['part_number', 'quantity', 'qty_done', 'part_status']);
const leads = fieldsOf(jobTicketPartFields, ['job_lead_in', 'job_lead_out', 'cos', 'co_lead_in', 'co_lead_out']);
const thousands = fieldOf(jobTicketPartFields, 'quantity_m');
const ticketFootage = fieldOf(jobTicketFields, 'footage');
const ticketTime = fieldOf(jobTicketFields, 'time');

/** How long the ticket runs, as far as that is known. */
const runsText = (parts: readonly AnyRecord[], quote: TicketQuote | null | undefined): string | null => {
  const { footage, time } = ticketTotals(parts, quote);
  if (footage === null) return null;
  const runs = `With this part the ticket runs ${textOf(ticketFootage, footage)} ft`;
  return [time === null ? runs : `${runs} in ${textOf(ticketTime, time)}`, withoutQuantityText(parts)]
    .map((sentence) => sentence && `${sentence}.`)
    .filter(Boolean)
    .join(' ');
};

/** What is typed of a part, and beside it what follows: with each keystroke, from the quote of its ticket. */
export const PartForm = ({ jobTicketId }: { jobTicketId: number }) => {
  const { control } = useFormContext();
  const { isDirty } = useFormState({ control });
  const { when } = useFormMode();
  const record = useRecordContext<AnyRecord>();
  const typed = useWatch({ control });
  const { specification, pending, shop } = useTicketSpecification(jobTicketId);
  const { rows } = useTicketRows('job-ticket-parts', jobTicketId, 'id');

  const part: AnyRecord = { id: 0, ...record, ...typed };
  const isCalculated = Boolean(specification) || pending;
  const { values, reason } = partQuantities(part, specification ?? null);
  const shown: AnyRecord = { ...part, ...values };
  const others = rows.filter(({ id }) => id !== record?.id);
  // Nothing is missing of a new part before something of it was typed.
  const isUntouched = when === 'create' && !isDirty;

  return (
    <>
      <FormGrid rows={5}>
        {labels.map((field) => (
          <RecordField key={field.source} field={field} />
        ))}
        <CopyPositionField chart={shop} record={shown} />
        {leads.map((field) => (
          <RecordField key={field.source} field={field} />
        ))}
      </FormGrid>
      <FieldGroup title={isCalculated ? 'Calculated from the quote' : 'Quantities'}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' },
          }}
        >
          <FieldText field={thousands} record={shown} />
          {calculatedFields.map((field) =>
            isCalculated ? (
              <FieldText key={field.source} field={field} record={shown} />
            ) : (
              <RecordField key={field.source} field={field} />
            ),
          )}
        </Box>
        <Typography
          variant="body2"
          color="text.secondary"
          // It keeps the room of its line.
          sx={{ fontVariantNumeric: 'tabular-nums', '&:empty::before': { content: '"\\200b"' } }}
        >
          {isUntouched ? null : (reason ?? runsText([...others, shown], specification))}
        </Typography>
      </FieldGroup>
    </>
  );
};
