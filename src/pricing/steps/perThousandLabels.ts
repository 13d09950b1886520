import { msiOf } from '../web';
import { stepsOf } from './step';

/**
 * The web that a thousand labels need, and what it costs.
 * Source: teamdls.com/calculations.html (footage); mgxdigital.com/msi-feet-and-sheets (MSI). Waste is a share on top of the
 * good labels; part of the trade divides by 1 - waste instead.
 */
export const stockSteps = stepsOf('stock', [
  {
    name: 'linear_feet_per_m_labels',
    label: 'Linear feet',
    unit: 'ft',
    about: 'A thousand repeats, shared by the labels that lie side by side. M is the trade’s thousand.',
    formula: '1000 * label_repeat / (12 * number_across)',
    compute: ({ label_repeat, number_across }) => (1000 * label_repeat) / (12 * number_across),
  },
  {
    name: 'linear_feet_per_m_labels_with_waste',
    label: 'Linear feet with waste',
    unit: 'ft',
    about: 'Some of what runs is thrown away, so more has to run.',
    formula: 'linear_feet_per_m_labels * (1 + waste)',
    compute: ({ linear_feet_per_m_labels }, { waste }) => linear_feet_per_m_labels * (1 + waste),
  },
  {
    name: 'stock_msi_per_m_labels',
    label: 'Stock MSI',
    unit: 'MSI',
    about: 'Material is bought by the area of the whole web, edges and gaps included.',
    formula: 'web_width * 12 * linear_feet_per_m_labels / 1000',
    compute: ({ web_width, linear_feet_per_m_labels }) => msiOf(web_width, linear_feet_per_m_labels),
  },
  {
    name: 'stock_msi_per_m_labels_with_waste',
    label: 'Stock MSI with waste',
    unit: 'MSI',
    about: 'The same of the web that really runs.',
    formula: 'web_width * 12 * linear_feet_per_m_labels_with_waste / 1000',
    compute: ({ web_width, linear_feet_per_m_labels_with_waste }) =>
      msiOf(web_width, linear_feet_per_m_labels_with_waste),
  },
  {
    name: 'stock_cost_per_m_labels',
    label: 'Stock cost',
    unit: '$',
    about: 'Material and lamination cover the whole web.',
    formula: 'stock_msi_per_m_labels_with_waste * (material_cost + lamination_cost)',
    compute: ({ stock_msi_per_m_labels_with_waste, material_cost, lamination_cost }) =>
      stock_msi_per_m_labels_with_waste * (material_cost + lamination_cost),
  },
]);

/** What is printed on it: only as wide as the labels lie. */
export const inkAndPrimerSteps = stepsOf('ink_and_primer', [
  {
    name: 'ink_and_primer_msi_per_m_labels',
    label: 'Ink and primer MSI',
    unit: 'MSI',
    about: 'The area that can be printed: the web without its railing.',
    formula: 'print_width * 12 * linear_feet_per_m_labels / 1000',
    compute: ({ print_width, linear_feet_per_m_labels }) => msiOf(print_width, linear_feet_per_m_labels),
  },
  {
    name: 'ink_and_primer_msi_per_m_labels_with_waste',
    label: 'Ink and primer MSI with waste',
    unit: 'MSI',
    about: 'What is thrown away was printed too.',
    formula: 'print_width * 12 * linear_feet_per_m_labels_with_waste / 1000',
    compute: ({ print_width, linear_feet_per_m_labels_with_waste }) =>
      msiOf(print_width, linear_feet_per_m_labels_with_waste),
  },
  {
    name: 'ink_and_primer_cost_per_m_labels',
    label: 'Ink and primer cost',
    unit: '$',
    about: 'Ink always; primer where the material needs it for the ink to hold.',
    formula:
      'ink_and_primer_msi_per_m_labels_with_waste * (ink_cost_per_msi + (if primer then primer_cost_per_msi else 0))',
    compute: ({ ink_and_primer_msi_per_m_labels_with_waste, primer_cost_per_msi }, { ink_cost_per_msi, primer }) =>
      ink_and_primer_msi_per_m_labels_with_waste * (ink_cost_per_msi + (primer ? primer_cost_per_msi : 0)),
  },
]);

/** What protects the print. */
export const coatingSteps = stepsOf('coating', [
  {
    name: 'coating_msi_per_m_labels',
    label: 'Coating MSI',
    unit: 'MSI',
    about:
      'Flood coating covers what is printed, spot coating the face of each label: a thousand labels of one square inch are one MSI.',
    formula:
      'if coating then (if coating_is_spot then size_across * size_around else ink_and_primer_msi_per_m_labels) else 0',
    compute: ({ ink_and_primer_msi_per_m_labels }, { coating, coating_is_spot, size_across, size_around }) => {
      if (!coating) return 0;
      return coating_is_spot ? size_across * size_around : ink_and_primer_msi_per_m_labels;
    },
  },
  {
    name: 'coating_msi_per_m_labels_with_waste',
    label: 'Coating MSI with waste',
    unit: 'MSI',
    about: 'What is thrown away was coated too.',
    formula: 'coating_msi_per_m_labels * (1 + waste)',
    compute: ({ coating_msi_per_m_labels }, { waste }) => coating_msi_per_m_labels * (1 + waste),
  },
  {
    name: 'coating_cost_per_m_labels',
    label: 'Coating cost',
    unit: '$',
    about: '0 for a label without coating.',
    formula: 'coating_msi_per_m_labels_with_waste * coating_cost_per_msi',
    compute: ({ coating_msi_per_m_labels_with_waste, coating_cost_per_msi }) =>
      coating_msi_per_m_labels_with_waste * coating_cost_per_msi,
  },
]);

