import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Credentials } from '../providers/authProvider';
import { SignInForm } from './SignInForm';

type SignInAgainDialogProps = {
  open: boolean;
  /** Why the session has ended, where the server says so. */
  reason: string | null;
  onClose: () => void;
  signIn: (credentials: Credentials) => Promise<unknown>;
};

/** The sign-in over the page that it leaves as it is. */
const SignInAgainDialog = ({ open, reason, onClose, signIn }: SignInAgainDialogProps) => (
  <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
    <DialogTitle id="sign-in-again">Your session has ended</DialogTitle>
    <DialogContent>
      {reason && <DialogContentText sx={{ mb: 1 }}>{reason}.</DialogContentText>}
      <SignInForm hint="What you typed is kept. Log in, then save again." signIn={signIn} />
    </DialogContent>
  </Dialog>
);

export default SignInAgainDialog;
