import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { fieldOf } from '../../../fields/field';
import { formatCurrency } from '../../../fields/formats';
import { FormModeProvider, useFormMode } from '../../../fields/formMode';
import { RecordField } from '../../../fields/RecordField';
import { useTabIsShown } from '../../../ui/FormTabs';
import { BestDieDialog } from '../BestDieDialog';
import { detailsFields } from '../fields';
import { QuoteWarnings } from '../QuoteWarnings';
import { RatesNotice } from '../RatesNotice';
import type { RowNumber } from '../rows';
import { useQuoteCalculation } from '../useQuoteCalculation';
import { QuantityTable } from './QuantityTable';
import type { Target } from './targets';
import { WhatIf } from './WhatIf';

/** Drawn after the table and without holding it up; its library comes when it is first needed. */
const PriceChart = lazy(() => import('./PriceChart'));

const markupField = fieldOf(detailsFields, 'markup');

/** The markup stands on Details too; here it has an id of its own. */
const Markup = () => {
  const mode = useFormMode();
  const own = useMemo(() => ({ ...mode, idPrefix: `${mode.idPrefix}summation-` }), [mode]);
  return (
    <FormModeProvider value={own}>
      <RecordField field={markupField} />
    </FormModeProvider>
  );
};

const Figure = ({ label, value }: { label: string; value: number | null }) => (
  <Box>
    <Typography sx={{ fontSize: '0.75rem', lineHeight: '18px', color: 'text.secondary', fontWeight: 500 }}>
      {label}
    </Typography>
    <Typography sx={{ height: 34, display: 'flex', alignItems: 'center', fontWeight: 600, fontSize: '0.9375rem' }}>
      {formatCurrency(value)}
    </Typography>
  </Box>
);

/** The ten quantities, what overrides the price of each, and what they come to. */
export const SummationTab = () => {
  const { values, calculation } = useQuoteCalculation();
  const isShown = useTabIsShown();
  const [target, setTarget] = useState<Target | null>(null);
  const [notice, setNotice] = useState('');
  const [row, setRow] = useState<RowNumber>(1);
  const [choosing, setChoosing] = useState(false);
  const clearTarget = useCallback(() => setTarget(null), []);
  const charted = useDeferredValue(calculation.rows);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <RatesNotice />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, sm: 3 }, alignItems: 'flex-start', mb: -1.5 }}>
        <Box sx={{ width: 110 }}>
          <Markup />
        </Box>
        <Figure label="Setup" value={calculation.setup_time_and_material_cost} />
        <Figure label="Per 1000 labels" value={calculation.time_and_material_cost_per_m_labels} />
        <Button variant="outlined" onClick={() => setChoosing(true)} sx={{ mt: 2.5, ml: 'auto' }}>
          Find the best die…
        </Button>
      </Box>
      <QuantityTable
        rows={calculation.rows}
        warnings={calculation.warnings}
        target={target}
        onTarget={setTarget}
        onNotice={setNotice}
        onRow={setRow}
      />
      <WhatIf target={target} rows={calculation.rows} markup={values.markup} onDone={clearTarget} />
      {notice && (
        <Typography role="status" sx={{ fontSize: '0.8125rem', color: 'warning.main' }}>
          {notice}
        </Typography>
      )}
      <QuoteWarnings warnings={calculation.warnings.filter((warning) => warning.row === null)} />
      {isShown && (
        <Suspense fallback={<Box sx={{ height: 200 }} />}>
          <PriceChart rows={charted} />
        </Suspense>
      )}
      {choosing && <BestDieDialog row={row} onClose={() => setChoosing(false)} />}
    </Stack>
  );
};
