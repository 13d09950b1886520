import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { layDeepLink } from './layout/deepLinks';
import { keepSecondClicksFromOthers } from './layout/doubleClicks';
import { ErrorPage } from './layout/ErrorPage';
import { Loading } from './layout/Loading';
import { LoginPage } from './layout/LoginPage';
import { styleCache } from './layout/styleCache';
import { theme } from './layout/theme';
import { readSession } from './providers/session';
import { layoutsToCome } from './ui/list/keptLayouts';

const loadConsole = () => import('./App');

if (readSession()) {
  // Whoever is signed in sees a grid next. Whether it comes shows where it is needed.
  import('./ui/dataGrid/RecordGrid').catch(() => undefined);
  void layoutsToCome();
}

layDeepLink();
keepSecondClicksFromOthers();

/**
 * A data router, made once: only such a one can hold back a navigation that would lose what was typed. The sign-in needs
 * little, and comes without waiting for the console behind it.
 */
const router = createBrowserRouter([
  {
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Loading />,
    children: [
      { path: '/login', element: <LoginPage onTyping={loadConsole} /> },
      { path: '*', lazy: async () => ({ Component: (await loadConsole()).App }) },
    ],
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element "root"');

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline />
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
);
