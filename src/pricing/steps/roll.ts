import { outerDiameterOf } from '../web';
import { stepsOf } from './step';

/**
 * The finished roll, as the customer gets it.
 * Source: spiralpaper.com/kb_results.asp?ID=52 (core); blog.lexjet.com, mpirelease.com/calculators.php (diameter).
 */
export const rollSteps = stepsOf('roll', [
  {
    name: 'core_od',
    label: 'Core OD',
    unit: 'in',
    about: 'The core as the web sees it: cores are named by the inside, and have a wall.',
    formula: 'core_id + 2 * standards.core_wall',
    compute: (_, { core_id, standards }) => core_id + 2 * standards.core_wall,
  },
  {
    name: 'footage_per_roll',
    label: 'Footage per roll',
    unit: 'ft',
    about: 'The length of the web on one roll.',
    formula: 'labels_per_roll * label_repeat / 12 / label_across',
    compute: ({ label_repeat }, { labels_per_roll, label_across }) =>
      (labels_per_roll * label_repeat) / 12 / label_across,
  },
  {
    name: 'outer_diameter',
    label: 'Outer diameter',
    unit: 'in',
    about: 'Seen from the side, the wound web is a ring around the core whose area is length times thickness.',
    formula: 'sqrt(core_od ^ 2 + 4 * 12 * footage_per_roll * (material_thickness + lamination_thickness) / 1000 / pi)',
    compute: ({ core_od, footage_per_roll, material_thickness, lamination_thickness }) =>
      outerDiameterOf(core_od, footage_per_roll, material_thickness + lamination_thickness),
  },
]);
