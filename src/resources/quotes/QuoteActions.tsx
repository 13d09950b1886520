import ContentCopy from '@mui/icons-material/ContentCopy';
import Update from '@mui/icons-material/Update';
import Button from '@mui/material/Button';
import { useLayer } from '../../ui/dialog/useLayer';
import { useEditableForm } from '../../ui/form/editableForm';
import { HistoryButton } from '../../ui/history/HistoryButton';
import { OpenQuoteProvider } from './calculation/OpenQuoteProvider';
import { DuplicateDialog } from './DuplicateDialog';
import { quoteFields } from './fields';
import { JobTicketsOfQuote } from './JobTicketsOfQuote';
import { renewalFields } from './renewal';
import { TodaysRatesDialog } from './todaysRates/TodaysRatesDialog';

const historySources = { quotes: { fields: [...quoteFields, ...renewalFields] } };

/** What can be done with a quote beside changing it. */
export const QuoteActions = () => {
  const { editing } = useEditableForm();
  const duplicate = useLayer();
  const rates = useLayer();
  return (
    <>
      {!editing && (
        <Button startIcon={<ContentCopy />} onClick={duplicate.show}>
          Duplicate
        </Button>
      )}
      <Button startIcon={<Update />} onClick={rates.show}>
        Use today&rsquo;s rates
      </Button>
      <HistoryButton sources={historySources} />
      <JobTicketsOfQuote />
      {(duplicate.open || rates.open) && (
        <OpenQuoteProvider>
          {duplicate.open ? <DuplicateDialog onClose={duplicate.hide} /> : <TodaysRatesDialog onClose={rates.hide} />}
        </OpenQuoteProvider>
      )}
    </>
  );
};
