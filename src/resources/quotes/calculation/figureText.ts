import type { Field } from '../../../fields/field';
import { emptyText, formatCurrency4, formatNumber } from '../../../fields/formats';
import { unitOf } from '../../../fields/units';
import { type ExplainedName, quoteSteps, type Unit } from '../../../pricing';
import { materialFields } from '../../materials/fields';
import { standardsFields } from '../../standards/fields';
import { toolingFields } from '../../tooling/fields';
import { quoteFields } from '../fields';

/** A number that is written already, with its unit: dollars before it, what it is in behind it. */
const withUnit = (text: string, unit: string): string => {
  if (!unit.startsWith('$')) return `${text} ${unit}`.trim();
  const sign = text.startsWith('-') ? '-' : '';
  return `${sign}$${text.slice(sign.length)}${unit.slice(1)}`;
};

/** A figure of a quote with its unit: "$0.8094/MSI", "48.6979 ft". */
export const figureText = (value: number | null, unit: Unit): string => {
  if (value === null) return emptyText;
  if (unit.startsWith('$')) return `${formatCurrency4(value)}${unit.slice(1)}`;
  return withUnit(formatNumber(value, 4), unit);
};

/** What stands in a formula for one of its names. Enough digits to follow the calculation. */
export const termText = (value: ExplainedName['value']): string => {
  if (value === null) return '?';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : formatNumber(value, 6);
};

/** Where what is given to a calculation is declared, by what its name begins with; the quote's own has no beginning. */
const GIVEN: Readonly<Record<string, readonly Field[]>> = {
  material: materialFields,
  lamination: materialFields,
  standards: standardsFields,
  tooling: toolingFields,
};

const fieldFor = (name: string): Field | undefined => {
  const [record = '', source] = name.split('.');
  return source === undefined
    ? quoteFields.find((field) => field.source === name)
    : GIVEN[record]?.find((field) => field.source === source);
};

const unitFor = ({ name, step }: ExplainedName): string => {
  if (name === 'overhead_total') return '$';
  if (step !== null) return quoteSteps.find((each) => each.name === step)?.unit ?? '';
  const field = fieldFor(name);
  // A share stands in a formula as the number that it is, not in percent.
  return field === undefined || field.type === 'percent' ? '' : (unitOf(field) ?? '');
};

/** What a name in a formula stands for, with its unit: "7.523828 MSI", "$0.6254/MSI", "3 in", "yes". */
export const termWithUnit = (name: ExplainedName): string =>
  typeof name.value === 'number' ? withUnit(termText(name.value), unitFor(name)) : termText(name.value);
