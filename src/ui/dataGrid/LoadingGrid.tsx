import Box from '@mui/material/Box';
import type { GridDensity } from '@mui/x-data-grid';
import type { CSSProperties } from 'react';
import { type Column, ofWidth } from '../../fields/column';
import { LoadingPage } from '../LoadingPage';
import { type GridLayout, inOrder } from '../list/gridLayout';

/** The height of the headings, as the grid has it. */
const HEADINGS: Readonly<Record<GridDensity, number>> = { compact: 39, standard: 56, comfortable: 72 };

/** One style for all headings: a style of each one's own would be made only to go as soon as the rows come. */
const headingsStyle = {
  display: 'flex',
  visibility: 'visible',
  boxShadow: 'inset 0 -1px 0 var(--mui-palette-divider)',
  '& > div': { display: 'flex', alignItems: 'center', minHeight: 0 },
  '& span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    mx: 1.25,
    fontWeight: 600,
    fontSize: '0.75rem',
    lineHeight: 1.25,
    color: 'text.secondary',
  },
} as const;

/** Where a heading stands. Without padding of its own: the room is parted as the grid parts it. */
const placeOf = ({ headerAlign, flex, minWidth, width }: Column): CSSProperties => ({
  justifyContent: headerAlign === 'right' ? 'flex-end' : 'flex-start',
  textAlign: headerAlign,
  ...(flex ? { flex: `${flex} 0 0px`, minWidth } : { flex: `0 0 ${width}px` }),
});

/**
 * A grid whose first rows, or whose code, are on their way: its headings stand where they will be, so that nothing moves
 * when the rows come. Only to look at: there is nothing yet to be read or sorted.
 */
export const LoadingGrid = ({ columns, layout }: { columns: readonly Column[]; layout: GridLayout }) => (
  // Most lists scroll: the room of their bar is kept, though nothing of it is shown yet.
  <Box sx={{ flex: 1, minHeight: 0, overflow: 'hidden scroll', visibility: 'hidden' }}>
    <Box aria-hidden data-loading-headings="" sx={headingsStyle} style={{ height: HEADINGS[layout.density] }}>
      {inOrder(columns, layout.order).map((column, index) =>
        layout.visible[column.field] === false && index > 0 ? null : (
          <div key={column.field} style={placeOf(ofWidth(column, layout.widths[column.field]))}>
            <span>{column.headerName}</span>
          </div>
        ),
      )}
    </Box>
    <Box sx={{ visibility: 'visible' }}>
      <LoadingPage />
    </Box>
  </Box>
);
