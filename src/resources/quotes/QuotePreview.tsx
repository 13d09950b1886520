import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCurrency, formatNumber } from '../../fields/formats';
import type { QuoteInputs } from '../../pricing';
import { useLayer } from '../../ui/dialog/useLayer';
import { RollDrawing } from '../../ui/drawings/RollDrawing';
import { WebLayoutDrawing } from '../../ui/drawings/WebLayoutDrawing';
import { FieldGroup } from '../../ui/form/FieldGroup';
import { BestDieDialog } from './bestDie/BestDieDialog';
import { useQuoteCalculation } from './calculation/useQuoteCalculation';
import { lowPrices } from './lowPrices';
import { QuoteWarnings } from './QuoteWarnings';
import { RatesNotice, UnreadRatesNotice } from './todaysRates/RatesNotice';

const headings = ['Quantity', 'Price per M', 'Price'];

const PricedRows = () =>
  useQuoteCalculation()
    .calculation.rows.filter(({ include }) => include)
    .map((row) => (
      <tr key={row.row} title={row.error ?? undefined}>
        <td>{formatNumber(row.labels, 0)}</td>
        <td>{formatCurrency(row.price_per_m_labels)}</td>
        <td>{formatCurrency(row.total_price)}</td>
      </tr>
    ));

/** The prices that go out, in few words. */
const Prices = () => (
  <Box
    component="table"
    aria-label="Prices"
    sx={{
      width: 1,
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      '& th, & td': { textAlign: 'right', py: 0.25, px: 0.5, fontWeight: 400 },
      '& th': { color: 'text.secondary', fontSize: '0.75rem' },
      '& tbody tr': { borderTop: 1, borderColor: 'divider' },
      '& td:nth-of-type(2)': { fontWeight: 600 },
    }}
  >
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <PricedRows />
    </tbody>
  </Box>
);

const Costs = () => {
  const { setup_time_and_material_cost, time_and_material_cost_per_m_labels } = useQuoteCalculation().calculation;
  return (
    <>
      Setup {formatCurrency(setup_time_and_material_cost)}, then {formatCurrency(time_and_material_cost_per_m_labels)}{' '}
      per 1000 labels
    </>
  );
};

const Warnings = () => {
  const { calculation, rates } = useQuoteCalculation();
  const ofTheQuote = calculation.warnings.filter(({ row }) => row === null);
  return <QuoteWarnings warnings={[...ofTheQuote, ...lowPrices(calculation, rates)]} />;
};

const WebDrawing = () => {
  const { values, calculation, rates } = useQuoteCalculation();
  const { size_across, size_around }: QuoteInputs = values;
  return (
    <WebLayoutDrawing
      size_across={size_across}
      size_around={size_around}
      gap_across={calculation.gap_across}
      gap_around={calculation.gap_around}
      number_across={calculation.number_across}
      railing_per_side={calculation.railing_per_side}
      max_print_width={rates?.standards?.max_print_width}
      max_web_width={rates?.standards?.max_web_width}
    />
  );
};

const FinishedRoll = () => {
  const { values, calculation, rates } = useQuoteCalculation();
  const { core_id }: QuoteInputs = values;
  return (
    <RollDrawing
      core_id={core_id}
      core_wall={rates?.standards?.core_wall}
      outer_diameter={calculation.outer_diameter}
      max_outer_diameter={rates?.standards?.max_outer_diameter}
    />
  );
};

/**
 * What comes of the quote while it is typed: what to look at, how it lies on the web, its prices and its roll. Each of
 * them follows the calculation by itself: a key draws nothing of what stands around them. `isBeside`: beside the fields,
 * not below them.
 */
export const QuotePreview = ({ isBeside }: { isBeside: boolean }) => {
  const choosing = useLayer();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {isBeside && <UnreadRatesNotice />}
        <RatesNotice />
        <Warnings />
      </Box>
      <FieldGroup title="Die layout on the web">
        <WebDrawing />
        <Button variant="outlined" onClick={choosing.show} sx={{ mt: 1 }}>
          Find the best die…
        </Button>
      </FieldGroup>
      <FieldGroup title="Prices">
        <Typography sx={{ color: 'text.secondary', mb: 0.5, fontSize: '0.8125rem' }}>
          <Costs />
        </Typography>
        <Prices />
      </FieldGroup>
      <FieldGroup title="Finished roll">
        <FinishedRoll />
      </FieldGroup>
      {choosing.open && <BestDieDialog onClose={choosing.hide} />}
    </Box>
  );
};
