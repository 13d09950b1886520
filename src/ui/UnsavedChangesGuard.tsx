import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useBlocker } from 'react-router';
import { lazyView } from './lazyView';
import { isUnder } from './paths';

/** Comes with the first form: it must be there when the server is not. */
const ConfirmDialog = lazyView(() => import('./ConfirmDialog'));

/** Which open forms hold something unsaved, and the path under which each stays open. */
type Unsaved = Map<string, string>;

const UnsavedContext = createContext<Unsaved>(new Map());

/**
 * Asks before unsaved changes are lost: when a dialog is closed, the address changes, Back is pressed or the page is
 * left. One guard watches over all forms of a screen, because a router has room for a single blocker.
 */
export const UnsavedChangesGuard = ({ children }: { children: ReactNode }) => {
  const unsaved = useRef<Unsaved>(new Map());
  const blocker = useBlocker(
    useCallback(
      ({ nextLocation }: { nextLocation: { pathname: string } }) =>
        [...unsaved.current.values()].some((root) => !isUnder(nextLocation.pathname, root)),
      [],
    ),
  );

  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, []);

  return (
    <UnsavedContext.Provider value={unsaved.current}>
      {children}
      {blocker.state === 'blocked' && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title="Discard unsaved changes?"
            text="What you typed has not been saved."
            confirmLabel="Discard changes"
            cancelLabel="Keep editing"
            onConfirm={() => blocker.proceed?.()}
            onCancel={() => blocker.reset?.()}
          />
        </Suspense>
      )}
    </UnsavedContext.Provider>
  );
};

/**
 * Tells the guard whether the form that stays open under `root` holds something unsaved. The returned function says
 * that it no longer does, at once: for the navigation that follows a save.
 */
export const useUnsavedChanges = (root: string, isDirty: boolean): (() => void) => {
  const unsaved = useContext(UnsavedContext);
  const form = useId();
  useEffect(() => void ConfirmDialog.preload(), []);
  useEffect(() => {
    if (isDirty) unsaved.set(form, root);
    else unsaved.delete(form);
    return () => {
      unsaved.delete(form);
    };
  }, [unsaved, form, root, isDirty]);
  return useMemo(() => () => unsaved.delete(form), [unsaved, form]);
};
