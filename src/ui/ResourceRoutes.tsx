import { ResourceContextProvider } from 'ra-core';
import { Suspense, useCallback } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { useLeaveTo } from './dialog/useLeaveTo';
import { UnsavedChangesGuard } from './form/UnsavedChangesGuard';
import { LoadingPage } from './LoadingPage';
import { lazyView } from './lazyView';
import { isRecordId, isUnder } from './paths';
import { ListPathProvider, PreloadProvider, type ResourceDefinition, usualSort } from './resource';

/** Seldom needed. */
const NoSuchRecord = lazyView(() => import('./dialog/NoSuchRecord'));

type RouteProps = { resource: ResourceDefinition; onClose: () => void };

const CreateRoute = ({ resource, onClose }: RouteProps) => {
  const Create = resource.create;
  return Create ? <Create onClose={onClose} /> : <Navigate to="/" replace />;
};

const ImportRoute = ({ resource, onClose }: RouteProps) => {
  const Importer = resource.importer;
  return Importer ? <Importer onClose={onClose} /> : <Navigate to="/" replace />;
};

const RecordRoute = ({ resource, onClose }: RouteProps) => {
  const { id = '', '*': rest } = useParams();
  const Edit = resource.edit;
  if (!Edit) return <Navigate to="/" replace />;
  if (!isRecordId(id)) return rest ? <Navigate to="/" replace /> : <NoSuchRecord id={id} onClose={onClose} />;
  // Another record is another dialog: nothing of the one before it may remain.
  return <Edit key={id} id={Number(id)} onClose={onClose} />;
};

/**
 * A resource's list, and over it the dialogs for a new record and for one record. The list stays mounted under them, so
 * that its page, sort, filter and scroll position survive; a link to a record opens both.
 */
export const ResourceRoutes = ({ resource }: { resource: ResourceDefinition }) => {
  const { pathname } = useLocation();
  const props = { resource, onClose: useLeaveTo(resource.path) };
  const List = resource.list;
  const preload = useCallback(() => void resource.edit?.preload?.(), [resource]);
  return (
    <ResourceContextProvider value={resource.name}>
      <ListPathProvider value={resource.path}>
        <UnsavedChangesGuard>
          <PreloadProvider value={preload}>
            <Suspense fallback={<LoadingPage />}>
              <List sort={usualSort(resource)} />
            </Suspense>
          </PreloadProvider>
          {/* The start page shows the first list at `/`, which has no dialogs under it. */}
          {isUnder(pathname, resource.path) && (
            <Suspense fallback={null}>
              <Routes>
                <Route index element={null} />
                <Route path="add" element={<CreateRoute {...props} />} />
                <Route path="import" element={<ImportRoute {...props} />} />
                <Route path=":id/*" element={<RecordRoute {...props} />} />
                <Route path="*" element={<Navigate to="/" replace />} />
              </Routes>
            </Suspense>
          )}
        </UnsavedChangesGuard>
      </ListPathProvider>
    </ResourceContextProvider>
  );
};
