import { expect, it } from 'vitest';
import { today } from '../../src/ui/today';

it('is the day here, whatever day it is in Greenwich', () => {
  expect(today(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(today(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});
