import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, useContext } from 'react';
import { Link } from 'react-router';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

type GridOverlayState = {
  /** What the empty list is for, and how it gets its first record. */
  emptyText: string;
  addPath?: string;
  importPath?: string;
  error: unknown;
  onRetry: () => void;
  /** Set while a search or filter is on: takes it off again. */
  onClearFilters?: () => void;
};

/** The grid takes its overlay as a component made once: what it shows reaches it through this context. */
const GridOverlayContext = createContext<GridOverlayState | null>(null);
export const GridOverlayProvider = GridOverlayContext.Provider;

/** What stands in a grid without rows, as the one cell of a row: a grid may hold nothing else. */
export const GridOverlay = () => {
  const state = useContext(GridOverlayContext);
  return (
    <Box role="row" sx={{ height: '100%' }}>
      <Box role="gridcell" sx={{ height: '100%' }}>
        {state && <OverlayText {...state} />}
      </Box>
    </Box>
  );
};

/** Why the list could not be loaded, that nothing matches, or what to do first. */
const OverlayText = (state: GridOverlayState) => {
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
