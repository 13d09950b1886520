/** Fetches what the screen of an address needs, all of it at once: its code, and what it will ask for as soon as it runs. */
import { mayUse } from '../providers/access';
import { dataProvider } from '../providers/dataProvider';
import { readSession } from '../providers/session';
import { firstPageOf, readLayout } from '../ui/list/gridLayout';
import { layoutsToCome } from '../ui/list/keptLayouts';
import { type ResourceDefinition, usualSort } from '../ui/resource';
import { type Arrangement, resourceAt } from './resources';

const loadGrid = () => import('../ui/dataGrid/RecordGrid');

/** An address that asks for something of its own is left to the list, which knows its fields. */
const askForFirstPage = (resource: ResourceDefinition, employeeId: number | null): void => {
  if (window.location.search !== '') return;
  const { sort, perPage } = firstPageOf(readLayout(resource.name, employeeId), usualSort(resource));
  dataProvider.askEarly(resource.name, { pagination: { page: 1, perPage }, sort, filter: {} });
};

export const preloadScreen = (resources: Arrangement): void => {
  const session = readSession();
  const { pathname } = window.location;
  const resource = resourceAt(resources, pathname);
  if (!session || !resource || !mayUse(session.role, resource.name)) return;
  void resource.list.preload?.();
  if (!resource.edit) return;
  // Records are listed in a grid. Whether it comes shows where it is needed.
  loadGrid().catch(() => undefined);
  const ask = () => {
    // Whoever has gone elsewhere meanwhile sees another list.
    if (window.location.pathname === pathname) askForFirstPage(resource, session.employeeId);
  };
  const toCome = layoutsToCome();
  if (toCome) void toCome.then(ask);
  else ask();
};
