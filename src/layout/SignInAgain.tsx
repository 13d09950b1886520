import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useAuthProvider, useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Credentials } from '../providers/authProvider';
import { readSession } from '../providers/session';
import { onSessionEnded } from '../providers/sessionEnded';
import { SignInForm } from './SignInForm';

/**
 * When the session ends in the middle of a save, the sign-in comes over the page instead of taking its place: what was
 * typed stays in the form, and can be saved afterwards.
 */
export const SignInAgain = () => {
  const authProvider = useAuthProvider();
  const notify = useNotify();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const [employeeId] = useState(() => readSession()?.employeeId);

  useEffect(
    () =>
      onSessionEnded((why) => {
        setReason(why);
        setOpen(true);
      }),
    [],
  );

  const signIn = async (credentials: Credentials) => {
    await authProvider?.login(credentials);
    // Somebody else must not go on with what the first person typed.
    if (readSession()?.employeeId !== employeeId) window.location.assign('/');
    setOpen(false);
    notify('Logged in again. You can save now.', { type: 'success' });
  };

  return (
    <Dialog open={open} onClose={() => setOpen(false)} maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">Your session has ended</DialogTitle>
      <DialogContent>
        {reason && <DialogContentText sx={{ mb: 1 }}>{reason}.</DialogContentText>}
        <SignInForm hint="What you typed is kept. Log in, then save again." signIn={signIn} />
      </DialogContent>
    </Dialog>
  );
};
