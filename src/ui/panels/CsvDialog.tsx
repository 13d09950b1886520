import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../fields/formats';
import type { CsvExport, CsvProgress } from '../../providers/csvExport';
import type { LabelShopDataProvider } from '../../providers/dataProvider';
import { RecordDialog } from '../dialog/RecordDialog';
import { failureOf } from '../saving/failure';
import { today } from '../today';

type CsvDialogProps = { resource: string; asked: CsvExport; onClose: () => void };

const saveFile = (data: Blob, name: string) => {
  const address = URL.createObjectURL(data);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser takes the file at its leisure.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

type State = CsvProgress & { done?: true; error?: unknown };
const START: State = { rows: 0, total: null };

/** The file on its way: how far it is, and a way to stop it. */
export const CsvDialog = ({ resource, asked, onClose }: CsvDialogProps) => {
  const dataProvider = useDataProvider<LabelShopDataProvider>();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(START);
  // What was asked for when the dialog opened: the list behind it does not change under it.
  const [first] = useState({ resource, asked });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState(START);
    dataProvider.exportCsv(first.resource, first.asked, { signal, onProgress: setState }).then(
      ({ data }) => {
        if (signal.aborted) return;
        saveFile(data, `${first.resource}-${today()}.csv`);
        setState((before) => ({ ...before, done: true }));
      },
      (error: unknown) => {
        if (!signal.aborted) setState((before) => ({ ...before, error }));
      },
    );
    return () => controller.abort();
  }, [dataProvider, first, attempt]);

  const { rows, total, done, error } = state;
  const received = formatNumber(rows, 0);
  const progress = total === null ? `${received} rows` : `${received} of ${formatNumber(total, 0)} rows`;
  return (
    <RecordDialog title="Save as CSV" size="x-small" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 1.5, px: 2.5, pb: 2.5 }}>
        {error === undefined ? (
          <>
            <Box aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {done ? `Saved: ${received} rows` : progress}
            </Box>
            <LinearProgress
              aria-label="Progress"
              {...(total || done
                ? { variant: 'determinate' as const, value: done ? 100 : Math.min(100, (100 * rows) / (total || 1)) }
                : {})}
            />
          </>
        ) : (
          <Alert severity="error">{failureOf(error).message}</Alert>
        )}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button color="inherit" onClick={onClose}>
            {done ? 'Close' : 'Cancel'}
          </Button>
          {error !== undefined && (
            <Button variant="contained" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          )}
        </Box>
      </Box>
    </RecordDialog>
  );
};
