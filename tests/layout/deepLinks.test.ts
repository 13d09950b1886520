import { describe, expect, it } from 'vitest';
import { layersOf } from '../../src/layout/deepLinks';

describe('the layers under a deep link', () => {
  it.each([
    ['/job-tickets/4/parts/7', ['/job-tickets', '/job-tickets/4', '/job-tickets/4/parts/7']],
    ['/job-tickets/4/parts/add', ['/job-tickets', '/job-tickets/4', '/job-tickets/4/parts/add']],
    ['/setup/overhead/2026', ['/setup/overhead', '/setup/overhead/2026']],
    ['/quotes/add', ['/quotes', '/quotes/add']],
    ['/setup/tooling/import', ['/setup/tooling', '/setup/tooling/import']],
    ['/quotes', ['/quotes']],
    ['/', ['/']],
    ['/7', ['/7']],
  ])('of %s are the list and each dialog on the way', (path, layers) => {
    expect(layersOf(path)).toEqual(layers);
  });
});
