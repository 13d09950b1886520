import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  localStorageStore,
  ResourceDefinitionContextProvider,
} from 'ra-core';
import { lazy, Suspense, use } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { ErrorPage } from './layout/ErrorPage';
import { Loading } from './layout/Loading';
import { LoginPage } from './layout/LoginPage';
import { PRODUCT_NAME } from './layout/productName';
import { RequireAccess } from './layout/RequireAccess';
import { resourceLoader } from './layout/resources';
import { theme } from './layout/theme';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { i18nProvider } from './providers/i18nProvider';
import { createQueryClient } from './providers/queryClient';
import type { ResourceDefinition } from './ui/resource';

/** The resources in the order of their tabs: a new one is its folder and a line here. */
const loadResources = resourceLoader([
  () => import('./resources/job-tickets'),
  () => import('./resources/quotes'),
  () => import('./resources/customers'),
  () => import('./resources/tooling'),
  () => import('./resources/materials'),
  () => import('./resources/overhead'),
  () => import('./resources/users'),
  () => import('./resources/standards'),
]);

const Shell = lazy(() => import('./layout/Shell'));
const SetupLayout = lazy(() => import('./layout/SetupLayout'));
const ResourceRoutes = lazy(() => import('./ui/ResourceRoutes').then((module) => ({ default: module.ResourceRoutes })));

/** A resource's screens, for those who may use it. The key keeps the list of `/` when a ticket opens from it. */
const screensOf = (resource: ResourceDefinition) => (
  <RequireAccess key={resource.name} resource={resource.name}>
    <ResourceRoutes resource={resource} />
  </RequireAccess>
);

/** Everything behind the sign-in. */
const Screens = () => {
  const resources = use(loadResources());
  const { home, tabs, setup, definitions } = resources;
  return (
    <ResourceDefinitionContextProvider definitions={definitions}>
      <Routes>
        <Route element={<Shell resources={resources} />}>
          <Route index element={screensOf(home)} />
          {tabs.map((resource) => (
            <Route key={resource.name} path={`${resource.path}/*`} element={screensOf(resource)} />
          ))}
          <Route path="/setup" element={<SetupLayout resources={setup} />}>
            {setup.map((resource, index) => [
              index === 0 && <Route key="index" index element={screensOf(resource)} />,
              <Route key={resource.name} path={`${resource.path}/*`} element={screensOf(resource)} />,
            ])}
          </Route>
          <Route path="*" element={<Navigate to="/" replace />} />
        </Route>
      </Routes>
    </ResourceDefinitionContextProvider>
  );
};

const queryClient = createQueryClient();
const store = localStorageStore('1', 'LabelShop');

export const App = () => (
  <ThemeProvider theme={theme} defaultMode="system">
    <CssBaseline />
    <CoreAdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}>
      <Suspense fallback={<Loading />}>
        <CoreAdminUI
          title={PRODUCT_NAME}
          loginPage={LoginPage}
          loading={Loading}
          error={ErrorPage}
          requireAuth
          disableTelemetry
        >
          <CustomRoutes>
            <Route path="/*" element={<Screens />} />
          </CustomRoutes>
        </CoreAdminUI>
      </Suspense>
    </CoreAdminContext>
  </ThemeProvider>
);
