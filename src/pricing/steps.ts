import { finishingSteps, overheadSteps, pressSteps, rewindSteps } from './steps/machines';
import { materialSteps } from './steps/material';
import { coatingSteps, inkAndPrimerSteps, runTimeSteps, stockSteps } from './steps/perThousandLabels';
import { rollSteps } from './steps/roll';
import { setupSteps } from './steps/setup';
import type { GroupName } from './steps/step';
import { webSteps } from './steps/web';
import type { Step } from './types';

/**
 * The calculation of a quote, in order: a step uses what is given and the steps above it. This list is the calculation,
 * the Calculations tab, the explanation of each figure and the documentation of the API. The formula says in words of
 * the screen what `compute` does in code; a test evaluates both and compares.
 *
 * A label is costed in two sums: what a job costs once, for setting up, and what every thousand labels cost after that.
 */
export const quoteSteps: readonly Step[] = [
  ...materialSteps,
  ...webSteps,
  ...overheadSteps,
  ...pressSteps,
  ...finishingSteps,
  ...rewindSteps,
  ...rollSteps,
  ...stockSteps,
  ...inkAndPrimerSteps,
  ...coatingSteps,
  ...runTimeSteps,
  ...setupSteps,
];

export type StepGroup = {
  name: GroupName;
  label: string;
};

export type CalculationTab = {
  name: 'press' | 'finishing_and_rewind' | 'per_m_labels_and_setup';
  label: string;
  groups: readonly StepGroup[];
};

/** Where the Calculations tab shows the groups of steps; each group stands in one of its three sub-tabs. */
export const calculationTabs: readonly CalculationTab[] = [
  {
    name: 'press',
    label: 'Press',
    groups: [
      { name: 'material', label: 'Material' },
      { name: 'web', label: 'Die and web' },
      { name: 'overhead', label: 'Overhead' },
      { name: 'press', label: 'Press' },
    ],
  },
  {
    name: 'finishing_and_rewind',
    label: 'Finishing and rewind',
    groups: [
      { name: 'finishing', label: 'Finishing' },
      { name: 'rewind', label: 'Rewind' },
      { name: 'roll', label: 'Finished roll' },
    ],
  },
  {
    name: 'per_m_labels_and_setup',
    label: 'Per 1000 labels and setup',
    groups: [
      { name: 'stock', label: 'Stock per 1000 labels' },
      { name: 'ink_and_primer', label: 'Ink and primer per 1000 labels' },
      { name: 'coating', label: 'Coating per 1000 labels' },
      { name: 'run_time', label: 'Time and total per 1000 labels' },
      { name: 'setup', label: 'Setup' },
    ],
  },
];
