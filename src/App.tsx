import { Authenticated, CoreAdminContext, localStorageStore, ResourceDefinitionContextProvider } from 'ra-core';
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Loading } from './layout/Loading';
import { preloadScreen } from './layout/preloadScreen';
import { RequireAccess } from './layout/RequireAccess';
import { arranged } from './layout/resources';
import Shell from './layout/Shell';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { i18nProvider } from './providers/i18nProvider';
import { queryClient } from './providers/queryClient';
import { lazyView } from './ui/lazyView';
import { ResourceRoutes } from './ui/ResourceRoutes';
import type { ResourceDefinition } from './ui/resource';

/** The resources that have screens of their own, each by the `index.ts` of its folder. */
const definitions = import.meta.glob<ResourceDefinition>('./resources/*/index.ts', { eager: true, import: 'default' });
const resources = arranged(Object.values(definitions));

const SetupLayout = lazyView(() => import('./layout/SetupLayout'));

/** The screens of resources, for those who may use them: each at its path, the first at the index of its group too. */
const routesOf = (resources: readonly ResourceDefinition[]) =>
  resources.flatMap((resource, index) => {
    // The key keeps the list of the index mounted when a record opens from it.
    const element = (
      <RequireAccess key={resource.name} resource={resource.name}>
        <ResourceRoutes resource={resource} />
      </RequireAccess>
    );
    const routes = [<Route key={resource.name} path={`${resource.path}/*`} element={element} />];
    return index === 0 ? [<Route key="index" index element={element} />, ...routes] : routes;
  });

// As soon as the code that knows the screens is there; for whoever signs in later, when the first screen opens.
preloadScreen(resources);

/** Everything behind the sign-in. */
const Screens = () => {
  useState(() => preloadScreen(resources));
  return (
    <ResourceDefinitionContextProvider definitions={resources.definitions}>
      <Routes>
        <Route element={<Shell resources={resources} />}>
          {routesOf(resources.tabs)}
          <Route path="/setup" element={<SetupLayout resources={resources.setup} />}>
            {routesOf(resources.setup)}
          </Route>
          <Route path="*" element={<Navigate to="/" replace />} />
        </Route>
      </Routes>
    </ResourceDefinitionContextProvider>
  );
};

const store = localStorageStore('1', 'LabelShop');

export const App = () => (
  <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}>
    <Authenticated loading={<Loading />}>
      <Suspense fallback={<Loading />}>
        <Screens />
      </Suspense>
    </Authenticated>
  </CoreAdminContext>
);
