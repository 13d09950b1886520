import { expect, it } from 'vitest';
import { isUnder } from '../../src/ui/paths';

it('compares whole segments', () => {
  expect(isUnder('/job-tickets/4', '/job-tickets/4')).toBe(true);
  expect(isUnder('/job-tickets/4/parts/add', '/job-tickets/4')).toBe(true);
  expect(isUnder('/job-tickets/4/', '/job-tickets/4')).toBe(true);
  expect(isUnder('/job-tickets/41', '/job-tickets/4')).toBe(false);
  expect(isUnder('/job-tickets', '/job-tickets/4')).toBe(false);
  expect(isUnder('/quotes/4', '/job-tickets/4')).toBe(false);
});
