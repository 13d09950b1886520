import { expect, it } from 'vitest';
import { newestOf } from '../../../src/ui/saving/newestOf';

it.each([
  ['what was saved, where what was read is older', { version: 3 }, { version: 4 }, 4],
  ['what was read, where somebody has saved since', { version: 5 }, { version: 4 }, 5],
  ['what was read, where nothing was saved', { version: 3 }, undefined, 3],
  ['what was read, where it has no version', { version: undefined }, { version: undefined }, undefined],
])('is %s', (_, read, saved, version) => {
  expect(newestOf(read, saved).version).toBe(version);
});
