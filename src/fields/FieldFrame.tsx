import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The height of one line of a form. Read and edit mode share it, so that nothing moves between them. */
export const CONTROL_HEIGHT = {
  height: 34,
  '@media (pointer: coarse)': { height: 44 },
} as const;

/** The text of a form, read or typed. Sixteen pixels on a touch screen, where smaller makes a phone zoom in. */
export const CONTROL_TEXT = {
  fontSize: '0.875rem',
  lineHeight: 1.43,
  '@media (pointer: coarse)': { fontSize: '1rem' },
} as const;

type FieldFrameProps = {
  label: string;
  /** The input's id, where there is one; read-only text is named by `labelId` instead. */
  htmlFor?: string;
  labelId: string;
  help?: string;
  /** Replaces the help, in red. */
  problem?: string;
  messageId: string;
  children: ReactNode;
};

/** A problem lies over what is below it: on one line, and whole as soon as somebody turns to its field. */
const overlay = {
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  zIndex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '*:focus-within > .MuiFormHelperText-root > &, *:hover > .MuiFormHelperText-root > &': {
    whiteSpace: 'normal',
    backgroundColor: 'background.paper',
    borderRadius: 0.5,
  },
} as const;

/**
 * A label above, a value or input, and one line for help or a problem that is kept free, so that nothing jumps: also the
 * help keeps its room while a problem takes its place.
 */
export const FieldFrame = ({ label, htmlFor, labelId, help, problem, messageId, children }: FieldFrameProps) => (
  <Stack sx={{ minWidth: 0, position: 'relative' }}>
    <Typography
      component={htmlFor ? 'label' : 'span'}
      htmlFor={htmlFor}
      id={labelId}
      noWrap
      title={label}
      sx={{ fontSize: '0.75rem', lineHeight: '18px', color: 'text.secondary', fontWeight: 500 }}
    >
      {label}
    </Typography>
    {children}
    <FormHelperText
      id={messageId}
      error={problem !== undefined}
      sx={{ m: 0, minHeight: 22, fontSize: '0.75rem', lineHeight: '16px', position: 'relative' }}
    >
      {problem === undefined ? (
        help
      ) : (
        <>
          <Box component="span" sx={{ visibility: 'hidden' }}>
            {help}
          </Box>
          <Box component="span" title={problem} sx={overlay}>
            {problem}
          </Box>
        </>
      )}
    </FormHelperText>
  </Stack>
);
