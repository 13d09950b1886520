import { describe, expect, it } from 'vitest';
import { foundText, pastedText } from '../../../src/ui/list/lookUpText';

const ids = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('what is said of pasted values', () => {
  it.each([
    [0, '0 different values'],
    [1, '1 value'],
    [1000, '1,000 different values, one per line'],
    [1001, '1,001 different values: at most 1,000 at once'],
  ])('before they are looked up: %j', (count, text) => {
    expect(pastedText(count, 1000, { lines: true, signs: [] })).toBe(text);
  });

  it.each([
    [{ lines: false, signs: ['commas', 'semicolons'] }, '2 different values, parted at commas and semicolons'],
    [{ lines: true, signs: ['commas'] }, '2 different values, one per line, numbers also parted at commas'],
  ] as const)('says where they were parted: %#', (parting, text) => {
    expect(pastedText(2, 1000, parting)).toBe(text);
  });

  it.each([
    [1, { ids: ids(1), missing: [], total: 1 }, 'The value was found. The list shows it.'],
    [1, { ids: [], missing: ['x'], total: 0 }, 'The value was not found.'],
    [3, { ids: [], missing: ['x', 'y', 'z'], total: 0 }, 'None of the 3 values was found.'],
    [3, { ids: ids(2), missing: ['z'], total: 2 }, 'Found 2 of 3 values. The list shows them.'],
    [3, { ids: ids(5), missing: ['z'], total: 5 }, 'Found 2 of 3 values, in 5 records. The list shows them.'],
    [
      2,
      { ids: ids(1000), missing: [], total: 12_345 },
      'Found 2 of 2 values, in 12,345 records. The first 1,000 of 12,345 are shown.',
    ],
  ])('once %i of them were looked up: %#', (asked, result, text) => {
    expect(foundText(asked, result)).toBe(text);
  });

  it.each([
    [1, 'The value was not found. It could be an ID.'],
    [3, 'None of the 3 values was found. They could be IDs.'],
  ])('says of %i that could be ids that they could', (asked, text) => {
    expect(foundText(asked, { ids: [], missing: Array(asked).fill('17'), total: 0 }, true)).toBe(text);
  });
});
