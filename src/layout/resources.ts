/** The resources' definitions, loaded together once somebody is signed in, and arranged as the console shows them. */
import type { ResourceDefinition } from '../ui/resource';

type ResourceModule = { default: ResourceDefinition };

export type Arrangement = {
  /** With a tab in the header; `/` shows the first of them. */
  tabs: ResourceDefinition[];
  /** With a tab in Setup; `/setup` shows the first of them. */
  setup: ResourceDefinition[];
  /** In the form react-admin keeps: who asks for a record's name, or for where its screens are, finds it here. */
  definitions: Record<string, Pick<ResourceDefinition, 'name' | 'icon' | 'recordRepresentation'>>;
};

const arranged = (resources: readonly ResourceDefinition[]): Arrangement => {
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

/** A function that loads the resources the first time it is called, and has them from then on. */
export const resourceLoader = (imports: readonly (() => Promise<ResourceModule>)[]): (() => Promise<Arrangement>) => {
  let loaded: Promise<Arrangement> | undefined;
  return () => {
    loaded ??= Promise.all(imports.map((load) => load())).then((modules) =>
      arranged(modules.map((module) => module.default)),
    );
    return loaded;
  };
};
