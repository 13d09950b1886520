import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFormContext } from 'react-hook-form';
import { formatMLabels, formatPercent2 } from '../../../fields/formats';
import { useFormMode } from '../../../fields/formMode';
import { useInViewWhen } from '../../../ui/useInViewWhen';
import { useQuoteCalculation } from '../calculation/useQuoteCalculation';
import { markupFor, overrideFor, type Target, targetInWords } from './targets';

type WhatIfProps = { target: Target; onDone: () => void };

/** What a target typed into a row means for the markup, and the two ways to make it so. */
export const WhatIf = ({ target, onDone }: WhatIfProps) => {
  const { values, calculation } = useQuoteCalculation();
  const { markup } = values;
  const { editing } = useFormMode();
  const { setValue } = useFormContext();
  const row = calculation.rows[target.row - 1];
  const result = row && markupFor(target, row);
  const isOffered = editing && result !== undefined && !('problem' in result);
  // Below a long table the buttons would be out of sight of whoever types the target.
  const shown = useInViewWhen<HTMLDivElement>(isOffered ? `${target.row} ${target.column}` : null);
  if (!row || !result) return null;
  const hasOverride = (values[`row_${target.row}_override_type`] ?? 0) !== 0;
  const use = (values: Readonly<Record<string, number>>) => {
    for (const [source, value] of Object.entries(values)) setValue(source, value, { shouldDirty: true });
    onDone();
  };
  return (
    <Box
      ref={shown}
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        fontSize: '0.8125rem',
        minHeight: 30,
        scrollMarginBlock: 12,
      }}
    >
      <span>
        {`Row ${target.row}, ${formatMLabels(row.m_labels)} M: `}
        {'problem' in result ? (
          result.problem
        ) : (
          <>
            a {targetInWords(target, result.value)} means a markup of <strong>{formatPercent2(result.markup)}</strong>
            {typeof markup === 'number' && ` (now ${formatPercent2(markup)})`}.
            {hasOverride && ' The row has an override of its own, which no markup changes.'}
          </>
        )}
      </span>
      {isOffered && !('problem' in result) && (
        <>
          {!hasOverride && (
            <Button variant="outlined" onClick={() => use({ markup: result.markup })}>
              Use as the quote&rsquo;s markup
            </Button>
          )}
          <Button variant="outlined" onClick={() => use(overrideFor(target, result.value))}>
            Override row {target.row}
          </Button>
        </>
      )}
      <IconButton aria-label="Clear the target" onClick={onDone}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
