import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRecordContext } from 'ra-core';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnyRecord } from '../../fields/record';
import type { LabelShopDataProvider, RatesChoice } from '../../providers/dataProvider';
import { newIdempotencyKey } from '../../providers/idempotencyKey';
import { ErrorState } from '../../ui/ErrorState';
import { useListPath } from '../../ui/resource';
import { failureOf } from '../../ui/saving/failure';
import { changedRatesText } from './rates';
import { useComparedRates } from './todaysRates/useComparedRates';

/** Asks once which rates the duplicate is to have, adds it, and goes to it. */
export const DuplicateDialog = ({ onClose }: { onClose: () => void }) => {
  const record = useRecordContext<AnyRecord>();
  const { changed, unread, read } = useComparedRates();
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const path = useListPath();
  const { search } = useLocation();
  const id = useId();
  // A second try after a lost answer makes no second quote; the other rates are another quote.
  const [keys] = useState(() => ({ kept: newIdempotencyKey(), today: newIdempotencyKey() }));
  const { mutate, isPending, variables, error } = useMutation({
    // The resource tells the lists that there is something new.
    mutationFn: ({ rates: choice }: { resource: 'quotes'; rates: RatesChoice }) =>
      dataProvider.duplicateQuote(Number(record?.id), choice, keys[choice]),
    onSuccess: ({ data }) => {
      notify(`Quote #${data.id} is a duplicate of #${record?.id}`, { type: 'success', autoHideDuration: 4000 });
      // In the place of this dialog: Back leads to the quote it was made of.
      navigate({ pathname: `${path}/${data.id}`, search }, { replace: true });
    },
  });
  const duplicate = (choice: RatesChoice) => mutate({ resource: 'quotes', rates: choice });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>Duplicate Quote #{record?.id}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          Which rates should the duplicate be priced with?{' '}
          {changed?.length === 0 && 'Those of this quote are the same as today’s.'}
          {changed && changed.length > 0 && changedRatesText(changed.length)}
        </DialogContentText>
        {unread && <ErrorState what="Today’s rates" error={unread} onRetry={read} />}
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failureOf(error).message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="outlined"
          onClick={() => duplicate('kept')}
          disabled={isPending}
          loading={isPending && variables.rates === 'kept'}
        >
          The rates of this quote
        </Button>
        <Button
          variant="contained"
          onClick={() => duplicate('today')}
          disabled={isPending}
          loading={isPending && variables.rates === 'today'}
        >
          Today&rsquo;s rates
        </Button>
      </DialogActions>
    </Dialog>
  );
};
