import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { failureOf } from './saving/failure';

/** Why something could not be loaded, with a way to try again. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => (
  <Alert
    severity="error"
    sx={{ borderRadius: 1, alignItems: 'center' }}
    action={
      onRetry && (
        <Button color="inherit" size="small" onClick={onRetry}>
          Retry
        </Button>
      )
    }
  >
    {failureOf(error).message}
  </Alert>
);
