import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { asSentence } from './asSentence';
import { failureOf } from './saving/failure';

type ErrorStateProps = {
  /** What could not be loaded, where the reason alone does not tell: "The terms". */
  what?: string;
  error: unknown;
  /** What is shown instead, as a sentence. */
  instead?: string;
  onRetry?: () => void;
};

/** Why something could not be loaded, with a way to try again. */
export const ErrorState = ({ what, error, instead, onRetry }: ErrorStateProps) => (
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
    {what && `${what} could not be read. `}
    {instead ? `${asSentence(failureOf(error).message)} ${instead}` : failureOf(error).message}
  </Alert>
);
