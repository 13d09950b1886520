import { styled } from '@mui/material/styles';
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

/** Both of them: spread one after the other, the second would take the first one's place on a touch screen. */
export const CONTROL_LINE = {
  ...CONTROL_HEIGHT,
  ...CONTROL_TEXT,
  '@media (pointer: coarse)': {
    ...CONTROL_HEIGHT['@media (pointer: coarse)'],
    ...CONTROL_TEXT['@media (pointer: coarse)'],
  },
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

/** One style for all parts of a field: a form has dozens of fields, and a style of each part's own is what makes it slow. */
const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  position: 'relative',
  '& > .field-label': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    lineHeight: '18px',
    fontWeight: 500,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& > .field-message': {
    position: 'relative',
    margin: 0,
    // Nearer to its own field than to the next one.
    minHeight: 24,
    fontSize: '0.75rem',
    lineHeight: '14px',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& > .field-message > .field-help': { visibility: 'hidden' },
  // A problem lies over what is below it: on one line, and whole as soon as somebody turns to its field.
  '& > .field-message > .field-problem': {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    zIndex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-error-main)',
  },
  '&:focus-within > .field-message > .field-problem, &:hover > .field-message > .field-problem': {
    whiteSpace: 'normal',
    backgroundColor: 'var(--mui-palette-background-paper)',
    borderRadius: 3,
  },
});

/**
 * A label above, a value or input, and one line for help or a problem that is kept free, so that nothing jumps: also the
 * help keeps its room while a problem takes its place.
 */
export const FieldFrame = ({ label, htmlFor, labelId, help, problem, messageId, children }: FieldFrameProps) => {
  const Label = htmlFor ? 'label' : 'span';
  return (
    <Frame>
      <Label className="field-label" htmlFor={htmlFor} id={labelId} title={label}>
        {label}
      </Label>
      {children}
      <p className="field-message" id={messageId}>
        {problem === undefined ? (
          help
        ) : (
          <>
            <span className="field-help">{help}</span>
            <span className="field-problem" title={problem}>
              {problem}
            </span>
          </>
        )}
      </p>
    </Frame>
  );
};
