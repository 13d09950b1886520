import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SidewaysScroll } from './SidewaysScroll';

/** On paper there is nothing but the sheet; on the screen its copy for the paper is not there. */
const printStyles = {
  '.print-only': { display: 'none' },
  '@page': { margin: '12mm' },
  '@media print': {
    'body > *:not(.print-only)': { display: 'none !important' },
    '.print-only': { display: 'block' },
    'html, body': { height: 'auto', background: '#fff' },
  },
};

const paper = {
  color: '#000',
  backgroundColor: '#fff',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': { border: '1px solid #777', padding: '3px 6px', textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 600 },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;

/** A sheet of paper on the screen, and the button that prints it and nothing else. */
export const PrintSheet = ({ children }: { children: ReactNode }) => (
  <>
    <GlobalStyles styles={printStyles} />
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', pb: 1 }}>
      <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
        Print
      </Button>
    </Box>
    <Box sx={{ ...paper, maxWidth: 816, mx: 'auto', border: 1, borderColor: 'divider' }}>
      <SidewaysScroll focusable>
        {/* A sheet keeps the width of a sheet: on a phone it is moved about under the glass, not squeezed. */}
        <Box sx={{ p: 3, minWidth: 640 }}>{children}</Box>
      </SidewaysScroll>
    </Box>
    {createPortal(
      <Box className="print-only" sx={paper}>
        {children}
      </Box>,
      document.body,
    )}
  </>
);
