import { customerPriceOf } from '../materials';
import { stepsOf } from './step';

/** What the web is made of, and what a thousand square inches (1 MSI) of each layer costs. */
export const materialSteps = stepsOf('material', [
  {
    name: 'material_cost',
    label: 'Material cost',
    unit: '$/MSI',
    about: 'What one MSI of the label stock costs the job: price, fuel, freight and other surcharges, and its markup.',
    formula:
      '(material.material_price + material.fuel_price + material.freight_price + material.other_surcharges) * (1 + material.markup)',
    compute: (_, { material }) => customerPriceOf(material),
  },
  {
    name: 'lamination_cost',
    label: 'Lamination cost',
    unit: '$/MSI',
    about: 'The same for the lamination. 0 when the label has none.',
    formula:
      'if lamination_chosen then (lamination.material_price + lamination.fuel_price + lamination.freight_price + lamination.other_surcharges) * (1 + lamination.markup) else 0',
    compute: (_, { lamination_chosen, lamination }) => (lamination_chosen ? customerPriceOf(lamination) : 0),
  },
  {
    name: 'material_thickness',
    label: 'Material thickness',
    unit: 'mil',
    about: 'Face, adhesive and liner together: a roll winds them all. A mil is a thousandth of an inch.',
    formula: 'material.mil_thickness_w_liner',
    compute: (_, { material }) => material.mil_thickness_w_liner,
  },
  {
    name: 'lamination_thickness',
    label: 'Lamination thickness',
    unit: 'mil',
    about: 'What the lamination adds to every turn of the roll. 0 when the label has none.',
    formula: 'if lamination_chosen then lamination.mil_thickness_w_liner else 0',
    compute: (_, { lamination_chosen, lamination }) => (lamination_chosen ? lamination.mil_thickness_w_liner : 0),
  },
  {
    name: 'primer_cost_per_msi',
    label: 'Primer cost',
    unit: '$/MSI',
    about: 'What priming one MSI costs the shop.',
    formula: 'standards.primer_cost_per_msi',
    compute: (_, { standards }) => standards.primer_cost_per_msi,
  },
  {
    name: 'coating_cost_per_msi',
    label: 'Coating cost',
    unit: '$/MSI',
    about: 'What coating one MSI costs the shop.',
    formula: 'standards.coating_cost_per_msi',
    compute: (_, { standards }) => standards.coating_cost_per_msi,
  },
]);
