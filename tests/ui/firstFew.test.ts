import { describe, expect, it } from 'vitest';
import { firstFew } from '../../src/ui/firstFew';

describe('the first few of a list', () => {
  it.each([
    [[], [], 0],
    [[3, 5, 9], [3, 5, 9], 0],
    // The name of one more takes no more room than "1 more".
    [[3, 5, 9, 12], [3, 5, 9, 12], 0],
    [[3, 5, 9, 12, 13], [3, 5, 9], 2],
  ])('of %j are %j, and %d more', (items, few, more) => {
    expect(firstFew(items, 3)).toEqual({ few, more });
  });
});
