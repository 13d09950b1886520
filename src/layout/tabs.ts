/** The header's tabs: one per resource outside Setup, and one for all of Setup. */
import { mayUse, type Role } from '../providers/access';
import { isUnder } from '../ui/paths';
import type { Arrangement } from './resources';

export type Tab = { label: string; path: string; current: boolean };

/** The tabs a role sees, and which of them the path belongs to. */
export const tabsFor = (role: Role, { tabs, setup }: Arrangement, pathname: string): Tab[] => {
  const [home] = tabs;
  const own = tabs
    .filter(({ name }) => mayUse(role, name))
    .map(({ name, label, path }) => ({
      label,
      path,
      current: isUnder(pathname, path) || (name === home?.name && pathname === '/'),
    }));
  const [first] = setup.filter(({ name }) => mayUse(role, name));
  return first ? [...own, { label: 'Setup', path: first.path, current: isUnder(pathname, '/setup') }] : own;
};
