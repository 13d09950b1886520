import { describe, expect, it } from 'vitest';
import { severalValues } from '../../src/fields/inputs/pasteNumbers';
import { readNumber } from '../../src/fields/typedNumber';

describe('what is pasted into an input of numbers', () => {
  it.each([
    ['lines', '250\n300'],
    ['lines as Windows ends them', '250\r\n300\r\n'],
    ['cells of a row', '250\t300'],
    ['lines with an empty cell between them', '250\n\n300'],
    ['lines with spaces around them', ' 250 \n 300 '],
  ])('stays several values: %s', (_what, pasted) => {
    const text = severalValues(pasted, '; ');
    expect(text).toBe('250; 300');
    expect(readNumber(text ?? '')).toEqual({ problem: '“250; 300” is not a number' });
  });

  it.each([
    ['', 'nothing'],
    ['250', 'a number'],
    ['250\n', 'a cell'],
    ['250\r\n', 'a cell from Windows'],
    ['\t250', 'a cell beside an empty one'],
    ['12 000', 'thousands parted by a space'],
  ])('is left to the browser where it is no more than one value: %j, %s', (pasted) => {
    expect(severalValues(pasted, '; ')).toBeNull();
  });
});
