/** The resources' definitions, arranged as the console shows them. */
import { placeOf } from '../providers/access';
import type { ResourceDefinition } from '../ui/resource';

export type Arrangement = {
  /** With a tab in the header; `/` shows the first of them. */
  tabs: ResourceDefinition[];
  /** With a tab in Setup; `/setup` shows the first of them. */
  setup: ResourceDefinition[];
  /** In the form react-admin keeps: who asks for a record's name, or for where its screens are, finds it here. */
  definitions: Record<string, Pick<ResourceDefinition, 'name' | 'icon' | 'recordRepresentation'>>;
};

export const arranged = (definitions: readonly ResourceDefinition[]): Arrangement => {
  const resources = definitions.toSorted((one, other) => placeOf(one.name) - placeOf(other.name));
  const isSetup = ({ path }: ResourceDefinition) => path.startsWith('/setup/');
  return {
    tabs: resources.filter((resource) => !isSetup(resource)),
    setup: resources.filter(isSetup),
    definitions: Object.fromEntries(
      resources.map(({ name, path, icon, label, recordRepresentation }) => [
        name,
        { name, icon, recordRepresentation, options: { label, path }, hasList: true, hasCreate: true, hasEdit: true },
      ]),
    ),
  };
};

/** The resource whose screen an address shows; the start page shows the first. */
export const resourceAt = ({ tabs, setup }: Arrangement, pathname: string): ResourceDefinition | undefined => {
  if (pathname === '/') return tabs[0];
  if (pathname === '/setup') return setup[0];
  return [...tabs, ...setup].find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
};
