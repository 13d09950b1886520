import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useEvent, useNotify, useRecordContext } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FROM_RECORD } from '../../fields/fromRecord';
import type { AnyRecord } from '../../fields/record';
import type { LabelShopDataProvider, RatesChoice } from '../../providers/dataProvider';
import { newIdempotencyKey } from '../../providers/idempotencyKey';
import { ErrorState } from '../../ui/ErrorState';
import { useListPath } from '../../ui/resource';
import { failureOf } from '../../ui/saving/failure';
import { changedRatesText } from './rates';
import { useComparedRates } from './todaysRates/useComparedRates';

/**
 * Asks once which rates the duplicate is to have, adds it, and goes to it. Where those of the quote are today's there is
 * nothing to choose: it is added at once.
 */
export const DuplicateDialog = ({ onClose }: { onClose: () => void }) => {
  const record = useRecordContext<AnyRecord>();
  const { changed, isReading, unread, read } = useComparedRates();
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
    onSuccess: ({ data }) =>
      notify(`Quote #${data.id} is a duplicate of #${record?.id}`, { type: 'success', autoHideDuration: 4000 }),
  });
  // In the place of this dialog, unless it was closed meanwhile: Back and closing lead to the quote it was made of.
  const show = ({ data }: { data: AnyRecord }) =>
    navigate({ pathname: `${path}/${data.id}`, search }, { replace: true, state: FROM_RECORD });
  const duplicate = (choice: RatesChoice) => mutate({ resource: 'quotes', rates: choice }, { onSuccess: show });
  const isSame = changed?.length === 0;
  const keepRates = useEvent(() => duplicate('kept'));
  useEffect(() => {
    if (isSame) keepRates();
  }, [isSame, keepRates]);
  const isAsking = !isReading && !isSame;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>Duplicate Quote #{record?.id}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {isReading && 'Comparing the rates of this quote with today’s…'}
          {isSame && 'The rates of this quote are the same as today’s: the duplicate keeps them.'}
          {isAsking && 'Which rates should the duplicate be priced with? '}
          {isAsking && changed && changedRatesText(changed.length)}
        </DialogContentText>
        {unread && <ErrorState what="Today’s rates" error={unread} onRetry={read} />}
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failureOf(error).message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>Cancel</Button>
        {isSame && error && (
          <Button variant="contained" onClick={keepRates}>
            Retry
          </Button>
        )}
        {isAsking && (
          <>
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
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};
