/** How wide the column of ticks is, px. */
export const TICKS_WIDTH = 36;

const PLACE = ':is(.MuiDataGrid-columnHeader, .MuiDataGrid-cell)';
const TICKS = ':is(.MuiDataGrid-columnHeaderCheckbox, .MuiDataGrid-cellCheckbox)';

/** Of a column wider than most of the grid only so much stays that the others can be seen beside it. */
const KEPT_AT = 'min(0px, 60% - var(--kept-width, 0px))';

/**
 * The first column stays at the left while a grid is moved sideways, so that it is seen what a figure is of; where rows
 * are ticked, the ticks stay with it. It needs the help of `useKeptColumn`.
 */
const keptColumn = {
  [`& ${PLACE}:is([aria-colindex="1"], ${TICKS} + [aria-colindex="2"])`]: {
    position: 'sticky',
    insetInlineStart: KEPT_AT,
    zIndex: 1,
  },
  [`& ${TICKS} + ${PLACE}[aria-colindex="2"]`]: { insetInlineStart: `calc(${KEPT_AT} + ${TICKS_WIDTH}px)` },
  '& .MuiDataGrid-cell:is([aria-colindex="1"], .MuiDataGrid-cellCheckbox + *)': { backgroundColor: 'inherit' },
  '& .MuiDataGrid-columnHeader:is([aria-colindex="1"], .MuiDataGrid-columnHeaderCheckbox + *)': {
    backgroundColor: 'var(--DataGrid-t-header-background-base)',
  },
  // An edge, once something is below it.
  [`&[data-moved] ${PLACE}[aria-colindex="1"]:not(${TICKS}), &[data-moved] ${TICKS} + [aria-colindex="2"]`]: {
    boxShadow: 'inset -1px 0 0 var(--mui-palette-divider)',
  },
} as const;

/** How every grid of the console looks; the theme's own colours come with the grid. */
export const gridStyle = {
  border: 0,
  borderRadius: 0,
  fontSize: '0.8125rem',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '--DataGrid-overlayHeight': '240px',
  // A quick answer shows no sign of having been waited for.
  '@keyframes grid-wait': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  '& .MuiDataGrid-overlayWrapper:has([role=progressbar])': { animation: 'grid-wait 0s linear 250ms both' },
  // A long heading takes two lines rather than the room of what stands below it, and never part of a third.
  '& .MuiDataGrid-columnHeaderTitle': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    fontWeight: 600,
    fontSize: '0.75rem',
    lineHeight: 1.25,
    whiteSpace: 'normal',
    color: 'text.secondary',
  },
  '& .MuiDataGrid-columnHeader--alignRight .MuiDataGrid-columnHeaderTitle': { textAlign: 'right' },
  '& .figures': { fontVariantNumeric: 'tabular-nums' },
  ...keptColumn,
  // What stays at the left covers what is moved: it has the row's colour, whatever that is at the time.
  '& .MuiDataGrid-row': { cursor: 'pointer', backgroundColor: 'var(--DataGrid-t-color-background-base)' },
  // By touch the grid takes the colour from the row that was tapped last.
  '@media (hover: none)': {
    '& .MuiDataGrid-row:hover:not(.Mui-selected)': { backgroundColor: 'var(--DataGrid-t-color-background-base)' },
  },
  '& .MuiDataGrid-cell': { px: 1.25 },
  // A text beside a sign stands as high as those of the cells around it.
  '& .MuiDataGrid-cell--flex': { lineHeight: 'calc(var(--height) - 1px)' },
  '& .MuiDataGrid-columnHeader': { px: 1.25 },
  // Nothing stands out behind the last column: it would be something to scroll to.
  '& .MuiDataGrid-cellEmpty': { p: 0 },
  '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator--sideRight': { right: 0 },
  '& .MuiDataGrid-footerContainer': { minHeight: 44 },
  '& .MuiTablePagination-root': { fontVariantNumeric: 'tabular-nums' },
} as const;
