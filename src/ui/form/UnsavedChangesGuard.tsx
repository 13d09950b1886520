import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router';
import { readSession } from '../../providers/session';
import { isAnythingUnsaved, typedCells, unsavedForms } from '../../providers/unsaved';
import { lazyView } from '../lazyView';
import { isUnder } from '../paths';
import { whenIdle } from '../whenIdle';

/** Comes with the first form: it must be there when the server is not. */
const ConfirmDialog = lazyView(() => import('../dialog/ConfirmDialog'));

/** Those that do not stay open at the path. */
const leftAmong = <Open extends { root: string }>(open: Iterable<Open>, pathname: string): Open[] =>
  [...open].filter(({ root }) => !isUnder(pathname, root));

/** Whoever is no longer signed in has no choice but to leave; what was typed is kept as a draft. */
const mustSignIn = (pathname: string): boolean => pathname === '/login' && readSession() === null;

/** Saves what is typed in the cells that are left; whether something stays unsaved all the same. */
const holdsUnsaved = (pathname: string): boolean => {
  const cells = leftAmong(typedCells, pathname).filter(({ finish }) => !finish());
  return cells.length > 0 || leftAmong(unsavedForms.values(), pathname).length > 0;
};

/** Tells the guard to look again at what its forms hold. */
const ChangedContext = createContext<() => void>(() => undefined);

/**
 * Asks before unsaved changes are lost: when a dialog is closed, the address changes, Back is pressed or the page is
 * left. What has been sent to be saved cannot be given up: leaving waits for the answer. One guard watches over all forms
 * of a screen, because a router has room for a single blocker.
 */
export const UnsavedChangesGuard = ({ children }: { children: ReactNode }) => {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const blocker = useBlocker(
    useCallback(
      ({ nextLocation: { pathname } }: { nextLocation: { pathname: string } }) =>
        !mustSignIn(pathname) && holdsUnsaved(pathname),
      [],
    ),
  );

  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, []);

  const isBlocked = blocker.state === 'blocked';
  const { pathname = '' } = blocker.location ?? {};
  const forms = leftAmong(unsavedForms.values(), pathname);
  const cells = leftAmong(typedCells, pathname);
  const isSaving = isBlocked && forms.some((form) => form.isSaving);
  const isUnsaved = forms.length > 0 || cells.some(({ isTypedIn }) => isTypedIn());

  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isBlocked) setHasWaited(false);
    else if (isSaving) setHasWaited(true);
    else if (!isUnsaved) blocker.proceed();
    // It could not be saved, or has to be decided on: the form says why.
    else if (hasWaited) blocker.reset();
  }, [blocker, isBlocked, isSaving, isUnsaved, hasWaited]);

  const leave = () => {
    // Pressed twice, it has been left already.
    if (blocker.state !== 'blocked') return;
    for (const { discard } of [...forms, ...cells]) discard();
    blocker.proceed();
  };
  const stay = () => blocker.reset?.();

  return (
    <ChangedContext.Provider value={lookAgain}>
      {children}
      {isBlocked && isUnsaved && (
        <Suspense fallback={null}>
          {isSaving || hasWaited ? (
            <ConfirmDialog
              open
              title="Saving…"
              text="What you typed is on its way. This closes once it has been saved."
              cancelLabel="Stay here"
              onCancel={stay}
            />
          ) : (
            <ConfirmDialog
              open
              title="Discard unsaved changes?"
              text="What you typed has not been saved."
              confirmLabel="Discard changes"
              cancelLabel="Keep editing"
              onConfirm={leave}
              onCancel={stay}
            />
          )}
        </Suspense>
      )}
    </ChangedContext.Provider>
  );
};

/** What a form holds that is not saved. */
type Unsaved = { isUnsaved: boolean; isSaving: boolean; discard: () => void };

/**
 * Tells the guard what the form that stays open under `root` holds, and how it is given up. The returned function says
 * that it no longer holds anything, at once: for the navigation that follows a save.
 */
export const useUnsavedChanges = (root: string, { isUnsaved, isSaving, discard }: Unsaved): (() => void) => {
  const form = useId();
  const tellGuard = useContext(ChangedContext);
  useEffect(() => whenIdle(() => void ConfirmDialog.preload()), []);
  const latestDiscard = useRef(discard);
  useEffect(() => {
    latestDiscard.current = discard;
  });
  useEffect(() => {
    if (!isUnsaved) return;
    unsavedForms.set(form, { root, isSaving, discard: () => latestDiscard.current() });
    tellGuard();
    return () => {
      unsavedForms.delete(form);
      tellGuard();
    };
  }, [form, root, isUnsaved, isSaving, tellGuard]);
  return useMemo(() => () => unsavedForms.delete(form), [form]);
};
