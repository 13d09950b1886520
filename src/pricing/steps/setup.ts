import { msiOf } from '../web';
import { stepsOf } from './step';

/** What the job costs before the first good label: once, however many labels follow. */
export const setupSteps = stepsOf('setup', [
  {
    name: 'setup_footage',
    label: 'Setup footage',
    unit: 'ft',
    about: 'The web that getting ready uses up, on all machines.',
    formula: 'press_setup_footage + finishing_setup_footage + rewind_setup_footage',
    compute: ({ press_setup_footage, finishing_setup_footage, rewind_setup_footage }) =>
      press_setup_footage + finishing_setup_footage + rewind_setup_footage,
  },
  {
    name: 'setup_msi',
    label: 'Setup MSI',
    unit: 'MSI',
    about: 'Its area.',
    formula: 'web_width * 12 * setup_footage / 1000',
    compute: ({ web_width, setup_footage }) => msiOf(web_width, setup_footage),
  },
  {
    name: 'setup_material_cost',
    label: 'Setup material cost',
    unit: '$',
    about: 'What is used up while getting ready is material and lamination like the rest.',
    formula: 'setup_msi * (material_cost + lamination_cost)',
    compute: ({ setup_msi, material_cost, lamination_cost }) => setup_msi * (material_cost + lamination_cost),
  },
  {
    name: 'setup_time',
    label: 'Setup time',
    unit: 'min',
    about: 'Getting ready, on all machines.',
    formula: 'press_setup_time + finishing_setup_time + rewind_setup_time',
    compute: ({ press_setup_time, finishing_setup_time, rewind_setup_time }) =>
      press_setup_time + finishing_setup_time + rewind_setup_time,
  },
  {
    name: 'press_setup_time_cost',
    label: 'Press setup time cost',
    unit: '$',
    about: 'Minutes, and what a minute costs.',
    formula: 'press_setup_time * press_cost_per_minute',
    compute: ({ press_setup_time, press_cost_per_minute }) => press_setup_time * press_cost_per_minute,
  },
  {
    name: 'finishing_setup_time_cost',
    label: 'Finishing setup time cost',
    unit: '$',
    about: 'Minutes, and what a minute costs.',
    formula: 'finishing_setup_time * finishing_cost_per_minute',
    compute: ({ finishing_setup_time, finishing_cost_per_minute }) => finishing_setup_time * finishing_cost_per_minute,
  },
  {
    name: 'rewind_setup_time_cost',
    label: 'Rewind setup time cost',
    unit: '$',
    about: 'Minutes, and what a minute costs.',
    formula: 'rewind_setup_time * rewind_cost_per_minute',
    compute: ({ rewind_setup_time, rewind_cost_per_minute }) => rewind_setup_time * rewind_cost_per_minute,
  },
  {
    name: 'setup_time_cost',
    label: 'Setup time cost',
    unit: '$',
    about: 'The three machines together.',
    formula: 'press_setup_time_cost + finishing_setup_time_cost + rewind_setup_time_cost',
    compute: ({ press_setup_time_cost, finishing_setup_time_cost, rewind_setup_time_cost }) =>
      press_setup_time_cost + finishing_setup_time_cost + rewind_setup_time_cost,
  },
  {
    name: 'setup_time_and_material_cost',
    label: 'Setup time and material cost',
    unit: '$',
    about:
      'What the first label costs before it is printed. It weighs on a short run and is hardly felt in a long one.',
    formula: 'setup_time_cost + setup_material_cost',
    compute: ({ setup_time_cost, setup_material_cost }) => setup_time_cost + setup_material_cost,
  },
]);
