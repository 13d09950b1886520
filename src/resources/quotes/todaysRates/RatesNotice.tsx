import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useFormMode } from '../../../fields/formMode';
import type { QuoteRates } from '../../../pricing';
import { useLayer } from '../../../ui/dialog/useLayer';
import { OpenQuoteProvider } from '../calculation/OpenQuoteProvider';
import { useOpenRates } from '../calculation/useOpenQuote';
import { changedRates, changedRatesText } from '../rates';
import { TodaysRatesDialog } from './TodaysRatesDialog';

/** What becomes of the prices while today's rates cannot be read. */
const pricesText = (rates: QuoteRates | null, isNew: boolean): string => {
  if (rates) return 'Today’s rates could not be read: the prices are those of the rates that the quote keeps.';
  if (isNew) return 'There are no prices yet: the rates could not be read. The quote can be saved, and is priced then.';
  return 'There are no rates to price with: the prices are those that are stored.';
};

/** Says that today's rates could not be read, and which prices are shown instead. */
export const UnreadRatesNotice = memo(() => {
  const { rates, error, readAgain } = useOpenRates();
  const { when } = useFormMode();
  if (!error) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => void readAgain()}>
          Retry
        </Button>
      }
    >
      {pricesText(rates, when === 'create')} {error.message}
    </Alert>
  );
});

/** Says when the rates of a quote are older than the records that they came from. */
export const RatesNotice = memo(() => {
  const { kept, rates, today, error } = useOpenRates();
  const comparing = useLayer();
  if (error) return null;
  const changed = kept && rates && today ? changedRates(rates, today) : [];
  if (changed.length === 0) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={{ py: 0, alignItems: 'center' }}
        action={
          <Button color="inherit" onClick={comparing.show} sx={{ whiteSpace: 'nowrap' }}>
            Compare
          </Button>
        }
      >
        {changedRatesText(changed.length)}
      </Alert>
      {comparing.open && (
        <OpenQuoteProvider>
          <TodaysRatesDialog onClose={comparing.hide} />
        </OpenQuoteProvider>
      )}
    </>
  );
});
