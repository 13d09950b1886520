import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useResourceContext } from 'ra-core';
import { type Field, fieldOf } from '../../fields/field';
import { formatNumber } from '../../fields/formats';
import type { ImportResult } from '../../providers/dataProvider';
import { RecordDialog } from '../dialog/RecordDialog';
import { ErrorState } from '../ErrorState';
import { firstFew } from '../firstFew';
import { CheckedRows } from './CheckedRows';
import { ColumnTable } from './ColumnTable';
import type { Aliases } from './columns';
import { FileChooser } from './FileChooser';
import { ImportOptions } from './ImportOptions';
import { type Check, type CheckedRow, type CsvImport, type CsvSource, useCsvImport } from './useCsvImport';

type CsvImportDialogProps = {
  title: string;
  fields: readonly Field[];
  /** The field that tells which record a row means. */
  keySource: string;
  aliases: Aliases;
  onClose: (imported?: unknown) => void;
};

const rowsText = (count: number): string => `${formatNumber(count, 0)} ${count === 1 ? 'row' : 'rows'}`;

/** How many refused rows are told one by one; all of them stand in the list. */
const MOST_TOLD = 3;

/** The rows that are refused, as the spreadsheet numbers them: "Row 4", or "Rows 4, 17, 30 and 12 more". */
const refusedText = (rows: readonly CheckedRow[]): string => {
  const refused = rows.filter(({ outcome }) => outcome === 'refuse');
  const { few, more } = firstFew(refused, MOST_TOLD);
  const parts = [...few.map(({ number }) => String(number)), ...(more > 0 ? [`${formatNumber(more, 0)} more`] : [])];
  const last = parts.pop();
  return parts.length > 0 ? `Rows ${parts.join(', ')} and ${last}` : `Row ${last}`;
};

const resultText = ({ added, updated, kept }: ImportResult): string =>
  [
    `${formatNumber(added, 0)} added`,
    `${formatNumber(updated, 0)} changed`,
    `${formatNumber(kept, 0)} left as they were`,
  ].join(', ');

/** What the button does, or why it does nothing. */
const importText = (check: Check): string => {
  if (check.state !== 'done') return 'Import';
  if (check.refused > 0) return `${rowsText(check.refused)} ${check.refused === 1 ? 'is' : 'are'} refused`;
  return check.written > 0 ? `Import ${rowsText(check.written)}` : 'Nothing to import';
};

/** What stands between the file and its import, or that nothing does. */
const CheckState = ({ check, keyLabel, onRetry }: { check: Check; keyLabel: string; onRetry: () => void }) => {
  switch (check.state) {
    case 'impossible':
      return (
        <Alert severity="warning">
          Say which column holds {keyLabel}: it tells which record a row means, so that none comes twice.
        </Alert>
      );
    case 'underway':
      return <LinearProgress aria-label="Checking the rows" />;
    case 'failed':
      return <ErrorState error={check.error} onRetry={onRetry} />;
    case 'done':
      return check.refused > 0 ? (
        <Alert severity="error">
          {refusedText(check.rows)} cannot be imported, so nothing is. Mend the file, or choose other columns.
        </Alert>
      ) : null;
  }
};

type SettingsProps = { csvImport: CsvImport; source: CsvSource; fields: readonly Field[] };

/** The file, where its columns go and how it is read. */
const Settings = ({ csvImport, source, fields }: SettingsProps) => (
  <Stack sx={{ gap: 1.5, minWidth: 0 }}>
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography noWrap title={source.name} sx={{ fontWeight: 600, flex: 1 }}>
          {source.name}
        </Typography>
        <Button onClick={csvImport.chooseAgain} disabled={csvImport.isWriting}>
          Another file
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {rowsText(source.table.rows.length)}. An empty cell changes nothing; a new record gets the usual first value,
        shown in gray.
      </Typography>
    </Box>
    <ImportOptions csvImport={csvImport} source={source} fields={fields} />
    <ColumnTable
      table={source.table}
      fields={fields}
      mapping={csvImport.mapping}
      disabled={csvImport.isWriting}
      onChange={csvImport.setMapping}
    />
  </Stack>
);

/** Brings the rows of a CSV file into a resource: all of them, after each was checked, or none. */
export const CsvImportDialog = ({ title, fields, keySource, aliases, onClose }: CsvImportDialogProps) => {
  const resource = useResourceContext() ?? '';
  const csvImport = useCsvImport({ resource, fields, keySource, aliases });
  const { source, check, isWriting, result, rowCount, done } = csvImport;
  const canWrite = check.state === 'done' && check.refused === 0 && check.written > 0 && !isWriting;
  // What is being written goes on without the dialog; nobody would see what came of it.
  const close = () => {
    if (!isWriting) onClose();
  };

  if (result) {
    const finish = () => onClose(result);
    return (
      <RecordDialog title={title} size="small" onClose={finish}>
        <Box sx={{ px: 2.5, pb: 2.5 }}>
          <Alert severity="success" role="status">
            {resultText(result)}.
          </Alert>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: 2 }}>
            <Button variant="contained" onClick={finish} autoFocus>
              Done
            </Button>
          </Box>
        </Box>
      </RecordDialog>
    );
  }

  return (
    <RecordDialog title={title} size={source ? 'large' : 'small'} onClose={close}>
      {source ? (
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflow: 'auto',
            p: 2.5,
            pt: 1,
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
            // Side by side, each part scrolls in itself; under each other, both with the dialog.
            gridTemplateRows: { xs: 'auto auto', md: 'minmax(0, 1fr)' },
            alignContent: { xs: 'start', md: 'stretch' },
          }}
        >
          <Box tabIndex={0} sx={{ overflow: { md: 'auto' }, minHeight: { md: 0 }, pr: { md: 1 } }}>
            <Settings csvImport={csvImport} source={source} fields={fields} />
          </Box>
          <Stack sx={{ gap: 1.5, minWidth: 0, minHeight: { md: 0 } }}>
            {csvImport.error && <ErrorState error={csvImport.error} />}
            <CheckState check={check} keyLabel={fieldOf(fields, keySource).label} onRetry={csvImport.checkAgain} />
            {check.state === 'done' && <CheckedRows rows={check.rows} fields={fields} mapping={csvImport.mapping} />}
          </Stack>
        </Box>
      ) : (
        <FileChooser fields={fields} problem={csvImport.problem} onFile={(file) => void csvImport.read(file)} />
      )}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1, px: 2.5, py: 1.25, minHeight: 56, borderTop: 1, borderColor: 'divider' }}
      >
        {isWriting && (
          <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
            <LinearProgress
              variant="determinate"
              value={(100 * done) / rowCount}
              aria-label="Writing the rows"
              sx={{ flex: 1, maxWidth: 360 }}
            />
            <Typography variant="body2" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatNumber(done, 0)} of {rowsText(rowCount)}
            </Typography>
          </Box>
        )}
        <Stack direction="row" sx={{ ml: 'auto', gap: 1 }}>
          <Button onClick={close} disabled={isWriting}>
            Cancel
          </Button>
          {source && (
            <Button variant="contained" onClick={csvImport.write} disabled={!canWrite} loading={isWriting}>
              {importText(check)}
            </Button>
          )}
        </Stack>
      </Stack>
    </RecordDialog>
  );
};
