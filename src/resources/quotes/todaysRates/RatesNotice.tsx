import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useLayer } from '../../../ui/dialog/useLayer';
import { OpenQuoteProvider } from '../calculation/OpenQuoteProvider';
import { useOpenRates } from '../calculation/useOpenQuote';
import { changedRates, changedRatesText } from '../rates';
import { TodaysRatesDialog } from './TodaysRatesDialog';

/** Says when the rates of a quote are older than the records that they came from, and when there are none. */
const Notice = () => {
  const { kept, rates, today, error, readAgain } = useOpenRates();
  const comparing = useLayer();
  if (error) {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => void readAgain()}>
            Retry
          </Button>
        }
      >
        {rates
          ? `Today’s rates could not be read: the prices are those of the rates that the quote keeps. ${error.message}`
          : `There are no rates to price with: the prices are those that are stored. ${error.message}`}
      </Alert>
    );
  }
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
};

export const RatesNotice = memo(Notice);
