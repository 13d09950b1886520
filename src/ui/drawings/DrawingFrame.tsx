import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';

/**
 * Lines and texts take the colour around them, so a drawing follows the theme; on paper they are black, also when the
 * screen is dark. What exceeds a limit has the theme's error colour, and always a word or a pattern beside it.
 */
const Svg = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  margin: '0 auto',
  color: 'inherit',
  fontFamily: theme.typography.fontFamily,
  fontVariantNumeric: 'tabular-nums',
  '& text': { fill: 'currentColor', stroke: 'none' },
  '& .exceeded': { color: (theme.vars ?? theme).palette.error.main },
  '@media print': { color: '#000', '& .exceeded': { color: '#b00000' } },
}));

type DrawingFrameProps = {
  width: number;
  height: number;
  /** The whole drawing in words. */
  description: string;
  /** The element whose width the drawing is laid out for. */
  container: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** The sheet a drawing is on: as wide as its container, never wider than it was laid out for. */
export const DrawingFrame = ({ width, height, description, container, children }: DrawingFrameProps) => (
  <div ref={container} style={{ width: '100%', minWidth: 0, breakInside: 'avoid' }}>
    <Svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: width }}
      fill="none"
      stroke="currentColor"
      strokeWidth={1}
    >
      {children}
    </Svg>
  </div>
);
