/** Cells on their way from and to a spreadsheet: lines of cells with tabs between them. */
import { readNumber } from '../../../fields/typedNumber';
import { overrideTypes } from '../rows';
import type { TypedColumn } from './columns';

/** The cells of a pasted text; a spreadsheet ends the last line too. */
export const readCells = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));

export const writeCells = (cells: readonly (readonly string[])[]): string =>
  cells.map((line) => line.join('\t')).join('\n');

const YES = /^(true|yes|y|1|x|✓)$/i;
const NO = /^(false|no|n|0|)$/i;

/**
 * What a pasted text means in a column. A number that cannot be read stays the text it is: the cell then says what is
 * wrong with it, and nothing is lost. Undefined where the cell has no place for such a text: a tick, a choice.
 */
export const pastedValue = (column: TypedColumn, text: string): unknown => {
  const trimmed = text.trim();
  switch (column) {
    case 'include':
      return YES.test(trimmed) || (NO.test(trimmed) ? false : undefined);
    case 'override_type': {
      if (trimmed === '') return 0;
      return overrideTypes.find(
        ({ value, label }) => String(value) === trimmed || label.toLowerCase() === trimmed.toLowerCase(),
      )?.value;
    }
    case 'm_labels':
    case 'override': {
      // A spreadsheet marks thousands by commas, and copies a number as it shows it.
      const read = readNumber(trimmed.replace(/\s*%$/, ''), 'number', { grouped: true });
      return 'value' in read ? read.value : trimmed;
    }
  }
};
