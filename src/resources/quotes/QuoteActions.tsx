import ContentCopy from '@mui/icons-material/ContentCopy';
import Update from '@mui/icons-material/Update';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useEditableForm } from '../../ui/editableForm';
import { HistoryButton } from '../../ui/HistoryButton';
import { DuplicateDialog } from './DuplicateDialog';
import { quoteFields } from './fields';
import { JobTicketsOfQuote } from './JobTicketsOfQuote';
import { OpenQuoteProvider } from './OpenQuoteProvider';
import { TodaysRatesDialog } from './TodaysRatesDialog';

const historySources = { quotes: { fields: quoteFields } };

/** What can be done with a quote beside changing it. */
export const QuoteActions = () => {
  const { editing } = useEditableForm();
  const [open, setOpen] = useState<'duplicate' | 'rates' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {!editing && (
        <Button startIcon={<ContentCopy />} onClick={() => setOpen('duplicate')}>
          Duplicate
        </Button>
      )}
      <Button startIcon={<Update />} onClick={() => setOpen('rates')}>
        Use today&rsquo;s rates
      </Button>
      <HistoryButton sources={historySources} />
      <JobTicketsOfQuote />
      {open && (
        <OpenQuoteProvider>
          {open === 'duplicate' ? <DuplicateDialog onClose={close} /> : <TodaysRatesDialog onClose={close} />}
        </OpenQuoteProvider>
      )}
    </>
  );
};
