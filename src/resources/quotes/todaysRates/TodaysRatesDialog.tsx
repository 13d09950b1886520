import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useNotify, useRecordContext, useRefresh, useUpdate } from 'ra-core';
import { useId, useState } from 'react';
import { formatCurrency, formatNumber, formatPercent2 } from '../../../fields/formats';
import type { AnyRecord } from '../../../fields/record';
import { textOf } from '../../../fields/text';
import type { PricedRow } from '../../../pricing';
import { ErrorState } from '../../../ui/ErrorState';
import { useEditableForm } from '../../../ui/form/editableForm';
import { LoadingPage } from '../../../ui/LoadingPage';
import { SidewaysScroll } from '../../../ui/SidewaysScroll';
import { failureOf } from '../../../ui/saving/failure';
import { today as currentDay } from '../../../ui/today';
import { useOnce } from '../../../ui/useOnce';
import { calculateOpenQuote } from '../calculation/calculateOpenQuote';
import { useQuoteCalculation } from '../calculation/useQuoteCalculation';
import { comparisonTable } from '../comparisonTable';
import { type ChangedRate, changedRates } from '../rates';
import { pricedOn } from '../validity';
import { losesPrices } from '../withoutPrice';
import { useComparedRates } from './useComparedRates';

const rateText = ({ field }: ChangedRate, value: number | null): string =>
  [textOf(field, value), value !== null && 'unit' in field ? field.unit?.replace('$', '') : '']
    .filter(Boolean)
    .join(' ');

/** By how much a price changes: "+2.10%". */
const changeText = (before: number | null, after: number | null): string => {
  if (before === null || after === null || before === 0) return formatPercent2(null);
  const change = after / before - 1;
  return `${change > 0 ? '+' : ''}${formatPercent2(change)}`;
};

const RateTable = ({ rates }: { rates: readonly ChangedRate[] }) => (
  <Box component="table" aria-label="Changed rates" sx={comparisonTable}>
    <thead>
      <tr>
        <th scope="col">Rate</th>
        <th scope="col">This quote</th>
        <th scope="col">Today</th>
      </tr>
    </thead>
    <tbody>
      {rates.map((rate) => (
        <tr key={`${rate.record} ${rate.field.source}`}>
          <th scope="row">
            {rate.record}: {rate.field.label}
          </th>
          <td>{rateText(rate, rate.kept)}</td>
          <td>{rateText(rate, rate.today)}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);

const PriceTable = ({ before, after }: { before: readonly PricedRow[]; after: readonly PricedRow[] }) => (
  <Box component="table" aria-label="Old and new prices" sx={comparisonTable}>
    <thead>
      <tr>
        <th scope="col">Labels</th>
        <th scope="col">Old price per M</th>
        <th scope="col">New price per M</th>
        <th scope="col">Old price</th>
        <th scope="col">New price</th>
        <th scope="col">Change</th>
      </tr>
    </thead>
    <tbody>
      {before.map((row, index) => {
        const fresh = after[index];
        if (!row.include || !fresh) return null;
        return (
          <tr key={row.row}>
            <th scope="row">{formatNumber(row.labels, 0)}</th>
            <td>{formatCurrency(row.price_per_m_labels)}</td>
            <td>{formatCurrency(fresh.price_per_m_labels)}</td>
            <td>{formatCurrency(row.total_price)}</td>
            <td>{formatCurrency(fresh.total_price)}</td>
            <td>{changeText(row.total_price, fresh.total_price)}</td>
          </tr>
        );
      })}
    </tbody>
  </Box>
);

/** Why the rates were not applied: what somebody else saved in the meantime is looked at before it is priced anew. */
const failureText = (error: Error): string => {
  const { message, conflict } = failureOf(error);
  if (!conflict) return message;
  const who = conflict.changedBy ?? 'Somebody else';
  return `${who} changed this quote in the meantime. Its prices are shown as they are now: look at them, then try again.`;
};

/** What is to be known before a quote whose rates are today's is dated anew; of one of today there is nothing to do. */
const SameRates = ({ day }: { day: string }) => (
  <>
    <Typography>All rates of this quote are those that Setup has today.</Typography>
    {day < currentDay() && (
      <Typography>
        The quote is dated {day}. Renewed, it is dated today and valid from then, at the same prices.
      </Typography>
    )}
  </>
);

/**
 * The quote as it is priced beside the same at today's rates; nothing changes before it is said so. Where the rates are
 * the same, an earlier quote can still be given the date of today.
 */
export const TodaysRatesDialog = ({ onClose }: { onClose: () => void }) => {
  const record = useRecordContext<AnyRecord>();
  const { values, calculation, today, readAgain } = useQuoteCalculation();
  const { changed: known, isReading, unread, read } = useComparedRates();
  const { editing } = useEditableForm();
  const [update, { isPending, error }] = useUpdate<AnyRecord, Error>();
  const notify = useNotify();
  const refresh = useRefresh();
  const id = useId();
  const [notice, setNotice] = useState<string | null>(null);
  const apply = useOnce(async () => {
    if (!record || !today) return;
    setNotice(null);
    // Only what was seen is applied.
    const newest = await readAgain();
    if (newest.error) return;
    if (newest.data && changedRates(today, newest.data).length > 0) {
      setNotice(
        'Setup’s rates have changed in the meantime. They are shown as they are now: look at them, then try again.',
      );
      return;
    }
    const priced = await update(
      'quotes',
      { id: record.id, data: { ...record, rates: null }, previousData: record },
      // What fails is shown here, beside what it is about.
      { mutationMode: 'pessimistic', returnPromise: true, onError: () => undefined },
    ).catch((failure: unknown) => {
      if (failureOf(failure).conflict) refresh();
      return null;
    });
    if (!priced) return;
    const done = known?.length === 0 ? 'is dated today' : 'is priced at today’s rates';
    notify(`Quote #${record.id} ${done}`, { type: 'success', autoHideDuration: 3000 });
    onClose();
  });
  const changed = known ?? [];
  const day = pricedOn(record?.priced_at);
  const isRenewable = changed.length > 0 || (known !== null && day < currentDay());
  const after = changed.length > 0 ? calculateOpenQuote(values, today).rows : [];
  const lost = changed.length > 0 ? losesPrices(calculation.rows, after) : [];
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Use today&rsquo;s rates</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {notice && <Alert severity="error">{notice}</Alert>}
        {error && !notice && <Alert severity="error">{failureText(error)}</Alert>}
        {isReading && <LoadingPage />}
        {unread && <ErrorState what="Today’s rates" error={unread} onRetry={read} />}
        {known?.length === 0 && <SameRates day={day} />}
        {changed.length > 0 && (
          <>
            <SidewaysScroll focusable>
              <RateTable rates={changed} />
            </SidewaysScroll>
            <SidewaysScroll focusable>
              <PriceTable before={calculation.rows} after={after} />
            </SidewaysScroll>
          </>
        )}
        {lost.map((text) => (
          <Alert key={text} severity="error">
            {text}
          </Alert>
        ))}
        {editing && isRenewable && (
          <Alert severity="info">
            Save or cancel what you are typing first; then{' '}
            {changed.length > 0 ? 'today’s rates can be applied' : 'it can be renewed'}.
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{changed.length > 0 ? 'Keep the rates' : 'Close'}</Button>
        {isRenewable && (
          <Button variant="contained" onClick={apply} disabled={editing || lost.length > 0} loading={isPending}>
            {changed.length > 0 ? 'Use today’s rates' : 'Renew as of today'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
