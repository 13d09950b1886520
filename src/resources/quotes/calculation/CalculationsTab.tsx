import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { calculationTabs, explainSteps, type QuoteInputs, type StepName } from '../../../pricing';
import { FieldGroup } from '../../../ui/form/FieldGroup';
import { RatesNotice } from '../todaysRates/RatesNotice';
import { ExplanationPanel } from './ExplanationPanel';
import { figureText } from './figureText';
import { OpenQuoteProvider } from './OpenQuoteProvider';
import { useQuoteCalculation } from './useQuoteCalculation';

const tabOf = (group: string): number =>
  calculationTabs.findIndex(({ groups }) => groups.some(({ name }) => name === group));

/** The figures of a list, from one to the next by the arrow keys. */
const onArrow = (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const figures = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-step]')];
  const next = figures[figures.indexOf(document.activeElement as HTMLElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const figureStyle = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  gap: 2,
  width: 1,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  cursor: 'pointer',
  fontSize: '0.8125rem',
  '&:hover': { backgroundColor: 'action.hover' },
  '&[aria-pressed="true"]': { backgroundColor: 'action.selected' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
  '& .label': { flex: 1, color: 'text.secondary' },
  '& .value': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  '& .warned, & .missing': { color: 'warning.main' },
} as const;

/** On a phone the three share its width, their names on as many lines as they need. */
const tabRow = {
  minHeight: 36,
  mt: -1,
  mb: 1.5,
  '& .MuiTab-root': { minHeight: 36, py: 0, flex: { xs: '1 1 0', sm: 'none' }, minWidth: 0, px: { xs: 0.5, sm: 2 } },
} as const;

const Calculations = () => {
  const [current, setCurrent] = useState(0);
  const [trail, setTrail] = useState<readonly StepName[]>([]);
  const { values, calculation, rates } = useQuoteCalculation();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const explanations = explainSteps(calculation, values as QuoteInputs, rates);
  const shown = calculationTabs[current];
  const chosen = explanations.find(({ step }) => step.name === trail.at(-1));

  /** Goes to a figure, on whichever of the tabs it stands. */
  const go = (name: StepName, path: readonly StepName[]) => {
    const group = explanations.find(({ step }) => step.name === name)?.step.group ?? '';
    setCurrent(tabOf(group));
    setTrail(path);
    // The figure is there once its tab is drawn.
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(`[data-step="${name}"]`)?.focus());
  };
  const point = (name: StepName) => {
    if (trail.at(-1) !== name) setTrail([name]);
  };

  return (
    <>
      <Tabs
        value={current}
        onChange={(_, tab: number) => {
          setCurrent(tab);
          setTrail([]);
        }}
        aria-label="Calculations"
        sx={tabRow}
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
      <Box sx={{ mb: 1.5, '&:empty': { display: 'none' } }}>
        <RatesNotice />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 400px)' },
        }}
      >
        <Box
          ref={panel}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${current}`}
          onKeyDown={onArrow}
          sx={{ columnWidth: { lg: 300 }, columnGap: 3, gridColumn: { md: 1 } }}
        >
          {shown?.groups.map((group) => (
            <Box key={group.name} sx={{ breakInside: 'avoid', mb: 2 }}>
              <FieldGroup title={group.label}>
                {explanations
                  .filter(({ step }) => step.group === group.name)
                  .map(({ step, value, reason }) => {
                    const warning = calculation.warnings.find(({ field }) => field === step.name);
                    return (
                      <Box
                        component="button"
                        type="button"
                        key={step.name}
                        data-step={step.name}
                        aria-pressed={chosen?.step.name === step.name}
                        onFocus={() => point(step.name)}
                        onClick={() => point(step.name)}
                        title={warning?.message ?? step.about}
                        sx={figureStyle}
                      >
                        <span className={warning ? 'label warned' : 'label'}>
                          {warning && '⚠ '}
                          {step.label}
                        </span>
                        <span className={reason ? 'value missing' : 'value'}>{figureText(value, step.unit)}</span>
                      </Box>
                    );
                  })}
              </FieldGroup>
            </Box>
          ))}
        </Box>
        <ExplanationPanel
          explanation={chosen ?? null}
          warning={calculation.warnings.find(({ field }) => field === chosen?.step.name)?.message ?? null}
          onGo={(name) => go(name, [...trail, name])}
          onBack={
            trail.length > 1
              ? () => {
                  const path = trail.slice(0, -1);
                  const name = path.at(-1);
                  if (name) go(name, path);
                }
              : null
          }
        />
      </Box>
    </>
  );
};

/** How the price comes about, figure by figure; the one that is pointed at is explained. Read-only. */
export const CalculationsTab = () => (
  <OpenQuoteProvider>
    <Calculations />
  </OpenQuoteProvider>
);
