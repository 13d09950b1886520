import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useCanAccess, useResourceDefinitions } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { FROM_RECORD } from '../fromRecord';

type NoOptionsProps = { resource: string; search: string; error: Error | null; onRetry: () => void };

/** Why a reference offers nothing: the search found nothing, there is nothing yet, or the list could not be fetched. */
export const NoOptions = ({ resource, search, error, onRetry }: NoOptionsProps) => {
  const path: unknown = useResourceDefinitions()[resource]?.options?.path;
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  if (error) {
    return (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <span role="alert">{error.message}</span>
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      </Stack>
    );
  }
  if (search) return <>Nothing matches “{search}”</>;
  return (
    <>
      There are none yet.{' '}
      {canAccess && typeof path === 'string' && (
        // A press on the list would otherwise take the focus and close it before the click arrives.
        <Link
          component={RouterLink}
          to={`${path}/add`}
          state={FROM_RECORD}
          onMouseDown={(event) => event.preventDefault()}
        >
          Add one
        </Link>
      )}
    </>
  );
};
