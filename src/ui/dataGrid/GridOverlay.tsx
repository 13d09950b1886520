import Box from '@mui/material/Box';
import { createContext, useContext } from 'react';
import { OverlayText } from './OverlayText';

export type GridOverlayState = {
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
