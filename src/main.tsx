import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './App';
import { ErrorPage } from './layout/ErrorPage';

/** A data router, made once: only such a one can hold back a navigation that would lose what was typed. */
const router = createBrowserRouter([{ path: '*', element: <App />, errorElement: <ErrorPage /> }]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element "root"');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
