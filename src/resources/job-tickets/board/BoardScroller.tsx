import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { useMeasured } from './useMeasured';

type BoardScrollerProps = {
  /** How many columns there are. */
  count: number;
  children: ReactNode;
};

const SIDES = ['left', 'right'] as const;

/**
 * The columns beside each other. Where a screen has no room for all of them, a shade lies on the side on which there are
 * more: not every system shows a scroll bar before it is used.
 */
export const BoardScroller = ({ count, children }: BoardScrollerProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ left: false, right: false });
  useMeasured(
    scroller,
    ({ scrollLeft, scrollWidth, clientWidth }) => {
      // Zoomed screens scroll by parts of a pixel.
      const now = { left: scrollLeft > 1, right: scrollLeft < scrollWidth - clientWidth - 1 };
      setMore((before) => (before.left === now.left && before.right === now.right ? before : now));
    },
    count,
  );

  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', position: 'relative' }}>
      <Box
        ref={scroller}
        role="group"
        aria-label="Board"
        sx={{ flex: 1, minWidth: 0, display: 'flex', gap: 0.75, px: 1.5, pb: 1.5, overflowX: 'auto' }}
      >
        {children}
      </Box>
      {SIDES.filter((side) => more[side]).map((side) => (
        <Box
          key={side}
          data-more={side}
          aria-hidden="true"
          sx={{
            position: 'absolute',
            top: 0,
            bottom: 16,
            [side]: 0,
            width: 20,
            pointerEvents: 'none',
            background: `linear-gradient(to ${side}, transparent, rgb(0 0 0 / 0.16))`,
          }}
        />
      ))}
    </Box>
  );
};
