import type { Machine } from '../types';
import { stepsOf } from './step';

/**
 * What an hour costs before anybody works in it, shared out over the hours that all machines together produce.
 * Source: printreach.com (budgeted hourly rates).
 */
export const overheadSteps = stepsOf('overhead', [
  {
    name: 'overhead_per_hour',
    label: 'Overhead per hour',
    unit: '$/h',
    about: 'The year’s overhead over the hours that all machines together produce in a year.',
    formula: 'overhead_total / standards.productive_hours_per_year',
    compute: (_, { overhead_total, standards }) => overhead_total / standards.productive_hours_per_year,
  },
  {
    name: 'overhead_per_minute',
    label: 'Overhead per minute',
    unit: '$/min',
    about: 'The same for a minute, which is what jobs are timed in.',
    formula: 'overhead_per_hour / 60',
    compute: ({ overhead_per_hour }) => overhead_per_hour / 60,
  },
]);

/** The three machines a job runs through are costed alike: what it takes to set up, how fast it runs, what a minute costs. */
const machineSteps = (machine: Machine, title: string) => {
  const setupTime = `${machine}_setup_time` as const;
  const setupFootage = `${machine}_setup_footage` as const;
  const runSpeed = `${machine}_run_speed` as const;
  const laborPerHour = `${machine}_labor_per_hour` as const;
  const laborPerMinute = `${machine}_labor_per_minute` as const;
  return stepsOf(machine, [
    {
      name: setupTime,
      label: `${title} setup time`,
      unit: 'min',
      about: 'Getting the machine ready, once for the job.',
      formula: `standards.${setupTime}`,
      compute: (_, { standards }) => standards[setupTime],
    },
    {
      name: setupFootage,
      label: `${title} setup footage`,
      unit: 'ft',
      about: 'The web that getting ready uses up.',
      formula: `standards.${setupFootage}`,
      compute: (_, { standards }) => standards[setupFootage],
    },
    {
      name: runSpeed,
      label: `${title} run speed`,
      unit: 'ft/min',
      about: 'How fast the web runs once it is ready.',
      formula: `standards.${runSpeed}`,
      compute: (_, { standards }) => standards[runSpeed],
    },
    {
      name: laborPerHour,
      label: `${title} labor per hour`,
      unit: '$/h',
      about: 'What the people at the machine cost.',
      formula: `standards.${laborPerHour}`,
      compute: (_, { standards }) => standards[laborPerHour],
    },
    {
      name: laborPerMinute,
      label: `${title} labor per minute`,
      unit: '$/min',
      about: 'The same for a minute.',
      formula: `${laborPerHour} / 60`,
      compute: (figures) => figures[laborPerHour] / 60,
    },
    {
      name: `${machine}_cost_per_minute`,
      label: `${title} cost per minute`,
      unit: '$/min',
      about: 'Labor, and the overhead that the minute has to earn.',
      formula: `${laborPerMinute} + overhead_per_minute`,
      compute: (figures) => figures[laborPerMinute] + figures.overhead_per_minute,
    },
  ]);
};

export const pressSteps = machineSteps('press', 'Press');

export const finishingSteps = machineSteps('finishing', 'Finishing');

export const rewindSteps = [
  ...machineSteps('rewind', 'Rewind'),
  ...stepsOf('rewind', [
    {
      name: 'rewind_changeover_time',
      label: 'Rewind changeover time',
      unit: 'min',
      about: 'Taking the full rolls off and starting on new cores.',
      formula: 'standards.rewind_changeover_time',
      compute: (_, { standards }) => standards.rewind_changeover_time,
    },
  ]),
];
