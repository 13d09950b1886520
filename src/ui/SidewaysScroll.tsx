import { styled } from '@mui/material/styles';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  '--shade': 'rgb(0 0 0 / 0.18)',
  ...theme.applyStyles('dark', { '--shade': 'rgb(0 0 0 / 0.65)' }),
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    zIndex: 2,
    width: 20,
    pointerEvents: 'none',
    visibility: 'hidden',
  },
  '&::before': { left: 'var(--kept, 0px)', background: 'linear-gradient(to right, var(--shade), transparent)' },
  '&::after': { right: 0, background: 'linear-gradient(to left, var(--shade), transparent)' },
  '&[data-more~="left"]::before, &[data-more~="right"]::after': { visibility: 'visible' },
  '& > div': { overflowX: 'auto' },
}));

/** Tells at the frame on which sides of what it moves there is more. */
const useSides = (scroller: RefObject<HTMLElement | null>, within?: string): void => {
  useEffect(() => {
    const frame = scroller.current?.parentElement;
    const element = within ? scroller.current?.querySelector(within) : scroller.current;
    if (!element || !frame) return;
    const tell = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      const isMore = { left: element.scrollLeft > 1, right: element.scrollLeft < hidden - 1 };
      frame.dataset.more = [isMore.left && 'left', isMore.right && 'right'].filter(Boolean).join(' ');
    };
    const sizes = new ResizeObserver(tell);
    for (const sized of [element, ...element.children]) sizes.observe(sized);
    element.addEventListener('scroll', tell, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', tell);
    };
  }, [scroller, within]);
};

type SidewaysScrollProps = {
  /** Whether the keyboard must be able to get here to scroll: where nothing inside takes the focus. */
  focusable?: boolean;
  /** How wide the columns are that stay at the left. */
  kept?: string;
  children: ReactNode;
};

/** What may be wider than its place is moved sideways; a shade at the edge says on which side there is more of it. */
export const SidewaysScroll = ({ focusable = false, kept, children }: SidewaysScrollProps) => {
  const scroller = useRef<HTMLDivElement>(null);
  useSides(scroller);
  return (
    <Frame style={kept ? ({ '--kept': kept } as Record<string, string>) : undefined}>
      <div ref={scroller} tabIndex={focusable ? 0 : undefined}>
        {children}
      </div>
    </Frame>
  );
};

const GridFrame = styled(Frame)({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  // Its first column stays, with an edge of its own.
  '&::before': { display: 'none' },
  '& > div': { flex: 1, minHeight: 0, overflowX: 'visible' },
});

/** The same shade for a data grid, which moves its columns itself. */
export const SidewaysGrid = ({ children }: { children: ReactNode }) => {
  const inside = useRef<HTMLDivElement>(null);
  useSides(inside, '.MuiDataGrid-virtualScroller');
  return (
    <GridFrame>
      <div ref={inside}>{children}</div>
    </GridFrame>
  );
};
