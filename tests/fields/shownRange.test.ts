import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/fields/field';
import { ID_FIELD } from '../../src/fields/filters';
import { shownRange } from '../../src/fields/shownRange';
import { textOf } from '../../src/fields/text';

/** Fields, and how many decimals of what is stored they show. */
const fields: readonly (readonly [Field, number])[] = [
  [{ source: 'a', label: 'A', type: 'number', decimals: 0 }, 0],
  [{ source: 'b', label: 'B', type: 'number', decimals: 2 }, 2],
  [{ source: 'c', label: 'C', type: 'number' }, 6],
  [{ source: 'd', label: 'D', type: 'currency' }, 2],
  [{ source: 'e', label: 'E', type: 'currency', decimals: 4 }, 4],
  [{ source: 'f', label: 'F', type: 'percent', decimals: 0 }, 2],
  [{ source: 'g', label: 'G', type: 'percent' }, 4],
  [{ source: 'h', label: 'H', type: 'duration' }, 0],
];
const footage: Field = { source: 'footage', label: 'Footage', type: 'number', decimals: 0 };

describe('the numbers that are shown alike', () => {
  it('are all that have the same text, and no others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.integer({ min: -2_000_000, max: 2_000_000 }),
        fc.integer({ min: -1200, max: 1200 }),
        fc.integer({ min: 0, max: 3 }),
        ([field, decimals], steps, off, places) => {
          const asked = Number(`${steps}e${-decimals}`);
          const stored = Number(`${steps * 10 ** places + off}e${-decimals - places}`);
          const range = shownRange(field, asked);
          if (!range) throw new Error('Every number has others that are shown alike');
          const { from, to, withFrom, withTo } = range;
          const isWithin = (withFrom ? stored >= from : stored > from) && (withTo ? stored <= to : stored < to);
          expect(isWithin).toBe(textOf(field, stored) === textOf(field, asked));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('are few where more decimals are asked for than are shown', () => {
    expect(shownRange(footage, 2.35)).toEqual({ from: 2.345, to: 2.355, withFrom: true, withTo: false });
  });

  it('are only the number itself where it names a record or counts', () => {
    expect(shownRange(ID_FIELD, 7)).toBeNull();
    expect(shownRange({ source: 'n', label: 'N', type: 'number', integer: true }, 7)).toBeNull();
    expect(shownRange(footage, 1e300)).toBeNull();
  });
});
