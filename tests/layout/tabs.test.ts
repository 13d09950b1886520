import { describe, expect, it } from 'vitest';
import { arranged, resourceAt } from '../../src/layout/resources';
import { tabsFor } from '../../src/layout/tabs';
import type { ResourceDefinition } from '../../src/ui/resource';

const aResource = (name: string, path: string, label: string): ResourceDefinition => ({
  name,
  path,
  label,
  icon: () => null,
  list: () => null,
  recordRepresentation: 'id',
});

const arrangement = arranged([
  aResource('job-tickets', '/job-tickets', 'Job Ticket'),
  aResource('quotes', '/quotes', 'Quote'),
  aResource('customers', '/setup/customers', 'Customers'),
  aResource('tooling', '/setup/tooling', 'Tooling'),
]);

const administratorTabs = async (pathname: string) => tabsFor('administrator', arrangement, pathname);
const currentTab = async (pathname: string) => (await administratorTabs(pathname)).filter((tab) => tab.current);

describe('The tabs', () => {
  it('are Job Ticket, Quote and Setup for administrators', async () => {
    expect((await administratorTabs('/')).map(({ label, path }) => [label, path])).toEqual([
      ['Job Ticket', '/job-tickets'],
      ['Quote', '/quotes'],
      ['Setup', '/setup/customers'],
    ]);
  });

  it('are Job Ticket alone for everybody else', async () => {
    expect(tabsFor('staff', arrangement, '/').map(({ label }) => label)).toEqual(['Job Ticket']);
  });

  it.each([
    ['/', 'Job Ticket'],
    ['/job-tickets', 'Job Ticket'],
    ['/job-tickets/12/parts/3', 'Job Ticket'],
    ['/quotes/4', 'Quote'],
    ['/setup', 'Setup'],
    ['/setup/tooling/9', 'Setup'],
  ])('mark where one is: %s', async (pathname, label) => {
    expect((await currentTab(pathname)).map((tab) => tab.label)).toEqual([label]);
  });

  it('compare whole segments of a path', async () => {
    expect(await currentTab('/quotes-old')).toEqual([]);
  });
});

it.each([
  ['/', 'job-tickets'],
  ['/job-tickets/12', 'job-tickets'],
  ['/setup', 'customers'],
  ['/setup/tooling/9', 'tooling'],
  ['/quotes-old', undefined],
])('The address %s belongs to %s', (pathname, name) => {
  expect(resourceAt(arrangement, pathname)?.name).toBe(name);
});
