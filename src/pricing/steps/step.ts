import type { Step } from '../types';

export type Unit =
  | ''
  | 'in'
  | 'mm'
  | 'mil'
  | 'ft'
  | 'ft/min'
  | 'min'
  | 'MSI'
  | '$'
  | '$/MSI'
  | '$/h'
  | '$/min'
  | 'teeth';

export type GroupName =
  | 'material'
  | 'web'
  | 'overhead'
  | 'press'
  | 'finishing'
  | 'rewind'
  | 'roll'
  | 'stock'
  | 'ink_and_primer'
  | 'coating'
  | 'run_time'
  | 'setup';

/** Steps of one group, in the order in which they are calculated. */
export const stepsOf = (group: GroupName, steps: Omit<Step, 'group'>[]): Step[] =>
  steps.map(({ name, label, unit, about, formula, compute }) => ({
    name,
    label,
    unit,
    group,
    about,
    formula,
    compute,
  }));
