import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useEvent, useNotify } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import type { Credentials } from '../providers/authProvider';
import { otherOwner, readSession } from '../providers/session';
import { answerSignIn, isSignInAsked, onSessionEnded, tellSessionEnded } from '../providers/sessionEnded';
import { discardUnsaved, isAnythingUnsaved } from '../providers/unsaved';
import { lazyView } from '../ui/lazyView';
import { whenIdle } from '../ui/whenIdle';

const SignInAgainDialog = lazyView(() => import('./SignInAgainDialog'));

const LOGGED_OUT = 'You have been logged out in another tab';

type SignInAgainProps = {
  /** The new session stands, perhaps in another role, to which what is unsaved may be of no use. */
  onSignedIn: () => void;
  /** The session has ended in another tab, and nothing here is unsaved. */
  onLoggedOut: () => void;
};

/**
 * When the session ends while something is unsaved, the sign-in comes over the page instead of taking its place: what was
 * typed stays where it is, and can be saved afterwards by the same person. Anybody else is told whose it is.
 */
export const SignInAgain = ({ onSignedIn, onLoggedOut }: SignInAgainProps) => {
  const authProvider = useAuthProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  /** Who typed what is unsaved, where somebody else is signed in by now. */
  const [typedBy, setTypedBy] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);

  // After the screen that somebody came for.
  useEffect(() => whenIdle(SignInAgainDialog.preload, 2000), []);
  useEffect(
    () =>
      onSessionEnded((why) => {
        setReason(why);
        setTypedBy(otherOwner()?.name ?? null);
        setOpened(true);
        setOpen(true);
      }),
    [],
  );
  // Whoever leaves the page leaves the question too.
  useEffect(() => () => answerSignIn(false), []);

  /** Somebody has signed in: here, or in another tab. */
  const takeSession = useEvent(() => {
    const other = otherOwner();
    if (other && isAnythingUnsaved()) {
      if (isSignInAsked()) setTypedBy(other.name);
      else tellSessionEnded(null);
      return;
    }
    // The screen of somebody who left nothing on it gives way to that of whoever has come.
    if (other) return window.location.reload();
    onSignedIn();
    if (!isSignInAsked()) return;
    setOpen(false);
    const canSave = isAnythingUnsaved();
    answerSignIn(canSave);
    if (canSave) notify('Logged in again. You can save now.', { type: 'success' });
    // What could not be read meanwhile is read again.
    void queryClient.invalidateQueries();
  });

  const onToken = useEvent((token: string | null) => {
    if (token !== null) return readSession() && takeSession();
    // Whoever logs out in one window is logged out in all of them.
    if (isAnythingUnsaved()) tellSessionEnded(LOGGED_OUT);
    else onLoggedOut();
  });
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'token') onToken(newValue);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [onToken]);

  const signIn = async (credentials: Credentials) => {
    await authProvider?.login(credentials);
    takeSession();
  };
  const close = () => {
    setOpen(false);
    answerSignIn(false);
  };
  const discard = () => {
    discardUnsaved();
    window.location.assign('/');
  };

  return (
    opened && (
      <Suspense fallback={null}>
        <SignInAgainDialog
          open={open}
          reason={reason}
          typedBy={typedBy}
          onClose={close}
          onDiscard={discard}
          signIn={signIn}
        />
      </Suspense>
    )
  );
};
