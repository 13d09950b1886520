/** What became of a pasted list of values, in words. */
import { formatNumber } from '../../fields/formats';
import type { LookUpResult } from '../../providers/lookUp';
import type { Parting } from './pastedValues';

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count, 0)} ${count === 1 ? one : many}`;

const PARTED: Readonly<Record<Parting, string>> = { lines: 'one per line', commas: 'parted at commas and semicolons' };

/** How many values are pasted, each counted once, and how they were told from each other. */
export const pastedText = (count: number, most: number, parting: Parting): string => {
  const text = counted(count, 'value', 'different values');
  if (count > most) return `${text}: at most ${formatNumber(most, 0)} at once`;
  return count > 1 ? `${text}, ${PARTED[parting]}` : text;
};

/** How many of the values were found, in how many records, and how many of those the list shows. */
export const foundText = (asked: number, { ids, missing, total }: LookUpResult): string => {
  const found = asked - missing.length;
  if (total === 0)
    return asked === 1 ? 'The value was not found.' : `None of the ${formatNumber(asked, 0)} values was found.`;
  const values =
    asked === 1 ? 'The value was found' : `Found ${formatNumber(found, 0)} of ${formatNumber(asked, 0)} values`;
  const records = total === found ? '' : `, in ${counted(total, 'record', 'records')}`;
  const shown =
    ids.length < total
      ? `The first ${formatNumber(ids.length, 0)} of ${formatNumber(total, 0)} are shown.`
      : `The list shows ${total === 1 ? 'it' : 'them'}.`;
  return `${values}${records}. ${shown}`;
};
