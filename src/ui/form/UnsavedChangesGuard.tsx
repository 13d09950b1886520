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
import { readSession } from '../../providers/session';
import { lazyView } from '../lazyView';
import { isUnder } from '../paths';

/** Comes with the first form: it must be there when the server is not. */
const ConfirmDialog = lazyView(() => import('../dialog/ConfirmDialog'));

/** An open form that holds something unsaved: the path under which it stays open, and how its changes are given up. */
type UnsavedForm = { root: string; discard: () => void };
type Unsaved = Map<string, UnsavedForm>;

const UnsavedContext = createContext<Unsaved>(new Map());

const isLeft = ({ root }: UnsavedForm, pathname: string): boolean => !isUnder(pathname, root);

/** Whoever is no longer signed in has no choice but to leave; what was typed is kept as a draft. */
const mustSignIn = (pathname: string): boolean => pathname === '/login' && readSession() === null;

/**
 * Asks before unsaved changes are lost: when a dialog is closed, the address changes, Back is pressed or the page is
 * left. One guard watches over all forms of a screen, because a router has room for a single blocker.
 */
export const UnsavedChangesGuard = ({ children }: { children: ReactNode }) => {
  const unsaved = useRef<Unsaved>(new Map());
  const blocker = useBlocker(
    useCallback(
      ({ nextLocation }: { nextLocation: { pathname: string } }) =>
        !mustSignIn(nextLocation.pathname) &&
        [...unsaved.current.values()].some((form) => isLeft(form, nextLocation.pathname)),
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

  const leave = () => {
    const { pathname = '' } = blocker.location ?? {};
    for (const form of unsaved.current.values()) if (isLeft(form, pathname)) form.discard();
    blocker.proceed?.();
  };

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
            onConfirm={leave}
            onCancel={() => blocker.reset?.()}
          />
        </Suspense>
      )}
    </UnsavedContext.Provider>
  );
};

/**
 * Tells the guard whether the form that stays open under `root` holds something unsaved, and how it is given up. The
 * returned function says that it no longer does, at once: for the navigation that follows a save.
 */
export const useUnsavedChanges = (root: string, isDirty: boolean, discard: () => void): (() => void) => {
  const unsaved = useContext(UnsavedContext);
  const form = useId();
  useEffect(() => void ConfirmDialog.preload(), []);
  const latestDiscard = useRef(discard);
  useEffect(() => {
    latestDiscard.current = discard;
  });
  useEffect(() => {
    if (isDirty) unsaved.set(form, { root, discard: () => latestDiscard.current() });
    else unsaved.delete(form);
    return () => {
      unsaved.delete(form);
    };
  }, [unsaved, form, root, isDirty]);
  return useMemo(() => () => unsaved.delete(form), [unsaved, form]);
};
