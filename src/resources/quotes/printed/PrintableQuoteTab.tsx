import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useGetOne, useRecordContext } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { AnyRecord } from '../../../fields/record';
import { PrintSheet } from '../../../ui/PrintSheet';
import { today } from '../../../ui/today';
import type { Customer } from '../../customers/fields';
import { STANDARDS_ID, type Standards } from '../../standards/fields';
import { OpenQuoteProvider } from '../calculation/OpenQuoteProvider';
import { useQuoteCalculation } from '../calculation/useQuoteCalculation';
import { QuoteWarnings } from '../QuoteWarnings';
import { RatesNotice } from '../todaysRates/RatesNotice';
import { daysAfter, pricedOn } from '../validity';
import { PrintedQuote } from './PrintedQuote';
import { leftOut, notAboveZero } from './printedTexts';
import { useLinkedNames } from './useLinkedNames';

/** What a person should know of the quote before it goes out. */
const Knowledge = ({ day, standards }: { day: string; standards: Standards | undefined }) => {
  const { isDirty } = useFormContext().formState;
  const { calculation } = useQuoteCalculation();
  const validDays = standards?.quote_valid_days;
  const validUntil = typeof validDays === 'number' ? daysAfter(day, validDays) : null;
  const warnings = [
    validUntil !== null &&
      validUntil < today() &&
      `This quote was valid until ${validUntil}. Use today’s rates to give it a new date.`,
    notAboveZero(calculation.rows),
    ...leftOut(calculation.rows),
  ].filter((text) => typeof text === 'string');
  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 1, '&:empty': { display: 'none' } }}>
      {isDirty && <Alert severity="info">This sheet shows what you are typing; it is not saved yet.</Alert>}
      {warnings.map((text) => (
        <Alert key={text} severity="warning">
          {text}
        </Alert>
      ))}
      <RatesNotice />
      <QuoteWarnings warnings={calculation.warnings.filter(({ code }) => code !== 'price_below_zero')} />
    </Box>
  );
};

const Printable = () => {
  const record = useRecordContext<AnyRecord>();
  const { isDirty } = useFormContext().formState;
  const { values, calculation, today: todaysRates, kept, error: ratesError, readAgain } = useQuoteCalculation();
  const customerId = typeof values.customer_id === 'number' ? values.customer_id : 0;
  const customer = useGetOne<Customer>('customers', { id: customerId }, { enabled: customerId > 0, retry: false });
  const standards = useGetOne<Standards>('standards', { id: STANDARDS_ID }, { retry: false });
  const { names, readings } = useLinkedNames(values, record);
  if (!record) return null;
  const day = pricedOn(isDirty ? null : record.priced_at);
  return (
    <>
      <Knowledge day={day} standards={standards.data} />
      <PrintSheet
        readings={[
          {
            what: 'The letterhead and the terms',
            isThere: standards.data !== undefined,
            error: !standards.isFetching && standards.error,
            onRetry: () => void standards.refetch(),
          },
          {
            what: 'The address of the customer',
            isThere: customerId === 0 || customer.data !== undefined,
            error: !customer.isFetching && customer.error,
            onRetry: () => void customer.refetch(),
          },
          ...readings,
          {
            what: 'The rates of what is chosen',
            // A quote that stands as it was saved is priced with the rates that it keeps.
            isThere: !ratesError || todaysRates !== null || (kept !== null && !isDirty),
            error: ratesError,
            onRetry: () => void readAgain(),
          },
        ]}
      >
        <PrintedQuote
          quote={values}
          record={record}
          day={day}
          rows={calculation.rows}
          names={names}
          standards={standards.data}
          customer={customer.data}
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
