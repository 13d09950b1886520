import Alert from '@mui/material/Alert';
import { useGetOne, useRecordContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { AnyRecord } from '../../../fields/record';
import { PrintSheet } from '../../../ui/PrintSheet';
import { today } from '../../../ui/today';
import type { Customer } from '../../customers/fields';
import { STANDARDS_ID, type Standards } from '../../standards/fields';
import { OpenQuoteProvider } from '../calculation/OpenQuoteProvider';
import { useQuoteCalculation } from '../calculation/useQuoteCalculation';
import { PrintedQuote } from './PrintedQuote';
import { leftOut, notAboveZero } from './printedTexts';
import { useLinkedNames } from './useLinkedNames';

/** The day, here, of a point in time. */
const dayOf = (instant: unknown): string => today(typeof instant === 'string' ? new Date(instant) : new Date());

const Printable = () => {
  const record = useRecordContext<AnyRecord>();
  const { isDirty } = useFormContext().formState;
  const { values, calculation } = useQuoteCalculation();
  const customerId = typeof values.customer_id === 'number' ? values.customer_id : 0;
  const { data: customer } = useGetOne<Customer>(
    'customers',
    { id: customerId },
    { enabled: customerId > 0, retry: false },
  );
  const { data: standards } = useGetOne<Standards>('standards', { id: STANDARDS_ID }, { retry: false });
  const names = useLinkedNames(values, record);
  if (!record) return null;
  return (
    <>
      {isDirty && (
        <Alert severity="info" sx={{ mb: 1 }}>
          This sheet shows what you are typing; it is not saved yet.
        </Alert>
      )}
      {[notAboveZero(calculation.rows), ...leftOut(calculation.rows)].filter(Boolean).map((text) => (
        <Alert key={text} severity="warning" sx={{ mb: 1 }}>
          {text}
        </Alert>
      ))}
      <PrintSheet>
        <PrintedQuote
          quote={values}
          record={record}
          day={dayOf(isDirty ? null : record.priced_at)}
          rows={calculation.rows}
          names={names}
          standards={standards}
          customer={customer}
        />
      </PrintSheet>
    </>
  );
};

/** What is printed, and before it what to know about it: that is not. */
export const PrintableQuoteTab = () => (
  <OpenQuoteProvider>
    <Printable />
  </OpenQuoteProvider>
);
