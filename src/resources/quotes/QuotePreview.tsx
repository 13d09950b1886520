import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatCurrency, formatNumber } from '../../fields/formats';
import type { PricedRow, QuoteInputs, QuoteRates } from '../../pricing';
import { RollDrawing } from '../../ui/drawings/RollDrawing';
import { WebLayoutDrawing } from '../../ui/drawings/WebLayoutDrawing';
import { FieldGroup } from '../../ui/FieldGroup';
import { BestDieDialog } from './BestDieDialog';
import { QuoteWarnings } from './QuoteWarnings';
import { RatesNotice } from './RatesNotice';
import { useQuoteCalculation } from './useQuoteCalculation';

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

const Layout = ({
  quote,
  figures,
  standards,
}: {
  quote: QuoteInputs;
  figures: ReturnType<typeof useQuoteCalculation>['calculation'];
  standards: QuoteRates['standards'];
}) => (
  <>
    <FieldGroup title="Die layout on the web">
      <WebLayoutDrawing
        size_across={quote.size_across}
        size_around={quote.size_around}
        gap_across={figures.gap_across}
        gap_around={figures.gap_around}
        number_across={figures.number_across}
        railing_per_side={figures.railing_per_side}
        max_print_width={standards?.max_print_width}
        max_web_width={standards?.max_web_width}
      />
    </FieldGroup>
    <FieldGroup title="Finished roll">
      <RollDrawing
        core_id={quote.core_id}
        core_wall={standards?.core_wall}
        outer_diameter={figures.outer_diameter}
        max_outer_diameter={standards?.max_outer_diameter}
      />
    </FieldGroup>
  </>
);

/** What comes of the quote while it is typed: what to look at, how it lies on the web, its roll and its prices. */
export const QuotePreview = () => {
  const { values, calculation, rates } = useQuoteCalculation();
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <RatesNotice />
      <QuoteWarnings warnings={calculation.warnings.filter(({ row }) => row === null)} />
      <Layout quote={values} figures={calculation} standards={rates?.standards ?? null} />
      <FieldGroup title="Prices">
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          Setup {formatCurrency(calculation.setup_time_and_material_cost)}, then{' '}
          {formatCurrency(calculation.time_and_material_cost_per_m_labels)} per 1000 labels
        </Typography>
        <Prices rows={calculation.rows.filter(({ include }) => include)} />
      </FieldGroup>
      <Button variant="outlined" onClick={() => setChoosing(true)} sx={{ alignSelf: 'start' }}>
        Find the best die…
      </Button>
      {choosing && <BestDieDialog onClose={() => setChoosing(false)} />}
    </Stack>
  );
};
