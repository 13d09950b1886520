import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatCurrency, formatMLabels, formatNumber } from '../../../fields/formats';
import { pasteOneNumber } from '../../../fields/inputs/pasteNumbers';
import { readInches } from '../../../fields/typedNumber';
import type { PricedRow, RowNumber } from '../../../pricing';
import { ErrorState } from '../../../ui/ErrorState';
import { useEditableForm } from '../../../ui/form/editableForm';
import { LoadingPage } from '../../../ui/LoadingPage';
import { SidewaysScroll } from '../../../ui/SidewaysScroll';
import type { Tooling } from '../../tooling/fields';
import { useQuoteCalculation } from '../calculation/useQuoteCalculation';
import { comparisonTable } from '../comparisonTable';
import { ROW_NUMBERS } from '../rows';
import { choiceOf, type Fit, fitFilters, type PricedDie, pricedDies } from './fittingDies';

/** A sixteenth of an inch: what most customers do not see. */
const TOLERANCE = '0.0625';
const MOST_DIES = 500;

const useDies = (filter: Record<string, number>, enabled: boolean) =>
  useGetList<Tooling>(
    'tooling',
    { filter, pagination: { page: 1, perPage: MOST_DIES }, sort: { field: 'id', order: 'ASC' } },
    { enabled, retry: false },
  );

const sizeText = ({ size_across, size_around }: Tooling): string =>
  `${formatNumber(size_across, 4)} x ${formatNumber(size_around, 4)}`;

const fitText = (fit: Fit): string => (fit === 'turned' ? 'Turned' : 'As typed');

const costPerM = ({ total_cost, labels }: PricedRow): number | null =>
  total_cost !== null && labels ? (1000 * total_cost) / labels : null;

/** On a phone what describes a die stands below its number, so that its price and its button have room. */
const dieTable = {
  ...comparisonTable,
  '& td:nth-of-type(2)': { textAlign: 'left' },
  '& .described': { display: { xs: 'block', sm: 'none' }, fontSize: '0.75rem', whiteSpace: 'normal' },
  '& .detail': { display: { xs: 'none', sm: 'table-cell' } },
} as const;

const DieTable = ({
  dies,
  currentId,
  onChoose,
}: {
  dies: readonly PricedDie[];
  currentId: unknown;
  onChoose: (die: Tooling) => void;
}) => (
  <SidewaysScroll>
    <Box component="table" aria-label="Dies that fit" sx={dieTable}>
      <thead>
        <tr>
          <th scope="col">Die Number</th>
          <th scope="col" className="detail">
            Size AC x AR
          </th>
          <th scope="col" className="detail" style={{ textAlign: 'left' }}>
            Orientation
          </th>
          <th scope="col" className="detail">
            Across
          </th>
          <th scope="col" className="detail">
            Web Width
          </th>
          <th scope="col" className="detail">
            Cost per M
          </th>
          <th scope="col">Price per M</th>
          <th scope="col" aria-label="Choose" />
        </tr>
      </thead>
      <tbody>
        {dies.map(({ die, fit, number_across, web_width, row, obstacle }) => (
          <Box component="tr" key={die.id} title={obstacle ?? row.error ?? undefined}>
            <th scope="row">
              {die.die_number ?? `#${die.id}`}
              <Box component="span" className="described" sx={{ color: 'text.secondary' }}>
                {sizeText(die)} in, {fitText(fit).toLowerCase()}, {formatNumber(number_across, 2)} across, cost{' '}
                {formatCurrency(costPerM(row))} per M
              </Box>
              {obstacle && (
                <Box component="span" className="described" sx={{ color: 'warning.main' }}>
                  {obstacle}
                </Box>
              )}
            </th>
            <td className="detail">{sizeText(die)}</td>
            <td className="detail">
              {fitText(fit)}
              {obstacle && (
                <Box component="span" sx={{ color: 'warning.main', display: 'block', whiteSpace: 'normal' }}>
                  {obstacle}
                </Box>
              )}
            </td>
            <td className="detail">{formatNumber(number_across, 2)}</td>
            <td className="detail">{formatNumber(web_width, 4)}</td>
            <td className="detail">{formatCurrency(costPerM(row))}</td>
            <td>
              <strong>{formatCurrency(row.price_per_m_labels)}</strong>
            </td>
            <td>
              {die.id === currentId ? (
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  Chosen
                </Typography>
              ) : (
                <Button
                  variant="outlined"
                  onClick={() => onChoose(die)}
                  aria-label={`Choose die ${die.die_number ?? die.id}`}
                >
                  Choose
                </Button>
              )}
            </td>
          </Box>
        ))}
      </tbody>
    </Box>
  </SidewaysScroll>
);

