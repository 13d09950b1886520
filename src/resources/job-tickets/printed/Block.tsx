import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A framed part of the sheet under its heading; never torn apart by the end of a page. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ border: '1px solid #000', p: '3px 6px 5px', breakInside: 'avoid', minWidth: 0 }}>
    <Box
      component="h4"
      sx={{ m: 0, fontSize: '0.6875rem', fontWeight: 700, letterSpacing: '0.04em', textTransform: 'uppercase' }}
    >
      {title}
    </Box>
    {children}
  </Box>
);

/** Blocks beside each other. */
export const BlockRow = ({ columns, children }: { columns: string; children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: columns, gap: '6px', mt: '6px' }}>{children}</Box>
);
