import { describe, expect, it } from 'vitest';
import { hasSize, isNearSize, readSizeSearch, sizeDeviation } from '../../src/fields/sizeSearch';
import { pageOf } from '../../src/providers/wholeList';
import { customerFields } from '../../src/resources/customers/fields';
import { toolingFields } from '../../src/resources/tooling/fields';
import { clampListSearch } from '../../src/ui/list/listSearch';

const size = { across: 3, around: 2, tolerance: 0.06 };

describe('a label size', () => {
  it('is as far off as the worse of its sides, the better way round', () => {
    expect(sizeDeviation({ size_across: 3.5, size_around: 2.25 }, size)).toBe(0.5);
    expect(sizeDeviation({ size_across: 2, size_around: 3.25 }, size)).toBe(0.25);
    expect(sizeDeviation({ size_across: 3, size_around: null }, size)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is near up to the tolerance and including it', () => {
    expect(isNearSize({ size_across: 3.06, size_around: 1.94 }, size)).toBe(true);
    expect(isNearSize({ size_across: 3.0601, size_around: 2 }, size)).toBe(false);
  });

  it('is read from a filter only where it is whole', () => {
    expect(readSizeSearch(size)).toEqual(size);
    for (const value of [null, 3, '3x2', [3, 2], { ...size, across: '3' }, { ...size, tolerance: -1 }]) {
      expect(readSizeSearch(value)).toBeNull();
    }
  });
});

describe('the search for a size', () => {
  it('is there for records that have one', () => {
    expect(hasSize(toolingFields)).toBe(true);
    expect(hasSize(customerFields)).toBe(false);
  });

  it('works on a list that a server answered with whole', () => {
    const dies = [
      { id: 1, size_across: 3.05, size_around: 2 },
      { id: 2, size_across: 2, size_around: 3 },
      { id: 3, size_across: 4, size_around: 2 },
    ];
    const ids = (order: 'ASC' | 'DESC') =>
      pageOf(dies, { filter: { size }, sort: ['size', order] }).page.map(({ id }) => id);
    expect(ids('ASC')).toEqual([2, 1]);
    expect(ids('DESC')).toEqual([1, 2]);
  });

  it('stays in the address with the order by nearness; the order goes with it', () => {
    const search = `?filter=${encodeURIComponent(JSON.stringify({ size }))}&sort=size&order=ASC`;
    expect(clampListSearch(search, toolingFields)).toBe(search);
    expect(clampListSearch('?filter=%7B%7D&sort=size&order=ASC', toolingFields)).toBe('?filter=%7B%7D');
    const broken = `?filter=${encodeURIComponent('{"size":{"across":3}}')}&sort=size&order=ASC`;
    expect(clampListSearch(broken, toolingFields)).toBe('?filter=%7B%7D');
    expect(clampListSearch(search, customerFields)).toBe('?filter=%7B%7D');
  });
});
