import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatCurrency4, formatNumber } from '../../fields/formats';
import { calculationTabs, type QuoteCalculation, quoteSteps, type Step } from '../../pricing';
import { FieldGroup } from '../../ui/FieldGroup';
import { useQuoteCalculation } from './useQuoteCalculation';

const figureText = (value: number | null, unit: Step['unit']): string =>
  unit.startsWith('$') ? `${formatCurrency4(value)}${unit.slice(1)}` : `${formatNumber(value, 4)} ${unit}`;

/** One figure: what it is called, its value, and why it is missing where it is. */
const Figure = ({ step, calculation }: { step: Step; calculation: QuoteCalculation }) => (
  <>
    <Box component="dt" title={step.about} sx={{ color: 'text.secondary', py: 0.375 }}>
      {step.label}
    </Box>
    <Box component="dd" sx={{ m: 0, py: 0.375, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {calculation[step.name] === null
        ? (calculation.reasons[step.name]?.message ?? figureText(null, ''))
        : figureText(calculation[step.name], step.unit)}
    </Box>
  </>
);

/** How the price comes about, figure by figure. Read-only. */
export const CalculationsTab = () => {
  const [current, setCurrent] = useState(0);
  const { calculation } = useQuoteCalculation();
  const id = useId();
  const shown = calculationTabs[current];
  return (
    <>
      <Tabs
        value={current}
        onChange={(_, chosen: number) => setCurrent(chosen)}
        aria-label="Calculations"
        variant="scrollable"
        sx={{ minHeight: 36, mt: -1, mb: 1.5, '& .MuiTab-root': { minHeight: 36, py: 0 } }}
      >
        {calculationTabs.map((tab, index) => (
          <Tab
            key={tab.name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            label={`Tab ${index + 1}: ${tab.label}`}
          />
        ))}
      </Tabs>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Calculated with today&rsquo;s rates.
      </Typography>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${current}`}
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {shown?.groups.map((group) => (
          <FieldGroup key={group.name} title={group.label}>
            <Box
              component="dl"
              sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, m: 0, fontSize: '0.875rem' }}
            >
              {quoteSteps
                .filter((step) => step.group === group.name)
                .map((step) => (
                  <Figure key={step.name} step={step} calculation={calculation} />
                ))}
            </Box>
          </FieldGroup>
        ))}
      </Box>
    </>
  );
};
