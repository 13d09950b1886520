/** What stands before and after a number: in its input, in its read-only text, and as people type it. */
import type { Field } from './field';

/** `$` before dollars, the unit behind everything else. */
export const adornmentsOf = (field: Field): { before?: string; after?: string } => {
  switch (field.type) {
    case 'currency':
      return { before: '$', after: field.unit?.replace('$', '') };
    case 'percent':
      return { after: '%' };
    case 'number':
      return { after: field.unit };
    default:
      return {};
  }
};

/** How people write the units that fields hold, behind a number. */
const SPELLINGS: Readonly<Record<string, RegExp>> = {
  '%': /%$/,
  in: /(?:["″”]|''|in(?:ch(?:es)?)?\.?)$/i,
  ft: /(?:['′’]|ft\.?|feet|foot)$/i,
  mm: /mm\.?$/i,
  mil: /mils?\.?$/i,
  min: /min(?:ute)?s?\.?$/i,
  h: /h(?:ou)?r?s?\.?$/i,
  days: /days?$/i,
  'ft/min': /(?:(?:ft|feet) ?\/ ?min\.?|fpm)$/i,
  '$/MSI': /\$? ?\/ ?msi$/i,
  '$/h': /\$? ?\/ ?h(?:ou)?r?$/i,
};

/** What a field's numbers are in: "in", "%", "$", "$/MSI"; a duration is kept in minutes. */
export const unitOf = (field: Field): string | undefined => {
  if (field.type === 'duration') return 'min';
  const { before = '', after = '' } = adornmentsOf(field);
  return before + after || undefined;
};

/** What was typed without the unit behind it, where that is the one that is meant: a number in another unit is another. */
export const withoutUnit = (typed: string, unit: string | undefined): string => {
  const spelling = unit === undefined ? undefined : SPELLINGS[unit];
  return spelling === undefined ? typed : typed.replace(spelling, '').trimEnd();
};

const SOURCES = Object.values(SPELLINGS).map(({ source }) => source);

/** Any of the spellings; the longest that fits, as it begins first. */
const ANY_SPELLING = new RegExp(SOURCES.join('|'), 'i');

/** What was typed without any unit behind it, where it does not matter what is meant. */
export const withoutAnyUnit = (typed: string): string => typed.replace(ANY_SPELLING, '').trimEnd();
