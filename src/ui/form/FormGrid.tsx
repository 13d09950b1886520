import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type FormGridProps = {
  rows?: number;
  columns?: number;
  children: ReactNode;
};

/** Fills down, then across; on a phone everything stands in one column. */
export const FormGrid = ({ rows = 5, columns = 2, children }: FormGridProps) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 0.25,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
      gridTemplateRows: { sm: `repeat(${rows}, auto)` },
      gridAutoFlow: { xs: 'row', sm: 'column' },
      gridAutoColumns: 'minmax(0, 1fr)',
    }}
  >
    {children}
  </Box>
);