type BestDieDialogProps = {
  /** The row at whose quantity the dies are compared first. */
  row?: RowNumber;
  onClose: () => void;
};

/** The dies that fit the label, in both orientations, each with what it makes of the price; one click chooses. */
export const BestDieDialog = ({ row, onClose }: BestDieDialogProps) => {
  const { values, calculation, rates } = useQuoteCalculation();
  const { setValue } = useFormContext();
  const { editing, edit } = useEditableForm();
  const firstIncluded = calculation.rows.find(({ include }) => include)?.row ?? 1;
  const [rowNumber, setRowNumber] = useState<RowNumber>(row ?? (firstIncluded as RowNumber));
  const [typedTolerance, setTypedTolerance] = useState(TOLERANCE);
  const id = useId();

  const read = readInches(typedTolerance);
  const tolerance = 'value' in read && read.value !== null && read.value >= 0 ? read.value : null;
  const { size_across, size_around } = values;
  const size =
    typeof size_across === 'number' && typeof size_around === 'number' && size_across > 0 && size_around > 0
      ? { size_across, size_around }
      : null;
  const isAsked = size !== null && tolerance !== null;
  const filters = fitFilters(size ?? { size_across: 0, size_around: 0 }, tolerance ?? 0);
  const asTyped = useDies(filters.asTyped, isAsked);
  const turned = useDies(filters.turned, isAsked);
  const error = asTyped.error ?? turned.error;

  const found = [...(asTyped.data ?? []), ...(turned.data ?? [])];
  const dies = [...new Map(found.map((die) => [die.id, die])).values()];
  const priced =
    isAsked && rates
      ? pricedDies(dies, size, { quote: values, rates, currentId: values.tooling_id, rowNumber, tolerance })
      : [];

  const choose = (die: Tooling) => {
    if (!editing) edit();
    for (const [source, value] of Object.entries(choiceOf(die))) setValue(source, value, { shouldDirty: true });
    onClose();
  };

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Best die</DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', pt: 1, pb: 2, alignItems: 'flex-start' }}>
          <TextField
            label="Tolerance (in)"
            value={typedTolerance}
            onChange={(event) => setTypedTolerance(event.target.value)}
            error={tolerance === null}
            helperText={tolerance === null ? 'Type a size in inches' : undefined}
            slotProps={{ htmlInput: { inputMode: 'decimal', onPaste: pasteOneNumber } }}
            sx={{ width: 150 }}
          />
          <TextField
            select
            label="Priced at"
            value={rowNumber}
            onChange={(event) => setRowNumber(Number(event.target.value) as RowNumber)}
            sx={{ width: 190 }}
          >
            {ROW_NUMBERS.map((number) => (
              <MenuItem key={number} value={number}>
                Row {number}: {formatMLabels(calculation.rows[number - 1]?.m_labels)} M
              </MenuItem>
            ))}
          </TextField>
          <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1, minWidth: 220 }}>
            {size
              ? `For a label of ${formatNumber(size.size_across, 4)} × ${formatNumber(size.size_around, 4)} in. Choosing a die takes over its size${
                  values.across_override ? ', and its own number across in place of the override' : ''
                }.`
              : 'Type the size of the label first.'}
          </Typography>
        </Stack>
        {error && (
          <ErrorState
            error={error}
            onRetry={() => {
              void asTyped.refetch();
              void turned.refetch();
            }}
          />
        )}
        {isAsked && !error && (asTyped.isPending || turned.isPending) && <LoadingPage />}
        {priced.length > 0 && <DieTable dies={priced} currentId={values.tooling_id} onChoose={choose} />}
        {asTyped.data && turned.data && priced.length === 0 && (
          <Alert severity="info">No die fits within this tolerance.</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
