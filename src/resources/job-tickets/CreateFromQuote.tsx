import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useCreate, useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { formatNumber } from '../../fields/formats';
import type { AnyRecord } from '../../fields/record';
import { CreateDialog } from '../../ui/dialog/CreateDialog';
import { RecordDialog } from '../../ui/dialog/RecordDialog';
import { useLeaveTo } from '../../ui/dialog/useLeaveTo';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingPage } from '../../ui/LoadingPage';
import { useListPath } from '../../ui/resource';
import type { FormRecord } from '../../ui/saving/useSaveRecord';
import { DetailsTab } from './DetailsTab';
import { jobTicketFields } from './fields';
import type { QuoteSearch } from './quoteSearch';
import { labelsOfRow, partFromQuote, ticketFromQuote } from './ticketFromQuote';

const TITLE = 'Create New Job Ticket';

type FromQuoteProps = { quote: AnyRecord; row: number | null };

/** What the ticket gets of the quantity that was chosen, if one was. */
const partText = (quote: AnyRecord, row: number | null): string => {
  const quantity = labelsOfRow(quote, row);
  if (quantity !== null) return `The ticket gets one part of ${formatNumber(quantity, 0)} labels.`;
  return row === null ? 'The ticket gets no part yet.' : 'The ticket gets no part yet: the quote has no such quantity.';
};

/** What the ticket will be of: read from the quote, and not typed here. Another quote has none of it. */
const QuoteNotice = ({ quote, row }: FromQuoteProps) => {
  const chosen: unknown = useWatch({ name: 'quote_id' });
  if (chosen !== quote.id) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        This is no longer quote #{quote.id}: the ticket gets no part.
      </Alert>
    );
  }
  const made = [
    quote.customer_name,
    quote.quote_description,
    quote.die_number,
    quote.material_name,
    quote.lamination_name,
  ];
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <strong>Quote #{quote.id}</strong> {made.filter(Boolean).join(' · ')}
      <br />
      {partText(quote, row)}
    </Alert>
  );
};

const FromQuote = ({ quote, row }: FromQuoteProps) => {
  const navigate = useNavigate();
  const path = useListPath();
  const { state } = useLocation();
  const leave = useLeaveTo(`/quotes/${quote.id}`, '');
  // Closed, the ticket leads back to the quote like its form.
  const open = (id: AnyRecord['id']) => navigate(`${path}/${id}`, { replace: true, state });
  const [create] = useCreate();
  const quantity = labelsOfRow(quote, row);

  // Saving again, after only the part could not be added, adds neither of them twice.
  const addPart = async ({ id, quote_id }: FormRecord, idempotencyKey: string) => {
    if (quantity === null || quote_id !== quote.id) return;
    await create(
      'job-ticket-parts',
      { data: { ...partFromQuote(quote, quantity), job_ticket_id: id }, meta: { idempotencyKey } },
      { returnPromise: true },
    );
  };
  return (
    <CreateDialog
      title={TITLE}
      fields={jobTicketFields}
      initial={ticketFromQuote(quote)}
      draftName={`quote ${quote.id} row ${row ?? ''}`}
      size="medium"
      savedMessage={({ id }) => `Job ticket #${id} added`}
      afterSave={addPart}
      onClose={(saved) => (saved?.id ? open(saved.id) : leave())}
      tabs={[
        {
          label: 'Details',
          fields: jobTicketFields,
          content: (
            <>
              <QuoteNotice quote={quote} row={row} />
              <DetailsTab />
            </>
          ),
        },
      ]}
    />
  );
};

type CreateFromQuoteProps = Pick<QuoteSearch, 'row'> & { quoteId: number };

/** The dialog for a new ticket, filled from a quote; saved, the ticket opens. */
export const CreateFromQuote = ({ quoteId, row }: CreateFromQuoteProps) => {
  const leave = useLeaveTo(useListPath(), '');
  const { data: quote, error, refetch } = useGetOne<AnyRecord>('quotes', { id: quoteId }, { retry: false });
  if (quote) return <FromQuote quote={quote} row={row} />;
  return (
    <RecordDialog title={TITLE} size="medium" onClose={leave}>
      <Box sx={{ minHeight: 160, px: 2.5, pb: 2.5 }}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingPage />}
      </Box>
    </RecordDialog>
  );
};
