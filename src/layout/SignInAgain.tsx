import { useAuthProvider, useNotify } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import type { Credentials } from '../providers/authProvider';
import { readSession } from '../providers/session';
import { onSessionEnded } from '../providers/sessionEnded';
import { lazyView } from '../ui/lazyView';
import { whenIdle } from '../ui/whenIdle';

const SignInAgainDialog = lazyView(() => import('./SignInAgainDialog'));

/**
 * When the session ends in the middle of a save, the sign-in comes over the page instead of taking its place: what was
 * typed stays in the form, and can be saved afterwards.
 * @param onSignedIn the new session stands, perhaps in another role
 */
export const SignInAgain = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const authProvider = useAuthProvider();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [employeeId] = useState(() => readSession()?.employeeId);

  const [opened, setOpened] = useState(false);

  // After the screen that somebody came for.
  useEffect(() => whenIdle(SignInAgainDialog.preload, 2000), []);
  useEffect(
    () =>
      onSessionEnded((why) => {
        setReason(why);
        setOpened(true);
        setOpen(true);
      }),
    [],
  );

  const signIn = async (credentials: Credentials) => {
    await authProvider?.login(credentials);
    // Somebody else must not go on with what the first person typed.
    if (readSession()?.employeeId !== employeeId) window.location.assign('/');
    onSignedIn();
    setOpen(false);
    notify('Logged in again. You can save now.', { type: 'success' });
  };

  return (
    opened && (
      <Suspense fallback={null}>
        <SignInAgainDialog open={open} reason={reason} onClose={() => setOpen(false)} signIn={signIn} />
      </Suspense>
    )
  );
};
