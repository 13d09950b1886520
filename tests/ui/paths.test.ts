import { expect, it } from 'vitest';
import { isRecordId, isUnder } from '../../src/ui/paths';

it('compares whole segments', () => {
  expect(isUnder('/job-tickets/4', '/job-tickets/4')).toBe(true);
  expect(isUnder('/job-tickets/4/parts/add', '/job-tickets/4')).toBe(true);
  expect(isUnder('/job-tickets/4/', '/job-tickets/4')).toBe(true);
  expect(isUnder('/job-tickets/41', '/job-tickets/4')).toBe(false);
  expect(isUnder('/job-tickets', '/job-tickets/4')).toBe(false);
  expect(isUnder('/quotes/4', '/job-tickets/4')).toBe(false);
});

it('takes whole numbers for ids and nothing else', () => {
  expect(['1', '2026', '2147483647'].every(isRecordId)).toBe(true);
  expect(['', '0', '-1', '1.5', '1e3', 'abc', '007', '7}', '12345678901'].some(isRecordId)).toBe(false);
});
