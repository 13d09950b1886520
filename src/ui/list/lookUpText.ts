/** What became of a pasted list of values, in words. */
import { formatNumber } from '../../fields/formats';
import type { LookUpResult } from '../../providers/lookUp';
import type { Parting } from './pastedValues';

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count, 0)} ${count === 1 ? one : many}`;

const partedText = ({ lines, signs }: Parting): string => {
  const atSigns = `parted at ${new Intl.ListFormat('en', { style: 'long' }).format(signs)}`;
  if (!lines) return atSigns;
  return signs.length === 0 ? 'one per line' : `one per line, numbers also ${atSigns}`;
};

/** How many values are pasted, each counted once, and how they were told from each other. */
export const pastedText = (count: number, most: number, parting: Parting): string => {
  const text = counted(count, 'value', 'different values');
  if (count > most) return `${text}: at most ${formatNumber(most, 0)} at once`;
  return count > 1 ? `${text}, ${partedText(parting)}` : text;
};

/** That nothing was found, and whether it may be because the values are ids. */
const nothingFoundText = (asked: number, mayBeIds: boolean): string => {
  if (asked === 1) return `The value was not found.${mayBeIds ? ' It could be an ID.' : ''}`;
  return `None of the ${formatNumber(asked, 0)} values was found.${mayBeIds ? ' They could be IDs.' : ''}`;
};

/**
 * How many of the values were found, in how many records, and how many of those the list shows. `mayBeIds` says of values
 * that were looked up by something else that they could be ids.
 */
export const foundText = (asked: number, { ids, missing, total }: LookUpResult, mayBeIds = false): string => {
  const found = asked - missing.length;
  if (total === 0) return nothingFoundText(asked, mayBeIds);
  const values =
    asked === 1 ? 'The value was found' : `Found ${formatNumber(found, 0)} of ${formatNumber(asked, 0)} values`;
  const records = total === found ? '' : `, in ${counted(total, 'record', 'records')}`;
  const shown =
    ids.length < total
      ? `The first ${formatNumber(ids.length, 0)} of ${formatNumber(total, 0)} are shown.`
      : `The list shows ${total === 1 ? 'it' : 'them'}.`;
  return `${values}${records}. ${shown}`;
};
