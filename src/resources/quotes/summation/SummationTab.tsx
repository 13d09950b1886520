import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, Suspense, useCallback, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldOf, type PercentField } from '../../../fields/field';
import { useFieldsShown } from '../../../fields/fieldsShown';
import { formatCurrency } from '../../../fields/formats';
import { FormModeProvider, useFormMode } from '../../../fields/formMode';
import { textOf } from '../../../fields/text';
import type { PricedRow, Warning } from '../../../pricing';
import { useLayer } from '../../../ui/dialog/useLayer';
import { useEditableForm } from '../../../ui/form/editableForm';
import { useUnsavedChanges } from '../../../ui/form/UnsavedChangesGuard';
import { lazyView } from '../../../ui/lazyView';
import { SidewaysScroll } from '../../../ui/SidewaysScroll';
import { useInViewWhen } from '../../../ui/useInViewWhen';
import { BestDieDialog } from '../bestDie/BestDieDialog';
import { OpenQuoteProvider } from '../calculation/OpenQuoteProvider';
import { useQuoteCalculation } from '../calculation/useQuoteCalculation';
import { detailsFields } from '../fields';
import { QuoteWarnings } from '../QuoteWarnings';
import type { RowNumber } from '../rows';
import { RatesNotice } from '../todaysRates/RatesNotice';
import { rowsByNumber, withoutPrice } from '../withoutPrice';
import { NumberCell } from './NumberCell';
import { type Notice, QuantityTable } from './QuantityTable';
import { KEPT_WIDTH, NARROW, tableStyle } from './tableStyle';
import { isTried, type Target } from './targets';
import { useAfterTyping } from './useAfterTyping';
import { WhatIf } from './WhatIf';

/** Its library comes when it is first needed. */
const PriceChart = lazyView(() => import('./PriceChart'));

const CHART_HEIGHT = 200;

const markupField = fieldOf(detailsFields, 'markup') as PercentField;

/** The markup stands on Details too; here it has an id of its own. */
const Markup = memo(() => {
  const mode = useFormMode();
  const own = useMemo(() => ({ ...mode, idPrefix: `${mode.idPrefix}summation-` }), [mode]);
  const markup: unknown = useWatch({ name: 'markup' });
  return (
    <div className="cost">
      <span>Markup</span>
      {mode.editing ? (
        <FormModeProvider value={own}>
          <div className="typed">
            <NumberCell field={markupField} />
          </div>
        </FormModeProvider>
      ) : (
        <strong>{textOf(markupField, markup)}</strong>
      )}
    </div>
  );
});

/** What all rows are priced from. */
const Costs = () => {
  const { setup_time_and_material_cost, time_and_material_cost_per_m_labels } = useQuoteCalculation().calculation;
  return [
    ['Setup', setup_time_and_material_cost] as const,
    ['Per 1000 labels', time_and_material_cost_per_m_labels] as const,
  ].map(([label, value]) => (
    <div key={label} className="cost">
      <span>{label}</span>
      <strong>{formatCurrency(value)}</strong>
    </div>
  ));
};

/** Why rows that go out have no price, as the table has it beside them. */
const rowErrors = (rows: readonly PricedRow[]): Warning[] =>
  withoutPrice(rows).map(({ reason, numbers }) => ({
    code: 'missing_input',
    message: `${rowsByNumber(numbers)}: ${reason}`,
    field: null,
    row: numbers[0] ?? null,
  }));

const Warnings = () => {
  const { warnings, rows } = useQuoteCalculation().calculation;
  const isNarrow = useMediaQuery(NARROW);
  const ofRows = isNarrow ? [...rowErrors(rows), ...warnings.filter(({ row }) => row !== null)] : [];
  return <QuoteWarnings warnings={[...warnings.filter(({ row }) => row === null), ...ofRows]} />;
};

/** What no cell has taken, below the table: its own row says it too where there is room, and not to who hears the screen. */
const NotTaken = ({ notice: { row, text } }: { notice: Notice }) => {
  const said = row ? `Row ${row}: ${text}` : text;
  const shown = useInViewWhen<HTMLParagraphElement>(said);
  return (
    <Typography ref={shown} role="status" sx={{ fontSize: '0.8125rem', color: 'warning.main', scrollMarginBlock: 12 }}>
      {said}
    </Typography>
  );
};

const Chart = () => (
  <Suspense fallback={<div style={{ height: CHART_HEIGHT }} />}>
    <PriceChart height={CHART_HEIGHT} rows={useAfterTyping(useQuoteCalculation().calculation.rows)} />
  </Suspense>
);

const toolbarStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 2, sm: 3 },
  alignItems: 'flex-start',
  '& .cost > *': { display: 'flex', alignItems: 'center' },
  '& .cost > span': { height: 18, fontSize: '0.75rem', fontWeight: 500, color: 'text.secondary' },
  '& .typed': {
    // With six decimals: 166.666667.
    width: 128,
    height: 34,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    pr: 1,
    '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
    '&::after': { content: '"%"', color: 'text.secondary', fontSize: '0.8125rem' },
  },
  '& .typed input': {
    all: 'unset',
    contain: 'strict',
    flex: 1,
    minWidth: 0,
    height: 1,
    px: 1,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-invalid="true"]': { color: 'error.main', textDecoration: 'underline wavy' },
  },
  '& .cost > strong': { height: 34, fontSize: '0.9375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;

/** The ten quantities, what overrides the price of each, and what they come to. */
export const SummationTab = () => {
  const isShown = useFieldsShown();
  const { editing } = useFormMode();
  const [target, setTarget] = useState<Target | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  // What was said of another target is not true any more.
  const aim = useCallback((wanted: Target | null) => {
    setTarget(wanted);
    setNotice(null);
  }, []);
  const clearTarget = useCallback(() => aim(null), [aim]);
  useUnsavedChanges(useEditableForm().path, {
    isUnsaved: editing && isTried(target),
    isSaving: false,
    discard: clearTarget,
  });
  // Both belong to what they were typed for: they go when the edit begins or ends.
  const [wasEditing, setWasEditing] = useState(editing);
  if (wasEditing !== editing) {
    setWasEditing(editing);
    setTarget(null);
    setNotice(null);
  }
  const [row, setRow] = useState<RowNumber>(1);
  const choosing = useLayer();
  return (
    <OpenQuoteProvider>
      <Stack sx={{ gap: 1.5 }}>
        <RatesNotice />
        <Box sx={toolbarStyle}>
          <Markup />
          <Costs />
          <Button variant="outlined" onClick={choosing.show} sx={{ mt: 2.5, ml: 'auto' }}>
            Find the best die…
          </Button>
        </Box>
        <Box sx={tableStyle}>
          <SidewaysScroll kept={KEPT_WIDTH}>
            <QuantityTable target={target} onTarget={aim} notice={notice} onNotice={setNotice} onRow={setRow} />
          </SidewaysScroll>
        </Box>
        {target ? (
          <WhatIf target={target} onDone={clearTarget} />
        ) : (
          <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            What if? Type a target into a row&rsquo;s Price per M or Margin to see the markup it means.
          </Typography>
        )}
        {notice && <NotTaken notice={notice} />}
        {isShown && <Warnings />}
        {isShown && <Chart />}
        {choosing.open && <BestDieDialog row={row} onClose={choosing.hide} />}
      </Stack>
    </OpenQuoteProvider>
  );
};