/**
 * The minutes that a thousand labels take on each machine, what they cost, and with it what a thousand labels cost.
 * Source: printreach.com (budgeted hourly rates).
 */
export const runTimeSteps = stepsOf('run_time', [
  {
    name: 'press_time_per_m_labels',
    label: 'Press time',
    unit: 'min',
    about: 'The web that runs, at the speed of the press.',
    formula: 'linear_feet_per_m_labels_with_waste / press_run_speed',
    compute: ({ linear_feet_per_m_labels_with_waste, press_run_speed }) =>
      linear_feet_per_m_labels_with_waste / press_run_speed,
  },
  {
    name: 'finishing_time_per_m_labels',
    label: 'Finishing time',
    unit: 'min',
    about: 'The same web again, at the speed of the finisher.',
    formula: 'linear_feet_per_m_labels_with_waste / finishing_run_speed',
    compute: ({ linear_feet_per_m_labels_with_waste, finishing_run_speed }) =>
      linear_feet_per_m_labels_with_waste / finishing_run_speed,
  },
  {
    name: 'rewind_cycles_per_m_labels',
    label: 'Rewind cycles',
    unit: '',
    about:
      'How often full rolls come off; the rolls of all lanes across come off together. 0 when labels are not on rolls.',
    formula: 'if labels_per_roll > 0 then 1000 / labels_per_roll / (number_across / label_across) else 0',
    compute: ({ number_across }, { labels_per_roll, label_across }) =>
      labels_per_roll > 0 ? 1000 / labels_per_roll / (number_across / label_across) : 0,
  },
  {
    name: 'rewind_time_per_m_labels',
    label: 'Rewind time',
    unit: 'min',
    about: 'The web once more, and every change of rolls.',
    formula:
      'linear_feet_per_m_labels_with_waste / rewind_run_speed + rewind_cycles_per_m_labels * rewind_changeover_time',
    compute: ({
      linear_feet_per_m_labels_with_waste,
      rewind_run_speed,
      rewind_cycles_per_m_labels,
      rewind_changeover_time,
    }) => linear_feet_per_m_labels_with_waste / rewind_run_speed + rewind_cycles_per_m_labels * rewind_changeover_time,
  },
  {
    name: 'press_time_cost_per_m_labels',
    label: 'Press time cost',
    unit: '$',
    about: 'Minutes, and what a minute costs.',
    formula: 'press_time_per_m_labels * press_cost_per_minute',
    compute: ({ press_time_per_m_labels, press_cost_per_minute }) => press_time_per_m_labels * press_cost_per_minute,
  },
  {
    name: 'finishing_time_cost_per_m_labels',
    label: 'Finishing time cost',
    unit: '$',
    about: 'Minutes, and what a minute costs.',
    formula: 'finishing_time_per_m_labels * finishing_cost_per_minute',
    compute: ({ finishing_time_per_m_labels, finishing_cost_per_minute }) =>
      finishing_time_per_m_labels * finishing_cost_per_minute,
  },
  {
    name: 'rewind_time_cost_per_m_labels',
    label: 'Rewind time cost',
    unit: '$',
    about: 'Minutes, and what a minute costs.',
    formula: 'rewind_time_per_m_labels * rewind_cost_per_minute',
    compute: ({ rewind_time_per_m_labels, rewind_cost_per_minute }) =>
      rewind_time_per_m_labels * rewind_cost_per_minute,
  },
  {
    name: 'time_cost_per_m_labels',
    label: 'Time cost',
    unit: '$',
    about: 'The three machines together.',
    formula: 'press_time_cost_per_m_labels + finishing_time_cost_per_m_labels + rewind_time_cost_per_m_labels',
    compute: ({ press_time_cost_per_m_labels, finishing_time_cost_per_m_labels, rewind_time_cost_per_m_labels }) =>
      press_time_cost_per_m_labels + finishing_time_cost_per_m_labels + rewind_time_cost_per_m_labels,
  },
  {
    name: 'time_and_material_cost_per_m_labels',
    label: 'Time and material cost',
    unit: '$',
    about:
      'What every further thousand labels cost, once the machines are set up. Rows are priced from this and the setup.',
    formula:
      'stock_cost_per_m_labels + ink_and_primer_cost_per_m_labels + coating_cost_per_m_labels + time_cost_per_m_labels',
    compute: ({
      stock_cost_per_m_labels,
      ink_and_primer_cost_per_m_labels,
      coating_cost_per_m_labels,
      time_cost_per_m_labels,
    }) =>
      stock_cost_per_m_labels + ink_and_primer_cost_per_m_labels + coating_cost_per_m_labels + time_cost_per_m_labels,
  },
]);
