import { type ReactNode, Suspense, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router';
import { readSession } from '../../providers/session';
import { type UnsavedForm, unsavedForms } from '../../providers/unsaved';
import { lazyView } from '../lazyView';
import { isUnder } from '../paths';
import { whenIdle } from '../whenIdle';

/** Comes with the first form: it must be there when the server is not. */
const ConfirmDialog = lazyView(() => import('../dialog/ConfirmDialog'));

const isLeft = ({ root }: UnsavedForm, pathname: string): boolean => !isUnder(pathname, root);

/** Whoever is no longer signed in has no choice but to leave; what was typed is kept as a draft. */
const mustSignIn = (pathname: string): boolean => pathname === '/login' && readSession() === null;

/**
 * Asks before unsaved changes are lost: when a dialog is closed, the address changes, Back is pressed or the page is
 * left. One guard watches over all forms of a screen, because a router has room for a single blocker.
 */
export const UnsavedChangesGuard = ({ children }: { children: ReactNode }) => {
  const blocker = useBlocker(
    useCallback(
      ({ nextLocation }: { nextLocation: { pathname: string } }) =>
        !mustSignIn(nextLocation.pathname) &&
        [...unsavedForms.values()].some((form) => isLeft(form, nextLocation.pathname)),
      [],
    ),
  );

  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (unsavedForms.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, []);

  const leave = () => {
    const { pathname = '' } = blocker.location ?? {};
    for (const form of unsavedForms.values()) if (isLeft(form, pathname)) form.discard();
    blocker.proceed?.();
  };

  return (
    <>
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
    </>
  );
};

/**
 * Tells the guard whether the form that stays open under `root` holds something unsaved, and how it is given up. The
 * returned function says that it no longer does, at once: for the navigation that follows a save.
 */
export const useUnsavedChanges = (root: string, isDirty: boolean, discard: () => void): (() => void) => {
  const form = useId();
  useEffect(() => whenIdle(() => void ConfirmDialog.preload()), []);
  const latestDiscard = useRef(discard);
  useEffect(() => {
    latestDiscard.current = discard;
  });
  useEffect(() => {
    if (isDirty) unsavedForms.set(form, { root, discard: () => latestDiscard.current() });
    else unsavedForms.delete(form);
    return () => {
      unsavedForms.delete(form);
    };
  }, [form, root, isDirty]);
  return useMemo(() => () => unsavedForms.delete(form), [form]);
};
