import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import type { GridOverlayState } from './GridOverlay';

/** Why the list could not be loaded, that nothing matches, or what to do first. */
export const OverlayText = (state: GridOverlayState) => {
  if (state.error) {
    return (
      <EmptyState title="">
        <ErrorState error={state.error} onRetry={state.onRetry} />
      </EmptyState>
    );
  }
  if (state.onClearFilters) {
    return (
      <EmptyState title="Nothing matches this search.">
        <Button variant="outlined" onClick={state.onClearFilters}>
          Show all
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={state.emptyText}>
      {state.addPath && (
        <Button component={Link} to={state.addPath} variant="outlined">
          Add the first
        </Button>
      )}
      {state.importPath && (
        <Button component={Link} to={state.importPath}>
          Import them from a file
        </Button>
      )}
    </EmptyState>
  );
};
