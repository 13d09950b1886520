/** Fetches the code of the screen that an address shows, all of it at once, before anything of it is asked for. */
import { mayUse } from '../providers/access';
import { readSession } from '../providers/session';
import { type Arrangement, resourceAt } from './resources';

const loadGrid = () => import('../ui/dataGrid/RecordGrid');

export const preloadScreen = (resources: Arrangement): void => {
  const session = readSession();
  const resource = resourceAt(resources, window.location.pathname);
  if (!session || !resource || !mayUse(session.role, resource.name)) return;
  void resource.list.preload?.();
  // Records are listed in a grid. Whether it comes shows where it is needed.
  if (resource.edit) loadGrid().catch(() => undefined);
};
