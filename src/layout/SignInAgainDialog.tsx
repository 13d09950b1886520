import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Credentials } from '../providers/authProvider';
import { SignInForm } from './SignInForm';

type SignInAgainDialogProps = {
  open: boolean;
  onClose: () => void;
  signIn: (credentials: Credentials) => Promise<unknown>;
};

/** The sign-in over the page that it leaves as it is. */
const SignInAgainDialog = ({ open, onClose, signIn }: SignInAgainDialogProps) => (
  <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
    <DialogTitle id="sign-in-again">Your session has ended</DialogTitle>
    <DialogContent>
      <SignInForm hint="What you typed is kept. Log in, then save again." signIn={signIn} />
    </DialogContent>
  </Dialog>
);

export default SignInAgainDialog;
