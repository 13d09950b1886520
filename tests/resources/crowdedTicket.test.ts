import { describe, expect, it } from 'vitest';
import { isCrowded } from '../../src/resources/job-tickets/printed/isCrowded';

const parts = (count: number, part_number: string) => Array.from({ length: count }, (_, id) => ({ id, part_number }));

describe('a printed ticket', () => {
  it.each([
    ['twelve parts without notes', 12, 'HB-001-FL', null, false],
    ['ten parts and two lines of notes', 10, 'HB-001-FL', 'One\nTwo', false],
    ['twelve parts and one line of notes', 12, 'HB-001-FL', 'One', true],
    ['twelve parts of long names', 12, 'PN-11 Chamomile & honey night cream 250 ml v2', '', true],
    ['six parts of long names', 6, 'PN-11 Chamomile & honey night cream 250 ml v2', '', true],
    ['twelve parts and four lines of notes', 12, 'HB-001-FL', 'One\nTwo\nThree\nFour', true],
    ['twelve parts and one line of notes that wraps twice', 12, 'HB-001-FL', 'word '.repeat(60), true],
    ['one part without a number', 1, '', null, false],
  ])('of %s is set in smaller type where its page would not hold it otherwise', (_, count, number, notes, crowded) => {
    expect(isCrowded(parts(count, number), notes)).toBe(crowded);
  });
});
