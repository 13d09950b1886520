import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEvent } from 'ra-core';
import { useEffect } from 'react';

/** Every view that is missing. Their messages lie over each other: one press has to fetch all of them. */
const retries = new Set<() => void>();

type NotFetchedProps = { isRetrying: boolean; onRetry: () => void };

/**
 * That a part of the console is missing: over whatever stands there, since it may have been meant to be as small as a
 * button, and inside of the dialog it belongs to, where a keyboard reaches it.
 */
export const NotFetched = ({ isRetrying, onRetry }: NotFetchedProps) => {
  const retry = useEvent(onRetry);
  useEffect(() => {
    retries.add(retry);
    return () => {
      retries.delete(retry);
    };
  }, [retry]);
  return (
    <Alert
      severity="error"
      sx={{
        position: 'fixed',
        // Clear of what stands at the foot of a dialog or a list: Save must stay in reach.
        bottom: 72,
        left: 16,
        right: 16,
        mx: 'auto',
        maxWidth: 640,
        zIndex: 'snackbar',
        alignItems: 'center',
        boxShadow: 4,
      }}
      action={
        <>
          <Button
            color="inherit"
            size="small"
            aria-busy={isRetrying}
            onClick={() => {
              for (const each of [...retries]) each();
            }}
          >
            Retry
          </Button>
          <Button color="inherit" size="small" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      }
    >
      A part of the console could not be fetched. Try again once the server can be reached; if the server has been
      updated, reload the page.
    </Alert>
  );
};
