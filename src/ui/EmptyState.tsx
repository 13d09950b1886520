import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What stands where there is nothing yet: what would be here, and how it gets here. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', justifyContent: 'center', height: 1, minHeight: 140, p: 3 }}>
    <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{title}</Typography>
    {children}
  </Stack>
);
