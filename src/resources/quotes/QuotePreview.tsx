import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCurrency, formatNumber } from '../../fields/formats';
import type { PricedRow, QuoteInputs, QuoteRates } from '../../pricing';
import { useLayer } from '../../ui/dialog/useLayer';
import { RollDrawing } from '../../ui/drawings/RollDrawing';
import { WebLayoutDrawing } from '../../ui/drawings/WebLayoutDrawing';
import { FieldGroup } from '../../ui/form/FieldGroup';
import { BestDieDialog } from './bestDie/BestDieDialog';
import type { OpenQuote } from './calculation/useOpenQuote';
import { useQuoteCalculation } from './calculation/useQuoteCalculation';
import { QuoteWarnings } from './QuoteWarnings';
import { RatesNotice, UnreadRatesNotice } from './todaysRates/RatesNotice';

const headings = ['Quantity', 'Price per M', 'Price'];

/** The prices that go out, in few words. */
const Prices = ({ rows }: { rows: readonly PricedRow[] }) => (
  <Box
    component="table"
    aria-label="Prices"
    sx={{
      width: 1,
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
      {rows.map((row) => (
        <tr key={row.row} title={row.error ?? undefined}>
          <td>{formatNumber(row.labels, 0)}</td>
          <td>{formatCurrency(row.price_per_m_labels)}</td>
          <td>{formatCurrency(row.total_price)}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);

type DrawingProps = Pick<OpenQuote, 'calculation'> & { quote: QuoteInputs; standards: QuoteRates['standards'] };

const WebDrawing = ({ quote, calculation, standards }: DrawingProps) => (
  <WebLayoutDrawing
    size_across={quote.size_across}
    size_around={quote.size_around}
    gap_across={calculation.gap_across}
    gap_around={calculation.gap_around}
    number_across={calculation.number_across}
    railing_per_side={calculation.railing_per_side}
    max_print_width={standards?.max_print_width}
    max_web_width={standards?.max_web_width}
  />
);

const FinishedRoll = ({ quote, calculation, standards }: DrawingProps) => (
  <RollDrawing
    core_id={quote.core_id}
    core_wall={standards?.core_wall}
    outer_diameter={calculation.outer_diameter}
    max_outer_diameter={standards?.max_outer_diameter}
  />
);

/**
 * What comes of the quote while it is typed: what to look at, how it lies on the web, its prices and its roll.
 * `isBeside`: beside the fields, not below them.
 */
export const QuotePreview = ({ isBeside }: { isBeside: boolean }) => {
  const { values, calculation, rates } = useQuoteCalculation();
  const choosing = useLayer();
  const drawn = { quote: values, calculation, standards: rates?.standards };
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
        <QuoteWarnings warnings={calculation.warnings.filter(({ row }) => row === null)} />
      </Box>
      <FieldGroup title="Die layout on the web">
        <WebDrawing {...drawn} />
        <Button variant="outlined" onClick={choosing.show} sx={{ mt: 1 }}>
          Find the best die…
        </Button>
      </FieldGroup>
      <FieldGroup title="Prices">
        <Typography sx={{ color: 'text.secondary', mb: 0.5, fontSize: '0.8125rem' }}>
          Setup {formatCurrency(calculation.setup_time_and_material_cost)}, then{' '}
          {formatCurrency(calculation.time_and_material_cost_per_m_labels)} per 1000 labels
        </Typography>
        <Prices rows={calculation.rows.filter(({ include }) => include)} />
      </FieldGroup>
      <FieldGroup title="Finished roll">
        <FinishedRoll {...drawn} />
      </FieldGroup>
      {choosing.open && <BestDieDialog onClose={choosing.hide} />}
    </Box>
  );
};
