import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Credentials } from '../providers/authProvider';
import { asSentence } from '../ui/asSentence';
import { SignInForm } from './SignInForm';

type SignInAgainDialogProps = {
  open: boolean;
  /** Why the session has ended, where the server says so. */
  reason: string | null;
  /** Who typed what is unsaved, where somebody else is signed in by now. */
  typedBy: string | null;
  onClose: () => void;
  /** Gives up what the other person typed. */
  onDiscard: () => void;
  signIn: (credentials: Credentials) => Promise<unknown>;
};

/** The sign-in over the page that it leaves as it is. */
const SignInAgainDialog = ({ open, reason, typedBy, onClose, onDiscard, signIn }: SignInAgainDialogProps) => (
  <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
    <DialogTitle id="sign-in-again">{typedBy === null ? 'Your session has ended' : 'Not yours to save'}</DialogTitle>
    <DialogContent>
      {typedBy === null ? (
        reason && <DialogContentText sx={{ mb: 1 }}>{asSentence(reason)}</DialogContentText>
      ) : (
        <Alert
          severity="warning"
          sx={{ mb: 1, alignItems: 'center' }}
          action={
            <Button color="inherit" size="small" onClick={onDiscard}>
              Discard
            </Button>
          }
        >
          {`This was typed by ${typedBy}. Log in as ${typedBy} to save it, or discard it.`}
        </Alert>
      )}
      <SignInForm
        hint={typedBy === null ? 'What you typed is kept. Log in, then save again.' : 'What was typed is kept.'}
        signIn={signIn}
      />
    </DialogContent>
  </Dialog>
);

export default SignInAgainDialog;
