import { ResourceContextProvider } from 'ra-core';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import type { ResourceDefinition } from './resource';

export const ResourceRoutes = ({ resource }: { resource: ResourceDefinition }) => (
  <ResourceContextProvider value={resource.name}>
    <Suspense fallback={null}>
      <Routes>
        <Route path="*" element={<resource.list />} />
      </Routes>
    </Suspense>
  </ResourceContextProvider>
);
