import { gearPitch, millimetersPerInch, repeatOf, toolingDefaults } from '../tooling';
import { stepsOf } from './step';

/**
 * How labels lie on the web: across it from edge to edge, and around, the way it runs.
 * Source: teamdls.com/calculations.html (repeat); flexoworks.com/field-notes/flexo-repeat-length (gear pitch).
 */
export const webSteps = stepsOf('web', [
  {
    name: 'gap_across',
    label: 'Gap across',
    unit: 'in',
    about: 'Between two labels side by side. Without a die, the gap that new dies get.',
    formula: `if die_chosen then tooling.gap_across else ${toolingDefaults.gap_across}`,
    compute: (_, { die_chosen, tooling }) => (die_chosen ? tooling.gap_across : toolingDefaults.gap_across),
  },
  {
    name: 'gap_around',
    label: 'Gap around',
    unit: 'in',
    about: 'Between one label and the next one behind it. Without a die, the gap that new dies get.',
    formula: `if die_chosen then tooling.gap_around else ${toolingDefaults.gap_around}`,
    compute: (_, { die_chosen, tooling }) => (die_chosen ? tooling.gap_around : toolingDefaults.gap_around),
  },
  {
    name: 'label_repeat',
    label: 'Label repeat',
    unit: 'in',
    about: 'From the start of one label to the start of the next: how far the web moves for a row of labels.',
    formula: 'size_around + gap_around',
    compute: ({ gap_around }, { size_around }) => size_around + gap_around,
  },
  {
    name: 'die_repeat_in',
    label: 'Die repeat (in)',
    unit: 'in',
    about: 'Once around the cylinder of the die.',
    formula: 'tooling.number_around * (tooling.size_around + tooling.gap_around)',
    compute: (_, { tooling }) => repeatOf(tooling),
  },
  {
    name: 'die_repeat_mm',
    label: 'Die repeat (mm)',
    unit: 'mm',
    about: 'The same in millimeters, as some presses are set.',
    formula: `die_repeat_in * ${millimetersPerInch}`,
    compute: ({ die_repeat_in }) => die_repeat_in * millimetersPerInch,
  },
  {
    name: 'gear_teeth',
    label: 'Gear teeth',
    unit: 'teeth',
    about: 'The gear that turns the cylinder has a tooth for every eighth of an inch; a cylinder needs whole teeth.',
    formula: `die_repeat_in / ${gearPitch}`,
    compute: ({ die_repeat_in }) => die_repeat_in / gearPitch,
  },
  {
    name: 'railing_per_side',
    label: 'Railing per side',
    unit: 'in',
    about: 'The blank edge of the web beside the outermost labels, on each side.',
    formula: 'standards.railing_per_side',
    compute: (_, { standards }) => standards.railing_per_side,
  },
  {
    name: 'calculated_number_across',
    label: 'Calculated number across',
    unit: '',
    about:
      'As many labels side by side as the press can print and its web can hold; one gap less than labels. The millionth keeps an exact fit from failing by a rounding in the sixteenth digit.',
    formula:
      'max(0, floor((min(standards.max_print_width, standards.max_web_width - 2 * railing_per_side) + gap_across) / (size_across + gap_across) + 0.000001))',
    compute: ({ railing_per_side, gap_across }, { standards, size_across }) => {
      const widest = Math.min(standards.max_print_width, standards.max_web_width - 2 * railing_per_side);
      return Math.max(0, Math.floor((widest + gap_across) / (size_across + gap_across) + 0.000001));
    },
  },
  {
    name: 'number_across',
    label: 'Number across',
    unit: '',
    about: 'Labels side by side: the estimator’s own number, else the die’s, else what fits.',
    formula:
      'if across_override > 0 then across_override else if die_chosen then tooling.number_across else calculated_number_across',
    compute: ({ calculated_number_across }, { across_override, die_chosen, tooling }) => {
      // A number that cannot be read is not the same as none: the die's own would be a wrong answer to it.
      if (across_override > 0 || Number.isNaN(across_override)) return across_override;
      return die_chosen ? tooling.number_across : calculated_number_across;
    },
  },
  {
    name: 'print_width',
    label: 'Print width',
    unit: 'in',
    about: 'From the first label across to the last one: the labels, and the gaps between them.',
    formula: 'number_across * size_across + max(0, number_across - 1) * gap_across',
    compute: ({ number_across, gap_across }, { size_across }) =>
      number_across * size_across + Math.max(0, number_across - 1) * gap_across,
  },
  {
    name: 'web_width',
    label: 'Web width',
    unit: 'in',
    about: 'How wide the material must be slit.',
    formula: 'print_width + 2 * railing_per_side',
    compute: ({ print_width, railing_per_side }) => print_width + 2 * railing_per_side,
  },
]);
